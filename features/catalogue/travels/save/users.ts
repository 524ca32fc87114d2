import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay } from "#platform/server/http/problem.ts";
import { counted } from "#platform/counted.ts";
import type { Travel } from "../contract.ts";
import type { TravelUser } from "../record-contract.ts";
import { travelPath } from "./address.ts";

const maxUsers = 500;

/** What would lose its travel: departures, reviews, and links or blocks that name it. */
const usersOf = async (
  db: Database,
  market: string,
  { id, slug }: Pick<Travel, "id" | "slug">,
): Promise<readonly TravelUser[]> => {
  const path = `${travelPath(market, slug)}(?![a-z0-9-])`;
  const inBlocks = `${path}|"${id}"|"travel": "${slug}"`;
  const { rows } = await sql<TravelUser>`
    (select 'tour' as kind, id::text, code as name from tour
      where market = ${market} and travel_id = ${id}::uuid
      order by departure_date limit ${maxUsers})
    union all (select 'review', id::text, author from review
      where market = ${market} and travel_id = ${id}::uuid
      order by written_on limit ${maxUsers})
    union all (select 'redirect', id::text, from_path from redirect
      where market = ${market} and to_path ~ ${path} order by sort_key limit ${maxUsers})
    union all (select 'page', id::text, name from custom_page
      where market = ${market}
        and (blocks::text ~ ${inBlocks} or (owner_kind = 'travel' and owner_id = ${id}::uuid))
      order by sort_key limit ${maxUsers})
    union all (select 'page-content', key, key from page_content
      where market = ${market} and content::text ~ ${inBlocks} order by key limit ${maxUsers})
    union all (select 'layout', area, area from layout
      where market = ${market} and content::text ~ ${inBlocks} order by area limit ${maxUsers})
  `.execute(db);
  return rows;
};

const unlessNone = (count: number, noun: string): readonly string[] =>
  count === 0 ? [] : [counted(count, noun)];

/** @throws Problem 409 that lists what uses the travel */
export const assertUnused = async (
  trx: Database,
  market: string,
  travel: Travel,
): Promise<void> => {
  const users = await usersOf(trx, market, travel);
  if (users.length === 0) return;
  const countOf = (kind: TravelUser["kind"]) => users.filter((each) => each.kind === kind).length;
  const [departures, reviews] = [countOf("tour"), countOf("review")];
  const usage = [
    ...unlessNone(departures, "departure"),
    ...unlessNone(reviews, "review"),
    ...unlessNone(users.length - departures - reviews, "link"),
  ];
  throw inTheWay("Still used", `This is still used: ${usage.join(", ")}.`, { users });
};
