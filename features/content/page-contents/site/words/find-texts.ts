import { editDistance, maxEditsFor } from "#platform/texts/spelling/edit-distance.ts";
import { foldText } from "#platform/texts/fold-text.ts";

const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words that begin as typed; where there are none, those nearest to it in spelling. */
const meantBy = (typed: string, known: readonly string[]): readonly string[] => {
  const beginning = known.filter((word) => word.startsWith(typed));
  const most = maxEditsFor(typed);
  if (beginning.length > 0 || most === 0) return beginning;
  const edits = new Map(known.map((word) => [word, editDistance(typed, word, most)]));
  const least = Math.min(...edits.values());
  return least > most ? [] : known.filter((word) => edits.get(word) === least);
};

/** A lone letter is what an apostrophe has cut off: `l’assicurazione`. */
const askedWords = (q: string): readonly string[] => {
  const words = wordsOf(q);
  const whole = words.filter((word) => word.length > 1 || /\p{N}/u.test(word));
  return whole.length > 0 ? whole : words;
};

/** Which of a few texts have a word for each typed one, and the words that were found. */
export type FoundTexts = Readonly<{
  has: (text: string) => boolean;
  /** As `foldText` writes them. */
  words: ReadonlySet<string>;
}>;

/** Accents and typing errors are forgiven as in the search of trips. */
export const findTexts = (texts: readonly string[], q: string): FoundTexts => {
  const known = [...new Set(texts.flatMap(wordsOf))];
  const meant = askedWords(q).map((word) => meantBy(word, known));
  return {
    has(text) {
      const own = new Set(wordsOf(text));
      return meant.every((words) => words.some((word) => own.has(word)));
    },
    words: new Set(meant.flat()),
  };
};
