import type { RequestKind, Room } from "../contract.ts";
import type { BillView } from "./bill-view.ts";
import type { SentWords } from "./sent/sent-view.ts";
import type { Typed } from "./typed.ts";

export type SeatOption = Readonly<{
  seats: number;
  /** Why so many cannot be asked for; null where they can. */
  refusal: string | null;
}>;

export type RoomOption = Readonly<{
  room: Room;
  name: string;
  amount: string;
  note: string | null;
}>;

/** What stands above the form: why nothing was stored. */
export type NoteView = Readonly<{ title: string; text: string }>;

/** What of the form differs with the date that is asked for. */
export type DatePart = Pick<RequestFormView, "call" | "seats" | "flexible" | "bills" | "flights">;

/**
 * The form for a seat, in the visitor's language. What each choice costs is reckoned beforehand, so
 * that a browser needs neither rules nor words of its own.
 */
export type RequestFormView = Readonly<{
  /** Where the form is sent without JavaScript. */
  action: string;
  /** The call that takes it; null for one that changes a request. */
  call: string | null;
  tourId: string;
  kind: RequestKind;
  title: string;
  /** The departure, and in which currency it is paid. */
  lines: readonly string[];
  /** The dates to choose from where the departure itself is full. */
  dates: Readonly<{
    label: string;
    options: readonly Readonly<{ tourId: string; date: string; left: string; amount: string }>[];
    parts: Readonly<Record<string, DatePart>>;
  }> | null;
  close: Readonly<{ label: string; path: string }> | null;
  seats: Readonly<{
    label: string;
    left: string | null;
    options: readonly SeatOption[];
    more: Readonly<{ text: string; label: string; href: string }> | null;
  }>;
  room: Readonly<{
    label: string;
    /** By the number of seats. */
    options: Readonly<Record<number, readonly RoomOption[]>>;
    /** The kind of room that costs nothing more, by the number of seats. */
    first: Readonly<Record<number, Room>>;
    /** Said where the trip has no private rooms. */
    none: string | null;
  }>;
  flexible: Readonly<{ group: string; label: string; amount: string; note: string }> | null;
  fields: Readonly<{
    name: string;
    email: string;
    emailNote: string;
    question: string;
    optional: string;
    /** `{n}` stands for the number of characters. */
    counter: string;
    /** The sign before the last three of four digits. */
    thousands: string;
  }>;
  /** By `billKey`. */
  bills: Readonly<Record<string, BillView>>;
  /** By the number of seats. */
  buttons: Readonly<Record<number, string>>;
  /** What leads back without saving; null in a form that opens in its place. */
  leave: Readonly<{ label: string; path: string }> | null;
  showTotal: string;
  notBooking: NoteView;
  data: Readonly<{ text: string; label: string; path: string }> | null;
  typed: Typed;
  errors: Readonly<Partial<Record<"name" | "email" | "question", string>>>;
  note: NoteView | null;
  /** Whether flights can be bought, for who has asked. */
  flights: NoteView;
  words: Readonly<{
    nameMissing: string;
    emailWrong: string;
    /** With `{n}` for the length of what was typed. */
    questionLong: string;
    noNetwork: NoteView;
    failed: NoteView;
    again: string;
    sent: SentWords;
  }>;
}>;

/** The button that opens the form: who closes it has the focus there again. */
export const askId = "ask-seat";

export const billKey = ({
  seats,
  room,
  flexible,
}: Readonly<{ seats: number; room: Room; flexible: boolean }>): string =>
  `${seats} ${room} ${flexible ? "flexible" : "plain"}`;
