import type { Language } from "#markets/market-type.ts";

/** A part is a word, and a head that stands for the whole is long enough to be no ending. */
const [shortestPart, shortestHead] = [4, 6];
/** What stands between the parts of a compound. */
const joints = ["", "s", "n", "en", "es", "er"];

const placesToCut = (word: string, shortestEnd: number): readonly number[] =>
  Array.from({ length: Math.max(0, word.length - shortestEnd - 2) }, (_, index) => index + 3);

/** The first part without what joins it to the second, or null where it is no known word. */
const withoutJoint = (part: string, isKnown: (word: string) => boolean): string | null => {
  const stems = joints
    .filter((joint) => part.endsWith(joint))
    .map((joint) => part.slice(0, part.length - joint.length));
  return stems.find((stem) => stem.length >= shortestPart && isKnown(stem)) ?? null;
};

/**
 * The parts of a German compound that nobody knows as one word: both, or the last one alone, which
 * says what it is. Null where it is none.
 */
export const splitCompound = (
  word: string,
  language: Language,
  isKnown: (word: string) => boolean,
): string | null => {
  if (language !== "de") return null;
  const inTwo = placesToCut(word, shortestPart).flatMap((at) => {
    const first = isKnown(word.slice(at)) ? withoutJoint(word.slice(0, at), isKnown) : null;
    return first === null ? [] : [`${first} ${word.slice(at)}`];
  });
  const heads = placesToCut(word, shortestHead).map((at) => word.slice(at));
  return inTwo[0] ?? heads.find(isKnown) ?? null;
};
