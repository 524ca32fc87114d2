import { z } from "zod";
import { type WordSet, readSets, setFields } from "./halves.ts";

const questionSchema = z.strictObject({
  text: z.string().trim().min(1).max(300),
  /**
   * Keys of the sources that answer it; each of them alone is right. Empty where no source holds the
   * answer, so that the chatbot has to say that it does not know.
   */
  sources: z.array(z.string().min(1)),
});

const questionsSchema = z.strictObject({ ...setFields, questions: z.array(questionSchema).min(1) });

export type Question = z.infer<typeof questionSchema>;

/** The questions of one market. */
export type Questions = Readonly<z.infer<typeof questionsSchema>>;

export const readQuestions = (set: WordSet): Promise<readonly Questions[]> =>
  readSets(set, "questions", questionsSchema);
