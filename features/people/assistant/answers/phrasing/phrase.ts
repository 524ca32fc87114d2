import { z } from "zod";
import type { Market } from "#markets/market-type.ts";
import type { LanguageModel } from "#platform/server/language-model/language-model.ts";
import type { Statement } from "../statements/pick-statements.ts";
import { isSupported } from "./is-supported.ts";

const maxStatements = 6;

const phrasedSchema = z.strictObject({
  statements: z
    .array(z.strictObject({ text: z.string().trim().min(1).max(400), source: z.int().min(1) }))
    .min(1)
    .max(maxStatements),
});

const instructions = (market: Market): string =>
  `You phrase answers of a travel company to a visitor's question, in the language ${market.htmlLang}, informally and in short sentences. Use only what the passages say: no other fact, number, price, link or promise. Each statement names the number of the passage that it comes from. Leave out passages that do not answer the question.`;

type Phrasing = Readonly<{
  question: string;
  /** What the sources say in their own words; a model may say it better, and nothing else. */
  statements: readonly Statement[];
  market: Market;
}>;

/**
 * Lets a model phrase what was found. Whatever it says that its passages do not say ends in the
 * passages themselves, and so does silence.
 */
export const phraseStatements = async (
  model: LanguageModel | null,
  { question, statements, market }: Phrasing,
): Promise<readonly Statement[]> => {
  if (model === null || statements.length === 0) return statements;
  const passages = statements.map(({ text, source }) => ({ number: source, text }));
  const phrased = await model.ask({
    name: "phrased_answer",
    instructions: instructions(market),
    data: { question, passages },
    answer: phrasedSchema,
    maxTokens: 500,
  });
  if (phrased === null) return statements;
  const textOf = new Map(statements.map(({ source, text }) => [source, text]));
  const areSupported = phrased.statements.every(({ text, source }) =>
    isSupported(text, textOf.get(source) ?? "", market.language),
  );
  return areSupported ? phrased.statements : statements;
};
