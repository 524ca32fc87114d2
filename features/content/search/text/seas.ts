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

/** Joins the names of seas to one word each: `mar morto` is `marmorto`. */
export const joinSeas = (language: Language, normalized: string): string =>
  normalized.replaceAll(new RegExp(String.raw`\b(?:${seas[language]})\b`, "g"), "$1$2$3$4");

/** SQL that joins as `joinSeas` does. */
export const joinedSeasSql = (language: Language, normalized: ReturnType<typeof sql>) => {
  const pattern = String.raw`\m(?:${seas[language]})\M`;
  return sql`regexp_replace(${normalized}, ${sql.lit(pattern)}, ${sql.lit(String.raw`\1\2\3\4`)}, 'g')`;
};
