import { sql } from "kysely";
import type { Language } from "#markets/market-type.ts";

const configurations: Readonly<Record<Language, string>> = {
  it: "italian",
  en: "english",
  es: "spanish",
  fr: "french",
  de: "german",
};

/** The words of a keyword as the rules have them: letters and digits, without accents, eight at most. */
const wordsOf = (q: string): string[] =>
  q
    .toLowerCase()
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("æ", "a")
    .replaceAll("œ", "o")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, 8);

/**
 * `asked`: the keyword's words that ask for something. `score`: the travels that meet all of them,
 * with the sum of what each is worth at its best place: 64 in a name, 16 in a destination, 4 in a
 * tagline or highlight, 1 in a story or day. The last word meets what it begins, from three letters.
 */
export const keywordSql = (market: string, language: Language, q: string) => {
  const words = wordsOf(q);
  const config = sql`${sql.lit(configurations[language])}::regconfig`;
  return sql`
    asked as (
      select n, word, n = ${words.length}::bigint and length(word) >= 3 as is_begun,
        tsvector_to_array(to_tsvector(${config}, word)) as lexemes
      from unnest(${sql.val(words)}::text[]) with ordinality as given(word, n)
      where to_tsvector(${config}, word) <> ''::tsvector),
    met as (
      select travel.id, asked.n, max(case when 'A' = any(held.weights) then 64
        when 'B' = any(held.weights) then 16 when 'C' = any(held.weights) then 4 else 1 end) as worth
      from travel cross join asked
      cross join lateral unnest(travel.words) as held(lexeme, positions, weights)
      where travel.market = ${market}
        and (held.lexeme = any(asked.lexemes) or (asked.is_begun and starts_with(held.lexeme, asked.word)))
      group by travel.id, asked.n),
    score as (
      select id, sum(worth)::integer as score from met group by id
      having count(*) = (select count(*) from asked))`;
};
