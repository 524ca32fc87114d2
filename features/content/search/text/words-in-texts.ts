import { sql } from "kysely";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { SearchedText } from "../contract.ts";
import { placeLexemes } from "./place-vocabulary.ts";
import type { WordLexemes } from "./query-lexemes.ts";
import { joinedNamesSql } from "./seas.ts";
import { configurationOf, normalizedSql } from "./search-vectors.ts";

/** For each text, which of the keyword's words it has, by their positions. */
export const wordsInTexts = async (
  db: Database,
  market: string,
  words: readonly WordLexemes[],
  texts: readonly SearchedText[],
): Promise<readonly (readonly number[])[]> => {
  if (words.length === 0 || texts.length === 0) return texts.map(() => []);
  const config = sql.lit(configurationOf(market));
  const normalized = joinedNamesSql(marketById(market).language, normalizedSql(sql`given.text`));
  const asked = words.flatMap(({ lexemes }) => lexemes);
  const begun = words.flatMap(({ prefix }) => prefix ?? []);
  const { rows } = await sql<{ lexemes: string[] }>`
    select array(
      select lexeme from unnest(tsvector_to_array(to_tsvector(${config}::regconfig, ${normalized}))) as lexeme
      where lexeme = any(${sql.val(asked)}::text[])
        or exists (select from unnest(${sql.val(begun)}::text[]) as prefix where starts_with(lexeme, prefix))
    ) as lexemes
    from unnest(${sql.val(texts.map(({ text }) => text))}::text[]) with ordinality as given(text, n)
    order by n`.execute(db);
  return texts.map(({ countries }, at) => {
    const held = [...(rows[at]?.lexemes ?? []), ...placeLexemes(countries)];
    return words.flatMap(({ lexemes, prefix }, word) =>
      held.some((each) => lexemes.includes(each) || (prefix !== null && each.startsWith(prefix)))
        ? [word]
        : [],
    );
  });
};
