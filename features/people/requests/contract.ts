import { z } from "zod";
import { maxEmail, maxName, maxQuestion, maxSeats } from "./limits.ts";
import { filledLine, manyLines, oneLine } from "#platform/texts/text-schema.ts";

/** What somebody asks for: a seat, to be told when one comes free, or a seat on another date. */
export const requestKinds = ["seat", "waiting-list", "other-dates"] as const;
export const requestStates = ["new", "in-talk", "seat-given", "declined", "withdrawn"] as const;
export const rooms = ["shared", "private"] as const;

const cents = z.int();

/** What is chosen of a departure. */
export const choiceSchema = z.strictObject({
  seats: z.int().min(1).max(maxSeats),
  room: z.enum(rooms),
  flexible: z.boolean(),
});

/** Amounts in cents of the market's currency, for all seats together. */
export const billSchema = z.strictObject({
  seatCents: cents.describe("The price of one seat."),
  seatsCents: cents,
  roomCents: cents.describe("What the private room costs more; 0 where it is free."),
  flexibleCents: cents,
  totalCents: cents,
  deposit: z
    .strictObject({
      cents,
      seatCents: cents,
      until: z.iso.date(),
      balanceCents: cents,
      balanceDue: z.iso.date(),
    })
    .nullable()
    .describe("Null where the whole total is due on booking."),
});

const personFields = {
  name: filledLine("Write your name.").max(maxName),
  email: z.email("This is no e-mail address.").max(maxEmail),
  phone: oneLine().max(40).nullable().default(null),
  question: manyLines()
    .max(maxQuestion, {
      error: ({ input }) =>
        `Your question has ${typeof input === "string" ? input.length : 0} characters; ${maxQuestion} fit.`,
    })
    .default(""),
};

const seen = {
  seenCents: cents
    .nullable()
    .default(null)
    .describe("The total that was shown; where it is another by now, nothing is stored."),
};

export const requestInputSchema = z
  .strictObject({ kind: z.enum(requestKinds), ...choiceSchema.shape, ...personFields, ...seen })
  .meta({
    examples: [
      {
        kind: "seat",
        seats: 2,
        room: "private",
        flexible: true,
        name: "Nora Fields",
        email: "nora.fields@example.com",
        question: "Is the trip fine for somebody who does not ride camels?",
      },
    ],
  });

/** What may be changed until a request is answered for good; what is left out stays. */
export const requestChangeSchema = z
  .strictObject({
    ...choiceSchema.shape,
    ...personFields,
    phone: oneLine().max(40).nullable(),
    question: manyLines().max(maxQuestion),
    ...seen,
  })
  .partial()
  .meta({ examples: [{ seats: 1, room: "shared" }] });

export const sentRequestSchema = z.strictObject({
  number: z
    .string()
    .describe("As it is spoken on the telephone, such as US-4172. It opens nothing."),
  url: z.url().describe("The address of the request's own page, which is its key."),
});

const wordSchema = z.strictObject({
  at: z.iso.datetime(),
  by: z.enum(["traveller", "care"]),
  text: z.string(),
});

/** A request as whoever has its key sees it. */
export const ownRequestSchema = z.strictObject({
  number: z.string(),
  kind: z.enum(requestKinds),
  tourId: z.uuid(),
  ...choiceSchema.shape,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  question: z.string(),
  state: z.enum(requestStates),
  askedAt: z.iso.datetime(),
  bill: billSchema,
  words: z.array(wordSchema).readonly(),
});

export type RequestKind = (typeof requestKinds)[number];
export type RequestState = (typeof requestStates)[number];
export type Room = (typeof rooms)[number];
export type Choice = Readonly<z.infer<typeof choiceSchema>>;
export type Bill = Readonly<z.infer<typeof billSchema>>;
export type RequestInput = z.infer<typeof requestInputSchema>;
export type RequestChange = z.infer<typeof requestChangeSchema>;
export type OwnRequest = z.infer<typeof ownRequestSchema>;
