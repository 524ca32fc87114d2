import { sql } from "kysely";
import { moods } from "#features/catalogue/travels/contract.ts";
import { marketById } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages/messages.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { configurationOf, normalizedSql } from "../text/search-vectors.ts";

export const readFacetLexemes = async (
  db: Database,
  market: string,
): Promise<readonly string[]> => {
  const messages = messagesOf(marketById(market).id);
  const moodNames = moods.map((mood) => messages[`mood.${mood}`]);
  const { rows } = await sql<{ lexeme: string }>`
    select distinct lexeme from (
      select name from known_resource where market = ${market}
        and kind in ('travel-type-primary', 'travel-styles', 'badges')
      union all select unnest(${sql.val(moodNames)}::text[])
    ) as kind, unnest(to_tsvector(${sql.lit(configurationOf(market))}::regconfig, ${normalizedSql(sql`kind.name`)}))`.execute(
    db,
  );
  return rows.map(({ lexeme }) => lexeme);
};
