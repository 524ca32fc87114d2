import { z } from "zod";
import type { Localizer } from "#markets/localizer.ts";
import type { Market } from "#markets/market-type.ts";
import type { LanguageModel } from "#platform/server/language-model/language-model.ts";
import { labelOf, lexiconChoices } from "../lexicon/choices.ts";
import { lexiconParameters } from "../lexicon/lexicon-contract.ts";
import { normalizeText } from "../text/normalize-text.ts";
import type { ChipLookups } from "./chip-labels.ts";
import { type Interpretation, withMore } from "./interpret.ts";
import type { Finding, Span } from "./reader.ts";

const maxFilters = 6;

const readSchema = z.strictObject({
  filters: z
    .array(
      z.strictObject({
        words: z.string().min(1).max(100),
        parameter: z.enum(lexiconParameters),
        value: z.string().min(1).max(100),
      }),
    )
    .max(maxFilters),
});

const instructions = ({ htmlLang }: Market): string =>
  `A traveller has written a sentence, in the language ${htmlLang}, to search trips. Our program did not understand the words in "unread". Say for each of them which of the given filters it asks for, if any. "words" repeats words out of "unread" as they stand there, "value" is a key of the filter's values. Leave out words that ask for none of the filters, that only come near to one, or that exclude something: an empty list is right where nothing fits.`;

type Reading = Readonly<{
  sentence: string;
  understood: Interpretation;
  localizer: Localizer;
  /** What the market's filters hold. */
  lookups: ChipLookups;
}>;

const dataOf = ({ sentence, understood }: Reading, choices: ReturnType<typeof lexiconChoices>) => ({
  sentence,
  unread: understood.unmatched.map((span) => sentence.slice(...span)),
  filters: Object.fromEntries(
    choices.map(({ parameter, options }) => [
      parameter,
      Object.fromEntries(options.map(({ value, label }) => [value, label])),
    ]),
  ),
});

/** Where words stand among those that no rule has read; null where they do not. */
const placeOf = (sentence: string, unmatched: readonly Span[], words: string): Span | null => {
  const wanted = normalizeText(words).trim();
  if (!/\p{L}{3}/u.test(wanted)) return null;
  for (const [from, to] of unmatched) {
    const index = normalizeText(sentence.slice(from, to)).indexOf(wanted);
    if (index >= 0) return [from + index, from + index + wanted.length];
  }
  return null;
};

/**
 * Lets a model read what no rule has read. A filter comes of it only where the market has it and its
 * words stand there; what a rule has read or has left on purpose, such as a negation, stays as it is.
 */
export const readWithModel = async (
  model: LanguageModel | null,
  reading: Reading,
): Promise<Interpretation> => {
  const { sentence, understood, localizer, lookups } = reading;
  if (model === null || understood.unmatched.length === 0) return understood;
  const choices = lexiconChoices(localizer, lookups);
  const read = await model.ask({
    name: "filters_of_a_sentence",
    instructions: instructions(localizer.market),
    data: dataOf(reading, choices),
    answer: readSchema,
    maxTokens: 300,
  });
  const more = (read?.filters ?? []).flatMap(({ words, parameter, value }): Finding[] => {
    const place = placeOf(sentence, understood.unmatched, words);
    const isKnown = labelOf(choices, { parameter, value }) !== undefined;
    return place && isKnown ? [{ parameter, value, words: place }] : [];
  });
  return withMore(understood, more);
};
