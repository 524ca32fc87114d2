/** Letters that are compared without their accents, and what each becomes. */
export const accented = "àáâãäåāăąèéêëēęěìíîïīòóôõöøōőùúûüūůűçćčñńňšśžźżýÿłđðþťřğıœæ’";
export const plain = "aaaaaaaaaeeeeeeeiiiiioooooooouuuuuuucccnnnsszzzyylddttrgioa'";

const plainOf = new Map(Array.from(accented, (letter, at) => [letter, plain[at] ?? letter]));

/** A word as it is compared, whatever the database's locale takes for a letter: no accents, no capitals. */
export const folded = (word: string): string =>
  Array.from(word.toLowerCase(), (letter) => plainOf.get(letter) ?? letter).join("");

/** A name as it is compared: without accents, spaces, hyphens and full stops. */
export const compact = (name: string): string => folded(name).replaceAll(/[^\p{L}\p{N}]+/gu, "");
