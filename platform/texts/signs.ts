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
