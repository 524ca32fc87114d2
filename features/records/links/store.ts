import { type RawBuilder, sql } from "kysely";

/**
 * SQL: the records of a kind in whose texts links and ids of others may stand, as rows of `kind`,
 * `market`, `id`, `name`, `sort_key`, `text` and `owner_id`, the record whose own page it is.
 */
export type LinkSource = RawBuilder<unknown>;

/**
 * SQL: the records for which a condition on these columns holds, one kind after the other, by name.
 * @param limit the most of each kind; null for all
 */
export const linkingRecords = (
  sources: readonly LinkSource[],
  condition: RawBuilder<boolean>,
  limit: number | null,
): RawBuilder<unknown> =>
  sql.join(
    sources.map(
      (source) => sql`(select kind, market, id, name, sort_key from (${source}) as linking
        where ${condition} order by sort_key limit ${limit})`,
    ),
    sql` union all `,
  );
