/**
 * Accented letters. `plainLetters` has at the same position the letter that replaces each in
 * comparisons.
 */
export const accentedLetters = "àáâãäåāăąèéêëēęěìíîïīòóôõöøōőùúûüūůűçćčñńňšśžźżýÿłđðþťřğıœæ’";
export const plainLetters = "aaaaaaaaaeeeeeeeiiiiioooooooouuuuuuucccnnnsszzzyylddttrgioa'";

const plainLetterOf = new Map(
  Array.from(accentedLetters, (letter, at) => [letter, plainLetters[at] ?? letter]),
);

/** Lower case without accents. The result does not depend on the database's locale. */
export const normalizeText = (word: string): string =>
  Array.from(word.toLowerCase(), (letter) => plainLetterOf.get(letter) ?? letter).join("");

/** Normalized, without spaces, hyphens and full stops. */
export const compactText = (name: string): string =>
  normalizeText(name).replaceAll(/[^\p{L}\p{N}]+/gu, "");
