/** Marks of letters, and signs within words that nobody sees. */
export const foldedAway = "[\\u0300-\\u036f\\u00ad\\u200b-\\u200f\\u2060-\\u2064\\ufeff]";

/** Letters that stay when their marks are taken, and what is searched for in their place. */
export const severalLetters: readonly (readonly [letter: string, plain: string])[] = [
  ["ß", "ss"],
  ["ẞ", "ss"],
  ["æ", "ae"],
  ["Æ", "ae"],
  ["œ", "oe"],
  ["Œ", "oe"],
  ["þ", "th"],
  ["Þ", "th"],
];

const greek = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ";
const cyrillic = "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЋЏЉЊЈЅҐ";

/** `plainOf` has at the same position what replaces each. */
export const singleLetters = `ØøŁłĐđÐðĦħŊŋŦŧı’‘ς${greek}${cyrillic}`;
export const plainOf = `oollddddhhnntti''σ${greek.toLowerCase().replace("ς", "σ")}${cyrillic.toLowerCase()}`;

const plainLetters = new Map([
  ...severalLetters,
  ...Array.from(singleLetters, (letter, at) => [letter, plainOf[at] ?? letter] as const),
]);

const marks = new RegExp(foldedAway, "g");

/**
 * A text as it is searched for: without case and marks, in whichever Unicode form it was typed.
 * `Città`, `CITTA` and `citta` are one. The database folds alike (`foldedSql`), with the same
 * tables, since its own functions differ with engine and locale.
 */
export const foldText = (text: string): string =>
  Array.from(
    text.normalize("NFKD").replaceAll(marks, ""),
    (letter) => plainLetters.get(letter) ?? letter,
  )
    .join("")
    .replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
