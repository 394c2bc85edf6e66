/** Drawings by name; the list is the JSON file's, the pictures come from build/icons.ts. */
declare module "*.json?icons=shell" {
    const drawings: Record<string, string>;
    export default drawings;
}
declare module "*.json?icons=faces" {
    const drawings: Record<string, string>;
    export default drawings;
}
