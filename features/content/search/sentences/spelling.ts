import { editDistance } from "#platform/texts/spelling/edit-distance.ts";
import { normalizeText } from "../text/normalize-text.ts";
import type { Spelled } from "./reader.ts";

/** Short words are too near to others, and a long one may hold two errors. */
const [shortest, longEnoughForTwo] = [5, 8];

export type Spelling = Readonly<{
  /** Normalized words to which a mistyped one may be corrected, the likeliest first. */
  meant: readonly string[];
  /** Whether a normalized word is right as it stands. */
  isKnown: (word: string) => boolean;
}>;

/** Each character of the text apart, so that places in the sentence hold. */
const plainCharacters = (text: string): readonly string[] =>
  text.split("").map((letter) => {
    const plain = normalizeText(letter);
    return plain.length === 1 ? plain : letter;
  });

const correction = (word: string, { meant, isKnown }: Spelling): string => {
  if (word.length < shortest || isKnown(word)) return word;
  let least = (word.length >= longEnoughForTwo ? 2 : 1) + 1;
  let nearest = word;
  for (const each of meant) {
    const edits = editDistance(word, each, least - 1);
    if (edits >= least) continue;
    least = edits;
    nearest = each;
  }
  return nearest;
};

/** The sentence with its typing errors corrected; every character knows where it came from. */
export const spell = (sentence: string, spelling: Spelling): Spelled => {
  const plain = plainCharacters(sentence).join("").replaceAll(/\s/gu, " ");
  const starts: number[] = [];
  const ends: number[] = [];
  let text = "";
  for (const { 0: part, index } of plain.matchAll(/\p{L}+|[^\p{L}]/gu)) {
    const word = /^\p{L}/u.test(part) ? correction(part, spelling) : part;
    const isSame = word === part;
    for (let at = 0; at < word.length; at += 1) {
      starts.push(isSame ? index + at : index);
      ends.push(isSame ? index + at + 1 : index + part.length);
    }
    text += word;
  }
  return { text, starts, ends };
};
