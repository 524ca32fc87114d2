import { sql } from "kysely";
import type { Language } from "#markets/market-type.ts";

/**
 * Seas by name, and heights above the sea, in normalized texts. A trip to the Dead Sea is no trip to
 * the sea, so that what is in two pairs of brackets becomes one word.
 */
const seas: Readonly<Record<Language, string>> = {
  // Before another word, Italian cuts “mare” short, and does so in names alone.
  it: "(mar) ([a-z]{3,})|(livello del) (mare)",
  es: "(mar) (muerto|rojo|negro|caspio|baltico|blanco|amarillo)|(nivel del) (mar)",
  fr: "(mer) (morte|rouge|noire|caspienne|baltique|blanche|jaune)|(niveau de la) (mer)",
  en: "(dead|red|black|caspian|baltic|white|yellow) (sea)|(sea) (level)",
  de: "(tot|rot|schwarz|kaspisch|gelb)e[nmrs]? (meer)(?:es|s)?|(dem) (meeresspiegel)",
};

/**
 * Proper names whose stem is that of the sea: the Mara is a river in Kenya. Written twice, such a
 * name has a stem of its own.
 */
const namesLikeTheSea: Readonly<Partial<Record<Language, string>>> = { it: "mara", es: "mara" };

/** Makes a word of each such name: `mar morto` is `marmorto`, and `mara` is `maramara`. */
export const joinNames = (language: Language, normalized: string): string => {
  const joined = normalized.replaceAll(
    new RegExp(String.raw`\b(?:${seas[language]})\b`, "g"),
    "$1$2$3$4",
  );
  const names = namesLikeTheSea[language];
  return names === undefined
    ? joined
    : joined.replaceAll(new RegExp(String.raw`\b(${names})\b`, "g"), "$1$1");
};

/** SQL that joins as `joinNames` does. */
export const joinedNamesSql = (language: Language, normalized: ReturnType<typeof sql>) => {
  const replaced = (text: ReturnType<typeof sql>, words: string, by: string) =>
    sql`regexp_replace(${text}, ${sql.lit(String.raw`\m(?:${words})\M`)}, ${sql.lit(by)}, 'g')`;
  const joined = replaced(normalized, seas[language], String.raw`\1\2\3\4`);
  const names = namesLikeTheSea[language];
  return names === undefined ? joined : replaced(joined, `(${names})`, String.raw`\1\1`);
};
