import { z } from "zod";
import { type RequestInput, requestKinds, rooms } from "../contract.ts";
import { maxEmail, maxName, maxQuestion, maxSeats } from "../limits.ts";
import { fieldNames, type Typed, type TypedErrors } from "../parts/typed.ts";

const control = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** Lines end as in the browser's own field, so that its count and ours are the same. */
const cleaned = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(control, (sign) => (sign === "\n" ? sign : ""))
    .trim()
    .normalize("NFC");

const oneLine = (text: string): string => cleaned(text).replaceAll(/\s+/g, " ");

/** What a browser has sent with the form; what no form sends becomes what it begins with. */
export const readTyped = (fields: URLSearchParams): Typed => {
  const text = (name: string) => fields.get(name) ?? "";
  const seats = Number(text(fieldNames.seats));
  const room = rooms.find((each) => each === text(fieldNames.room));
  return {
    kind: requestKinds.find((each) => each === text(fieldNames.kind)) ?? "seat",
    seats: Number.isInteger(seats) && seats >= 1 && seats <= maxSeats ? seats : 1,
    room: room ?? "shared",
    flexible: text(fieldNames.flexible) === "yes",
    name: oneLine(text(fieldNames.name)),
    email: oneLine(text(fieldNames.email)),
    question: cleaned(text(fieldNames.question)),
    sent: oneLine(text(fieldNames.sent)).slice(0, 100),
  };
};

/** What somebody answers to care. */
export const readWord = (fields: URLSearchParams): string =>
  cleaned(fields.get(fieldNames.word) ?? "");

/** The total that the form showed; null where it was told none. */
export const readSeen = (fields: URLSearchParams): number | null => {
  const seen = fields.get(fieldNames.seen) ?? "";
  return /^\d{1,9}$/.test(seen) ? Number(seen) : null;
};

const email = z.email().max(maxEmail);

export const errorsOf = ({ name, email: address, question }: Typed): TypedErrors => ({
  ...(name === "" ? { name: { kind: "missing" } as const } : {}),
  ...(name.length > maxName
    ? { name: { kind: "long", length: name.length, max: maxName } as const }
    : {}),
  ...(email.safeParse(address).success ? {} : { email: { kind: "email" } as const }),
  ...(question.length > maxQuestion
    ? { question: { kind: "long", length: question.length, max: maxQuestion } as const }
    : {}),
});

export const toInput = (
  { sent: _sent, ...typed }: Typed,
  seenCents: number | null,
): RequestInput => ({ ...typed, phone: null, seenCents });
