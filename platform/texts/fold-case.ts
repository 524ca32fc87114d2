const isOneLetter = (text: string): boolean => Array.from(text).length === 1;

/**
 * One letter in the form that all its cases share: `É` and `é` are `é`, `Σ`, `σ` and `ς` are `σ`,
 * `İ`, `I` and `ı` are `i`. A letter of which there is only one case, or whose other case is several
 * letters (`ß`), stays: `/straße` is led to `/strasse`, the slug of the same name, and would be led
 * to itself.
 */
export const foldLetter = (letter: string): string => {
  const upper = letter.toUpperCase();
  const [first = letter] = (isOneLetter(upper) ? upper : letter).toLowerCase();
  return first;
};

/**
 * A text without regard to case, letter by letter, so that a database can do the same with a table
 * of letters: its own functions differ with engine and locale.
 * @param text in Unicode NFC, as the result is
 */
export const foldCase = (text: string): string =>
  // Most texts here are plain ASCII, and each request asks for one.
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : Array.from(text, foldLetter).join("").normalize("NFC");
