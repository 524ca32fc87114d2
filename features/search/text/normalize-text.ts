/** Letters that are compared without their accents, and what each becomes. */
export const accentedLetters = "àáâãäåāăąèéêëēęěìíîïīòóôõöøōőùúûüūůűçćčñńňšśžźżýÿłđðþťřğıœæ’";
export const plainLetters = "aaaaaaaaaeeeeeeeiiiiioooooooouuuuuuucccnnnsszzzyylddttrgioa'";

const unaccentedOf = new Map(
  Array.from(accentedLetters, (letter, at) => [letter, plainLetters[at] ?? letter]),
);

/** A word as it is compared, whatever the database's locale takes for a letter: no accents, no capitals. */
export const normalizeText = (word: string): string =>
  Array.from(word.toLowerCase(), (letter) => unaccentedOf.get(letter) ?? letter).join("");

/** A name as it is compared: without accents, spaces, hyphens and full stops. */
export const compactText = (name: string): string =>
  normalizeText(name).replaceAll(/[^\p{L}\p{N}]+/gu, "");
