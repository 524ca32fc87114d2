import { z } from "zod";
import { statuses } from "#features/records/statuses/contract.ts";
import { filledLine, filledLines } from "#platform/texts/text-schema.ts";
import { billSchema, choiceSchema, requestKinds, requestStates } from "../contract.ts";

export const maxAnswer = 5000;
const maxNote = 2000;
export const maxOtherDates = 3;

const ownerSchema = z.strictObject({
  email: z.string(),
  name: z.string().nullable().describe("Null for an account that is not kept here."),
});

/** What staff see of a request in a list. */
export const listedRequestSchema = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  number: z.string(),
  kind: z.enum(requestKinds),
  ...choiceSchema.shape,
  name: z.string(),
  email: z.string(),
  state: z.enum(requestStates),
  tourId: z.uuid(),
  travelName: z.string(),
  departureDate: z.iso.date(),
  totalCents: z.int(),
  askedAt: z.iso.datetime(),
  lastWordAt: z.iso.datetime().describe("Of the traveller."),
  settledAt: z.iso.datetime().nullable(),
  hours: z.int().nullable().describe("Of working days since the last word; null once answered."),
  isLate: z.boolean().describe("It has waited a working day."),
  owner: ownerSchema.nullable(),
});

const wordSchema = z.strictObject({
  at: z.iso.datetime(),
  kind: z.enum(["traveller", "care", "note"]).describe("A note is shown to staff alone."),
  author: z.string().nullable(),
  text: z.string(),
});

const numbers = z.strictObject({ peopleIn: z.int(), peopleNeeded: z.int(), seatsFree: z.int() });

/** What giving the seats would do, which nobody has done yet. */
export const givingSchema = z.strictObject({
  tourVersion: z.int().describe("Of the departure that this was reckoned with."),
  before: numbers,
  after: numbers,
  suggestion: z.strictObject({ status: z.enum(statuses), reason: z.string() }).nullable(),
});

const draftSchema = z.strictObject({ subject: z.string(), text: z.string() });

export const deskRequestSchema = listedRequestSchema.extend({
  phone: z.string().nullable(),
  question: z.string(),
  bill: billSchema,
  language: z.string().describe("Of the traveller, in English."),
  words: z.array(wordSchema).readonly(),
  departure: z
    .strictObject({
      travelId: z.uuid(),
      status: z.enum(statuses),
      peopleIn: z.int(),
      peopleMinimum: z.int(),
      seatsFree: z.int(),
      seatsTotal: z.int(),
      interested: z.int(),
    })
    .nullable()
    .describe("As it is now; null once it was deleted."),
  otherSeats: z.int().describe("What other open requests for the departure ask for together."),
  giving: givingSchema.nullable().describe("Null where the seats cannot be given."),
  obstacle: z.string().nullable().describe("Why they cannot."),
  takingBack: z
    .strictObject({ before: numbers, after: numbers })
    .nullable()
    .describe("What taking given seats back would do; null where none can be."),
  otherDates: z
    .array(z.strictObject({ tourId: z.uuid(), departureDate: z.iso.date(), seatsFree: z.int() }))
    .readonly()
    .describe("Of the same travel, with as many free seats: they can be offered instead."),
  drafts: z
    .strictObject({ give: draftSchema, talk: draftSchema, decline: draftSchema })
    .describe("Answers in the traveller's language, filled in."),
  filledWords: z.array(z.string()).readonly().describe("What the answers were filled in with."),
});

const wouldDo = z.strictObject({
  after: numbers,
  suggestion: givingSchema.shape.suggestion,
});

/** The requests for a departure, with what giving each of them would do, and the chosen together. */
export const departureRequestsSchema = z.strictObject({
  departure: z.strictObject({
    id: z.uuid(),
    travelId: z.uuid(),
    travelName: z.string(),
    departureDate: z.iso.date(),
    status: z.enum(statuses),
    peopleIn: z.int(),
    peopleMinimum: z.int(),
    seatsFree: z.int(),
    seatsTotal: z.int(),
    interested: z.int(),
    alerts: z.int().describe("How many of those who are interested have an alert."),
    isFull: z
      .boolean()
      .describe("Its requests are a waiting list, in the order in which they came."),
  }),
  seatsAsked: z.int().describe("By requests that wait for an answer."),
  open: z
    .array(
      z.strictObject({
        request: listedRequestSchema,
        giving: wouldDo.nullable().describe("Null where the seats cannot be given."),
        obstacle: z.string().nullable(),
      }),
    )
    .readonly()
    .describe("The longest waiting first; of a full departure, in the order of arrival."),
  answered: z.array(listedRequestSchema).readonly(),
  together: z
    .strictObject({ seats: z.int(), giving: wouldDo.nullable() })
    .nullable()
    .describe("What giving the chosen ones would do; null while fewer than two are."),
});

export type DepartureRequests = Readonly<z.infer<typeof departureRequestsSchema>>;
export type WouldDo = Readonly<z.infer<typeof wouldDo>>;

export const ownerInputSchema = z
  .strictObject({
    email: z.email().max(200).nullable().describe("Null takes it away from everybody."),
  })
  .meta({ examples: [{ email: "editor@wayroam.test" }] });

export const noteInputSchema = z
  .strictObject({ text: filledLines().max(maxNote) })
  .meta({ examples: [{ text: "The boat says meals without meat are no problem." }] });

const answer = { subject: filledLine().max(200), text: filledLines().max(maxAnswer) };

export const answerInputSchema = z
  .strictObject(answer)
  .meta({ examples: [{ subject: "IT-1001", text: "Ciao Martina, …" }] });

export const declineInputSchema = z
  .strictObject({
    ...answer,
    reason: filledLines("Write why: it stands in the mail.").max(500),
    otherTourIds: z.array(z.uuid()).max(maxOtherDates).default([]),
  })
  .meta({
    examples: [{ subject: "IT-1001", text: "Ciao Martina, …", reason: "Il gruppo è al completo." }],
  });

export const giveInputSchema = z
  .strictObject({
    ...answer,
    tourVersion: z.int().min(1).describe("Of the departure whose consequences were looked at."),
    status: z.enum(statuses).nullable().describe("Null leaves the status as it is."),
  })
  .meta({
    examples: [{ subject: "IT-1001", text: "Ciao Martina, …", tourVersion: 1, status: null }],
  });

export const takeBackInputSchema = z
  .strictObject({
    answer: z
      .strictObject(answer)
      .nullable()
      .describe("To the traveller; needed once the mail that gave the seats has left."),
  })
  .meta({ examples: [{ answer: null }] });

export const requestSorts = ["longest", "newest"] as const;

export type ListedRequest = Readonly<z.infer<typeof listedRequestSchema>>;
export type DeskRequest = Readonly<z.infer<typeof deskRequestSchema>>;
export type Giving = Readonly<z.infer<typeof givingSchema>>;
export type GiveInput = z.infer<typeof giveInputSchema>;
export type AnswerInput = z.infer<typeof answerInputSchema>;
export type TakeBackInput = z.infer<typeof takeBackInputSchema>;
export type DeclineInput = z.infer<typeof declineInputSchema>;
