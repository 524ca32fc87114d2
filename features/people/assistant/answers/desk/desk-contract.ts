import { z } from "zod";
import { filledLine, filledLines } from "#platform/texts/text-schema.ts";
import { handOverSchema } from "../contract.ts";

export const maxAnswer = 5000;

const ownerSchema = z.strictObject({
  email: z.string(),
  name: z.string().nullable().describe("Null for an account that is not kept here."),
});

/** A question that was handed over to people, as staff see it. */
export const deskHandOverSchema = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  email: z.string().describe("For the answer alone."),
  question: z.string(),
  tag: z.string(),
  conversation: handOverSchema.shape.conversation
    .unwrap()
    .describe("Null where the visitor did not send it."),
  askedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  owner: ownerSchema.nullable(),
  answer: z.strictObject({ subject: z.string(), text: z.string() }).nullable(),
});

const groupSchema = z.strictObject({
  key: z.string(),
  count: z.int(),
  text: z.string().describe("The question as it was asked last, without addresses."),
  also: z.array(z.string()).readonly().describe("Other wordings of it."),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  isMended: z.boolean().describe("Whether it is answered by now."),
  leftReason: z.string().nullable().describe("Why staff leave it as it is."),
});

/** What visitors asked within 30 days, and what they handed over. */
export const deskQuestionsSchema = z.strictObject({
  asked: z.int(),
  answered: z.int(),
  helped: z.int().describe("Answers of which a visitor says that they have helped."),
  unhelpful: z
    .array(groupSchema)
    .readonly()
    .describe("Answered, and a visitor says that it did not help; the most asked first."),
  known: z.array(groupSchema).readonly().describe("With an answer, the most asked first."),
  groups: z.array(groupSchema).readonly().describe("Without an answer, the most asked first."),
  handOvers: z.array(deskHandOverSchema).readonly().describe("The longest waiting first."),
});

export const leaveInputSchema = z
  .strictObject({
    key: filledLine().max(200),
    reason: filledLine("Say why.").trim().max(300),
  })
  .meta({ examples: [{ key: "topic:children", reason: "We have no such trips." }] });

export const handOverOwnerSchema = z
  .strictObject({
    email: z.email().max(200).nullable().describe("Null takes it away from everybody."),
  })
  .meta({ examples: [{ email: "editor@wayroam.test" }] });

export const handOverAnswerSchema = z
  .strictObject({
    subject: filledLine().trim().max(200),
    text: filledLines().max(maxAnswer),
  })
  .meta({ examples: [{ subject: "La tua domanda", text: "Ciao, …" }] });

export type DeskQuestions = z.infer<typeof deskQuestionsSchema>;
export type QuestionGroup = z.infer<typeof groupSchema>;
export type DeskHandOver = z.infer<typeof deskHandOverSchema>;
export type HandOverAnswer = z.infer<typeof handOverAnswerSchema>;

/** Whether staff have nothing more to do about a group of questions. */
export const isDone = ({ isMended, leftReason }: QuestionGroup): boolean =>
  isMended || leftReason !== null;
