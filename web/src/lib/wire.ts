/** The messages of the socket, as the two unions they come in. */
import type {
    Ack,
    Act,
    AskHint,
    AskPreview,
    Bye,
    ChatLine,
    Hint,
    Ping,
    Pong,
    Preview,
    Refusal,
    Return,
    Say,
    TableChanged,
    Undo,
    Update,
    Welcome,
} from "../generated/wire";

export type Incoming = Act | Undo | AskHint | AskPreview | Return | Say | Ping;
export type Outgoing = Welcome | TableChanged | Update | ChatLine | Ack | Refusal | Hint | Preview | Pong | Bye;
/** What waits for an answer until it comes: everything but a ping. */
export type Asked = Exclude<Incoming, Ping>;
export type * from "../generated/wire";
