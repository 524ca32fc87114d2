import { sql } from "kysely";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { DestinationInput, destinationSorts, ListedDestination } from "../contract.ts";
import { findsInAny, patternOf } from "#platform/server/database/word-patterns.ts";

export type DestinationFilter = Readonly<{
  /** Part of a name, a slug or a code. */
  search: string;
  kind: DestinationInput["kind"] | null;
  offered: boolean | null;
  /** Whether it has a lead or a text. */
  words: boolean | null;
  travels: boolean | null;
  sort: (typeof destinationSorts)[number];
  page: number;
  pageSize: number;
}>;

type Row = Omit<ListedDestination, "updatedAt"> &
  Readonly<{ updatedAt: Date; sort_key: string; total: number }>;

const kindOrder = sql`case kind when 'region' then 1 when 'country' then 2 else 3 end`;

const orderOf = (sort: DestinationFilter["sort"]) => {
  if (sort === "travels") return sql`travels desc, sort_key`;
  return sort === "changed" ? sql`"updatedAt" desc` : sql`${kindOrder}, sort_key`;
};

/** One page of the list; `total` counts all matches. */
export const searchDestinations = async (
  db: Database,
  market: string,
  filter: DestinationFilter,
): Promise<{ items: readonly ListedDestination[]; total: number }> => {
  const { search, kind, offered, words, travels, sort, page, pageSize } = filter;
  const like = patternOf(search);
  const { rows } = await sql<Row>`
    with found as (
      select place.id, place.version, place.kind, place.code, place.region, place.name, place.slug,
        place.sort_key,
        place.is_offered as "isOffered", (place.lead <> '' or place.text <> '') as "hasWords",
        place.updated_at as "updatedAt",
        (select count(*)::integer from known_travel_destination link
          join known_travel as travel on travel.market = link.market and travel.id = link.travel_id
          where link.market = place.market and link.destination_id = place.id
            and travel.is_published) as travels,
        array(select other.market from destination other
          where other.kind = place.kind and other.code = place.code and other.market <> ${market}
          order by other.market) as markets
      from destination place
      where place.market = ${market}
        and (${kind}::text is null or place.kind = ${kind})
        and (${offered}::boolean is null or place.is_offered = ${offered})
        and (${search} = '' or ${findsInAny(["place.name", "place.slug", "place.code"], like)})
    )
    select found.*, (count(*) over ())::integer as total from found
    where (${words}::boolean is null or "hasWords" = ${words})
      and (${travels}::boolean is null or (travels > 0) = ${travels})
    order by ${orderOf(sort)}, id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return {
    items: rows.map(({ total: _total, sort_key: _key, updatedAt, markets, ...destination }) => ({
      ...destination,
      markets: markets.map((each) => marketById(each).apiCountry),
      updatedAt: updatedAt.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
};
