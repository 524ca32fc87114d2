import type { Bill, RequestKind, Room } from "../contract.ts";

/** The names of what the form sends. */
export const fieldNames = {
  /** The departure, which tells this form from those that staff have made. */
  tour: "seat-request",
  kind: "kind",
  seats: "seats",
  room: "room",
  flexible: "flexible",
  name: "name",
  email: "email",
  question: "question",
  /** The total that was shown, in cents. */
  seen: "seen",
  /** What stands for the same request sent again. */
  sent: "sent",
  /** Which button was pressed; what has to do with a request that is there. */
  step: "step",
  word: "word",
} as const;

/** No person sees this field: who fills it in is a program. */
export const trapName = "website";

/** What was typed and chosen. */
export type Typed = Readonly<{
  kind: RequestKind;
  seats: number;
  room: Room;
  flexible: boolean;
  name: string;
  email: string;
  question: string;
  sent: string;
}>;

export type FieldError =
  | Readonly<{ kind: "missing" | "email" }>
  | Readonly<{ kind: "long"; length: number; max: number }>;

export type TypedErrors = Readonly<Partial<Record<"name" | "email" | "question", FieldError>>>;

/** Why nothing was stored, apart from single fields. */
export type FormNote =
  | Readonly<{ kind: "full" | "closed" }>
  | Readonly<{ kind: "fewer"; seatsFree: number }>
  | Readonly<{ kind: "total"; bill: Bill }>
  | Readonly<{ kind: "often"; minutes: number }>;

/** A request that was sent and not taken: the page shows it again, with what was typed. */
export type RequestAttempt = Readonly<{
  tourId: string;
  typed: Typed;
  errors: TypedErrors;
  note: FormNote | null;
}>;
