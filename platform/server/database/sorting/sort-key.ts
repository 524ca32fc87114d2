import { type RawBuilder, sql } from "kysely";
import { foldedSql } from "../word-patterns.ts";

type Text = RawBuilder<string>;

/** Stands in `signs` where all other symbols are, emoji among them. */
const anySymbol = "\uf8fe";

/**
 * Signs by their place in the root collation (CLDR), which has them before digits and letters; what
 * they become in a key are the signs of `placed`, whose bytes are in that order.
 */
const signs = ` _-–—,;:!¡?¿.·'‚‛"“”„‟‹›«»()[]{}@*/\\&#%•\`^°©®+±×<=>|~${anySymbol}¢$£¥€0123456789`;
/** Quotes of one kind are one sign to the collation. */
const likeThem: Readonly<Record<string, string>> = {
  "‚": "'",
  "‛": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "‟": '"',
};
const different = Array.from(signs).filter((sign) => !(sign in likeThem));

const placeOf = (sign: string): string =>
  String.fromCodePoint(0x20 + different.indexOf(likeThem[sign] ?? sign));
const placed = Array.from(signs, placeOf).join("");

const otherSymbols =
  "[\\u00a1-\\u00bf\\u00d7\\u00f7\\u2010-\\u2bff\\u3000-\\u303f\\U0001f000-\\U0001faff]";

/** Marks of letters as the collation has them, of letters that are the same without. */
const marks = "\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u030b\u0303\u0307\u0327\u0328\u0304";
const placedMarks = Array.from(marks, (_mark, at) => String.fromCodePoint(0x3_00 + at)).join("");

const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const letters = capitals + capitals.toLowerCase();
const otherCase = capitals.toLowerCase() + capitals;

/** It makes `ñ` a letter after all others that begin with n; a sign for private use that sorts last. */
const tildeMark = "\uf8ff";

/** An index takes 2,700 bytes, and three such parts of four bytes a character are below that. */
const maxPart = 200;

const part = (text: RawBuilder<unknown>): Text => sql<string>`left(${text}, ${sql.lit(maxPart)})`;

const translate = (text: Text, from: string, to: string): Text =>
  sql<string>`translate(${text}, ${sql.lit(from)}, ${sql.lit(to)})`;

const withTildeMarks = (text: Text): Text =>
  ["ñ", "Ñ"].reduce(
    (inner, letter) =>
      sql<string>`replace(${inner}, ${sql.lit(letter)}, ${sql.lit(`n${tildeMark}`)})`,
    sql<string>`normalize(${text}, nfc)`,
  );

/** In order: letters without marks and case, then the marks, then the case, small letters first. */
const keyOfLetters = (text: Text): Text => {
  const folded = translate(foldedSql(withTildeMarks(text)), signs, placed);
  const decomposed = sql<string>`normalize(${text}, nfd)`;
  return sql<string>`${part(
    sql`regexp_replace(${folded}, ${sql.lit(otherSymbols)}, ${sql.lit(`${placeOf(anySymbol)}\\&`)}, 'g')`,
  )} || ${sql.lit("\t")} || ${part(
    translate(sql<string>`lower(${decomposed} collate "C")`, marks, placedMarks),
  )} || ${sql.lit("\t")} || ${part(translate(decomposed, letters, otherCase))}`;
};

/** Names without any letter beyond ASCII are most, and come before those that differ in marks. */
const keyOfAscii = (text: Text): Text =>
  sql<string>`${part(
    translate(sql<string>`lower(${text} collate "C")`, signs, placed),
  )} || ${sql.lit("\t\t")} || ${part(translate(text, letters, otherCase))}`;

/**
 * SQL for the key by which texts are in the order of the Spanish language, compared byte by byte.
 * That of Italian, English, French and German is the same but for `ñ`, and is made by
 * `withoutTildes`. Migrations store it: whoever changes it writes one that makes the columns anew.
 */
export const sortKeySql = (text: Text): Text => sql<string>`((case
  when octet_length(${text}) = char_length(${text}) then ${keyOfAscii(text)}
  else ${keyOfLetters(text)} end) collate "C")`;

/** Makes `ñ` in a key an `n` with a mark, as it is in all languages but Spanish. */
export const withoutTildes = (key: Text): Text =>
  sql<string>`replace(${key}, ${sql.lit(tildeMark)}, '')`;

/** SQL for the key of a text that is Spanish where a condition is true. */
export const sortKeyWhere = (isSpanish: RawBuilder<unknown>, text: Text): Text => {
  const key = sortKeySql(text);
  return sql<string>`case when ${isSpanish} then ${key} else ${withoutTildes(key)} end`;
};

/** SQL for the key of a text that no column has a key for. */
export const sortKeyIn = (language: string, text: Text): Text =>
  language === "es" ? sortKeySql(text) : withoutTildes(sortKeySql(text));

/**
 * What a list of the whole company is sorted by, in the language of the country that is worked on.
 * @param table one whose `sort_key` is of no market, with an index for either order
 */
export const companyOrder = (
  table: "media" | "staff_account" | "cdn_file",
  language: string,
): Text => {
  const key = sql.ref<string>(`${table}.sort_key`);
  return language === "es" ? key : withoutTildes(key);
};
