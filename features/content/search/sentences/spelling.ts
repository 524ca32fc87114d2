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

/** Whether a word that is a letter too short for two errors may hold them all the same. */
const isAlike = (word: string, each: string): boolean =>
  word.length === longEnoughForTwo - 1 &&
  word.at(0) === each.at(0) &&
  word.at(-1) === each.at(-1) &&
  Math.abs(word.length - each.length) <= 1;

const correction = (word: string, { meant, isKnown }: Spelling): string => {
  if (word.length < shortest || isKnown(word)) return word;
  const most = word.length >= longEnoughForTwo ? 2 : 1;
  let least = 3;
  let nearest = word;
  for (const each of meant) {
    const allowed = Math.min(least - 1, isAlike(word, each) ? 2 : most);
    const edits = editDistance(word, each, allowed);
    if (edits > allowed) continue;
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
