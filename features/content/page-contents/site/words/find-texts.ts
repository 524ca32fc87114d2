import { editDistance, maxEditsFor } from "#platform/texts/spelling/edit-distance.ts";
import { foldText } from "#platform/texts/fold-text.ts";

const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Of the texts' words, those that are a typed word in another form: `volo`, `voli`. */
export type FormsOf = (typed: string, known: readonly string[]) => Promise<readonly string[]>;

/**
 * The words that begin as typed and the typed word's other forms; where there are none, those
 * nearest to it in spelling.
 */
const meantBy = async (
  typed: string,
  known: readonly string[],
  formsOf: FormsOf,
): Promise<readonly string[]> => {
  const forms = new Set(await formsOf(typed, known));
  const meant = known.filter((word) => word.startsWith(typed) || forms.has(word));
  const most = maxEditsFor(typed);
  if (meant.length > 0 || most === 0) return meant;
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
export const findTexts = async (
  texts: readonly string[],
  q: string,
  formsOf: FormsOf,
): Promise<FoundTexts> => {
  const known = [...new Set(texts.flatMap(wordsOf))];
  const meant = await Promise.all(askedWords(q).map((word) => meantBy(word, known, formsOf)));
  return {
    has(text) {
      const own = new Set(wordsOf(text));
      return meant.every((words) => words.some((word) => own.has(word)));
    },
    words: new Set(meant.flat()),
  };
};
