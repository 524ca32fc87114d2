/** What words mean: a term that is counted, or nothing at all. */
type Meaning = string | null;

type Phrase = Readonly<{ words: readonly string[]; meaning: Meaning }>;

/** Which phrases begin with a word, by the whole of it, by its beginning, or by another part. */
export type WordMatcher = Readonly<{
  whole: ReadonlyMap<string, readonly Phrase[]>;
  beginnings: ReadonlyMap<string, readonly Phrase[]>;
  parts: readonly Phrase[];
}>;

/** Patterns with what they mean; a pattern is words, and `*` stands for any letters of a word. */
export const createMatcher = (
  patterns: readonly (readonly [pattern: string, meaning: Meaning])[],
): WordMatcher => {
  const whole = new Map<string, Phrase[]>();
  const beginnings = new Map<string, Phrase[]>();
  const parts: Phrase[] = [];
  const add = (to: Map<string, Phrase[]>, key: string, phrase: Phrase) =>
    to.set(key, [...(to.get(key) ?? []), phrase]);
  for (const [pattern, meaning] of patterns) {
    const words = pattern.split(" ");
    const [first = ""] = words;
    const phrase = { words, meaning };
    if (!first.includes("*")) add(whole, first, phrase);
    else if (first.indexOf("*") === first.length - 1) add(beginnings, first.slice(0, -1), phrase);
    else parts.push(phrase);
  }
  return { whole, beginnings, parts };
};

/** Whether a word is as a pattern of it says. */
const isLike = (word: string, pattern: string): boolean => {
  const [beginning = "", ...rest] = pattern.split("*");
  const end = rest.pop();
  if (end === undefined) return word === beginning;
  if (!word.startsWith(beginning) || !word.endsWith(end)) return false;
  return rest.every((part) => word.includes(part)) && word.length >= beginning.length + end.length;
};

const beginningWith = (matcher: WordMatcher, word: string): readonly Phrase[] => {
  const found = [...(matcher.whole.get(word) ?? [])];
  for (let length = 1; length <= word.length; length += 1)
    found.push(...(matcher.beginnings.get(word.slice(0, length)) ?? []));
  found.push(...matcher.parts.filter(({ words }) => isLike(word, words[0] ?? "")));
  return found;
};

/** Words that may stand between those of a phrase without changing it: “call off the trip”. */
const between = new Set(
  (
    "the a an my our your il lo la l i gli le un una uno mio mia miei mie el los las mi mis una " +
    "del dello della dei degli delle al di du de des au aux zum zur vom of to & die das den dem ein eine einen mein meine meinen meiner"
  ).split(" "),
);

/** How many words a phrase takes that begins at a place; 0 where it does not stand there. */
const lengthAt = ({ words: patterns }: Phrase, words: readonly string[], at: number): number => {
  let next = at + 1;
  for (const pattern of patterns.slice(1)) {
    while (!isLike(words[next] ?? "", pattern) && between.has(words[next] ?? "")) next += 1;
    if (!isLike(words[next] ?? "", pattern)) return 0;
    next += 1;
  }
  return next - at;
};

/** What the longest phrases at a place mean, and how many words they take; 0 where there is none. */
export const matchAt = (
  matcher: WordMatcher,
  words: readonly string[],
  at: number,
): Readonly<{ meanings: readonly Meaning[]; length: number }> => {
  const found = beginningWith(matcher, words[at] ?? "").map(
    (phrase) => [phrase.meaning, lengthAt(phrase, words, at)] as const,
  );
  const length = Math.max(0, ...found.map(([, taken]) => taken));
  const longest = found.filter(([, taken]) => taken === length && taken > 0);
  return { meanings: [...new Set(longest.map(([meaning]) => meaning))], length };
};
