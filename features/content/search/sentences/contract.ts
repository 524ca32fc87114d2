import { z } from "zod";
import { maxSentence } from "../contract.ts";
import { searchParameters } from "../query/search-params.ts";

export const sentenceSchema = z
  .strictObject({
    text: z.string().trim().min(1, "Say what you look for.").max(maxSentence),
  })
  .meta({ examples: [{ text: "una settimana in Giappone ad aprile" }] });

const position = z.int().min(0).max(maxSentence);

/** The first character of the words, and the one behind the last. */
const spanSchema = z.tuple([position, position]).readonly();

export const interpretationSchema = z.strictObject({
  query: z
    .string()
    .describe("The parameters of the search's address; empty where nothing was understood."),
  chips: z
    .array(
      z.strictObject({
        parameter: z.enum(searchParameters),
        value: z.string(),
        words: spanSchema.describe("The words that it came from, as positions in the sentence."),
        label: z.string().describe("In the market's language, as the search names the filter."),
      }),
    )
    .readonly(),
  unread: z.array(spanSchema).readonly().describe("The words that became no filter."),
});
