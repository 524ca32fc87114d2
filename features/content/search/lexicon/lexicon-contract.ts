import { z } from "zod";
import { filledLine } from "#platform/texts/text-schema.ts";

/** The filters that a word may mean; what has a number or a day is read by rules alone. */
export const lexiconParameters = [
  "where",
  "type",
  "style",
  "mood",
  "badge",
  "season",
  "age",
  "status",
  "transport",
  "effort",
  "privateRoom",
  "discounted",
  "unique",
] as const;

/** More than a language has for its trips. */
export const maxLexiconWords = 500;

const meaningSchema = z.strictObject({
  parameter: z.enum(lexiconParameters),
  value: filledLine().max(100),
});

const words = filledLine("Write the words.")
  .trim()
  .max(60)
  .refine((text) => /\p{L}/u.test(text), "Words have letters.");

export const wordInputSchema = z
  .strictObject({
    words,
    means: meaningSchema.nullable().describe("Null for words that say nothing, such as “my dear”."),
  })
  .meta({ examples: [{ words: "sailing boat", means: { parameter: "mood", value: "relax" } }] });

export const wordSchema = z.strictObject({
  id: z.uuid(),
  words: z.string(),
  means: meaningSchema.nullable(),
  label: z.string().describe("How the search names the filter; empty for words that say nothing."),
  addedBy: z.string(),
  addedAt: z.iso.datetime(),
});

const groupSchema = z.strictObject({
  key: z.string(),
  count: z.int(),
  words: z.string().describe("As they were written last."),
  sentence: z.string().describe("The last sentence with them, without addresses."),
  understood: z.array(z.string()).readonly().describe("The filters that the sentence became."),
  suggestion: meaningSchema
    .extend({ label: z.string() })
    .nullable()
    .describe("The filter that is nearest; null where none is near."),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  isMended: z.boolean().describe("Whether the words are understood by now."),
  leftReason: z.string().nullable().describe("Why staff leave it as it is."),
});

const choiceSchema = z.strictObject({
  parameter: z.enum(lexiconParameters),
  options: z.array(z.strictObject({ value: z.string(), label: z.string() })).readonly(),
});

/** What the search did not understand within 30 days, and what staff have taught it. */
export const deskSentencesSchema = z.strictObject({
  isLive: z.boolean().describe("Whether the market has the search in own words."),
  groups: z.array(groupSchema).readonly().describe("The most written first."),
  words: z.array(wordSchema).readonly().describe("The newest first."),
  choices: z.array(choiceSchema).readonly().describe("What a word may mean."),
});

export const leaveWordsSchema = z
  .strictObject({
    key: filledLine().max(200),
    reason: filledLine("Say why.").trim().max(300),
  })
  .meta({ examples: [{ key: "da bari", reason: "Airports of departure are no filter." }] });

export type LexiconMeaning = z.infer<typeof meaningSchema>;
export type WordInput = z.infer<typeof wordInputSchema>;
export type AddedWord = z.infer<typeof wordSchema>;
export type UnreadGroup = z.infer<typeof groupSchema>;
export type LexiconChoice = z.infer<typeof choiceSchema>;
export type DeskSentences = z.infer<typeof deskSentencesSchema>;
