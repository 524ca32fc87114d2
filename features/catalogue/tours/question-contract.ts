import { z } from "zod";
import { manyLines } from "#platform/texts/text-schema.ts";

export const answers = ["yes", "no"] as const;

export type Answer = (typeof answers)[number];

/** For how many days the link in a mail can be used. */
export const linkDays = 14;

/** Without an answer for more days, staff are told. */
export const patientDays = 3;

export const maxReason = 500;

/** What a coordinator was asked about a departure, and what they said. */
export const questionSchema = z.strictObject({
  askedAt: z.iso.datetime(),
  askedBy: z.string().describe("Name of who assigned them, or the e-mail address of a former one."),
  mailedUntil: z.iso
    .datetime()
    .nullable()
    .describe("Until when the link in the mail can be used; null where no mail was written."),
  answer: z.enum(answers).nullable().describe("Null while there is none."),
  reason: z.string(),
  answeredAt: z.iso.datetime().nullable(),
  recordedBy: z.string().nullable().describe("Who wrote the answer down; null for a link's."),
});

export type Question = Readonly<z.infer<typeof questionSchema>>;

/** The coordinator of a departure, with what they were asked. */
export const askedCoordinatorSchema = z.strictObject({
  coordinator: z
    .strictObject({ id: z.guid(), name: z.string(), hasEmail: z.boolean() })
    .nullable()
    .describe("Null where nobody leads the departure."),
  answer: questionSchema.shape.answer,
  reason: questionSchema.shape.reason,
  question: questionSchema
    .omit({ answer: true, reason: true })
    .nullable()
    .describe("Null where nobody was asked."),
});

export type AskedCoordinator = Readonly<z.infer<typeof askedCoordinatorSchema>>;

/** The question of a record with its answer. */
export const questionIn = ({ question, answer, reason }: AskedCoordinator): Question | null =>
  question && { ...question, answer, reason };

/** An answer that staff have heard. */
export const recordedAnswerSchema = z
  .strictObject({
    answer: z.enum(answers).nullable().describe("Null takes an answer back."),
    reason: manyLines().trim().max(maxReason),
  })
  .meta({ examples: [{ answer: "no", reason: "Away with friends that week." }] });

export type RecordedAnswer = z.infer<typeof recordedAnswerSchema>;
