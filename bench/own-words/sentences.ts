import { z } from "zod";
import { type SentenceSet, readSets, setFields } from "./halves.ts";

const sentenceSchema = z.strictObject({
  text: z.string().trim().min(1).max(300),
  /**
   * The parameters of the ordinary search's address that a traveller would expect, in its order and
   * readable: not encoded. Null where the page should say that it could not find options.
   */
  query: z.string().min(1).nullable(),
  /** Wishes that no filter holds: these words may stay unread, and no filter may come of them. */
  unread: z.array(z.string().min(1)).min(1).optional(),
  /** The traveller's own age, where the sentence says it and it lies within a group's reach. */
  years: z.int().min(21).max(49).optional(),
  /** Set where the sentence is of two people. */
  people: z.literal(2).optional(),
});

const sentencesSchema = z.strictObject({ ...setFields, sentences: z.array(sentenceSchema).min(1) });

export type Sentence = z.infer<typeof sentenceSchema>;

/** The sentences of one market. */
export type Sentences = Readonly<z.infer<typeof sentencesSchema>>;

export const readSentences = (set: SentenceSet): Promise<readonly Sentences[]> =>
  readSets(set, "sentences", sentencesSchema);
