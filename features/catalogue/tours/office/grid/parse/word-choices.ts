import { failed, type Parsed, plainWords, quoted, type Remedy, tidy } from "./parsed.ts";

/** One of several values, with all words that mean it; the first is the one that is shown. */
export type Worded<Value> = Readonly<{ value: Value; words: readonly string[] }>;

const likely = <Value>(text: string, choices: readonly Worded<Value>[]): Remedy | null => {
  const plain = plainWords(text);
  if (plain.length < 3) return null;
  const found = choices.filter(({ words }) =>
    words.some((word) => plainWords(word).startsWith(plain) || plain.includes(plainWords(word))),
  );
  const word = found.length === 1 ? found[0]?.words[0] : undefined;
  return word === undefined ? null : { label: `Make it ${word}`, text: word };
};

/** @param what as in “x” is not a status */
export const readWord = <Value>(
  typed: string,
  choices: readonly Worded<Value>[],
  what: string,
): Parsed<Value> => {
  const plain = plainWords(typed);
  const found = choices.find(({ words }) => words.some((word) => plainWords(word) === plain));
  if (found) return { value: found.value };
  return failed(`${quoted(typed)} is not ${what}.`, likely(typed, choices));
};

export const maxPeople = 60;

/** A whole number of people or seats. */
export const readCount = (typed: string, least: number): Parsed<number> => {
  const text = tidy(typed);
  const [, digits] = /^(\d{1,9})(?:[.,]0{1,2})?$/.exec(text) ?? [];
  if (digits === undefined) return failed(`${quoted(typed)} is not a whole number.`);
  const count = Number(digits);
  if (count < least || count > maxPeople)
    return failed(`${quoted(typed)} is not between ${least} and ${maxPeople}.`);
  return { value: count };
};
