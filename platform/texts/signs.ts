/**
 * Signs that nobody sees: all that Unicode lets a font leave out (soft hyphen, zero-width space and
 * joiners, marks of direction, word joiner, byte order mark, Hangul filler …), and the blank of
 * braille.
 */
const invisibleSign = /[\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text of spaces and invisible signs alone looks empty, and so it is. */
export const isBlank = (text: string): boolean =>
  !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Paths and keys are compared sign by sign, and one that nobody sees would make another of them. */
export const hasInvisibleSign = (text: string): boolean => invisibleSign.test(text);

/** Control characters but for tabs and the ends of lines, which long texts have. */
export const hasControl = (text: string): boolean => /(?![\t\n\r])\p{Cc}/u.test(text);

/** What divides a text into lines or columns, and all other control characters. */
export const hasLineControl = (text: string): boolean => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

/** Signs that turn the direction of all that follows (UAX #9), also in the lists of staff. */
export const turnsDirection = (text: string): boolean => /[\u202A-\u202E\u2066-\u2069]/.test(text);

const refusedSign = /[\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}|\p{Cs}/gu;

/**
 * A text as it is pasted from elsewhere, without the signs that a save refuses and nobody sees.
 * @returns the text, and how many signs were left out
 */
export const withoutRefusedSigns = (text: string): Readonly<{ text: string; dropped: number }> => {
  let dropped = 0;
  const kept = text.replaceAll(refusedSign, () => {
    dropped += 1;
    return "";
  });
  return { text: kept, dropped };
};
