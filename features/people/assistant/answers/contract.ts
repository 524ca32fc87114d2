import { z } from "zod";
import { statuses } from "#features/records/statuses/contract.ts";
import { filledLine, filledLines } from "#platform/texts/text-schema.ts";
import { maxEmail, maxMessage, maxMessages, maxQuestion } from "./limits.ts";

/** How many days they are kept; the privacy policy says so. */
export const keptDays = { question: 30, handOver: 180 } as const;

const question = filledLine("Write your question.").trim().max(maxQuestion);

export const questionSchema = z
  .strictObject({ text: question })
  .meta({ examples: [{ text: "When can I buy my flight?" }] });

const linkSchema = z.strictObject({ label: z.string(), path: z.string() });

const cardSchema = z.strictObject({
  name: z.string(),
  facts: z.string().describe("How long it is, and for which ages."),
  path: z.string(),
  picture: z.string().nullable().describe("The address of a small picture."),
  status: z.enum(statuses).nullable().describe("Of its next departure; null where it has none."),
  statusLabel: z.string(),
  day: z.string(),
  price: z.string().describe("As it is at this moment; empty where nothing is sold."),
});

/** An answer, of statements that each name where they come from. */
export const chatAnswerSchema = z.strictObject({
  kind: z.enum(["answered", "unknown"]),
  statements: z
    .array(z.strictObject({ text: z.string(), source: z.int().min(1) }))
    .readonly()
    .describe("Each with the number of its source; none where no source holds the answer."),
  sources: z.array(linkSchema.extend({ number: z.int().min(1) })).readonly(),
  cards: z.array(cardSchema).readonly().describe("Trips that were asked for, as they are now."),
  allTrips: linkSchema.nullable().describe("The search for all of them."),
});

export const handOverSchema = z
  .strictObject({
    email: z.email("This is no e-mail address.").max(maxEmail),
    question,
    conversation: z
      .array(
        z.strictObject({ by: z.enum(["visitor", "program"]), text: filledLines().max(maxMessage) }),
      )
      .max(maxMessages)
      .nullable()
      .default(null)
      .describe("Only where the visitor wants it to go along."),
  })
  .meta({
    examples: [{ email: "nora.fields@example.com", question: "Can I bring my dog?" }],
  });

export type ChatAnswer = z.infer<typeof chatAnswerSchema>;
export type ChatCard = z.infer<typeof cardSchema>;
export type HandOver = z.infer<typeof handOverSchema>;
export type Conversation = NonNullable<HandOver["conversation"]>;
