/** With whom one plays. */
export type Company = "bots" | "friends" | "device";
export const COMPANIES: Company[] = ["bots", "friends", "device"];
