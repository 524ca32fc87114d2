import { sql } from "kysely";
import { linkingRecords, type LinkSource } from "#features/records/links/store.ts";
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
  sources: readonly LinkSource[],
  market: string,
  { id, slug }: Pick<Travel, "id" | "slug">,
): Promise<readonly TravelUser[]> => {
  const inTexts = `${travelPath(market, slug)}(?![a-z0-9-])|"${id}"|"travel": "${slug}"`;
  const names = sql<boolean>`market = ${market} and (text ~ ${inTexts} or owner_id = ${id}::uuid)`;
  const { rows } = await sql<TravelUser>`
    (select 'tour' as kind, id::text, code as name from known_tour
      where market = ${market} and travel_id = ${id}::uuid
      order by departure_date limit ${maxUsers})
    union all (select 'review', id::text, author from known_review
      where market = ${market} and travel_id = ${id}::uuid
      order by written_on limit ${maxUsers})
    union all select kind, id, name from (${linkingRecords(sources, names, maxUsers)}) as links
  `.execute(db);
  return rows;
};

const unlessNone = (count: number, noun: string): readonly string[] =>
  count === 0 ? [] : [counted(count, noun)];

/** @throws Problem 409 that lists what uses the travel */
export const assertUnused = async (
  trx: Database,
  sources: readonly LinkSource[],
  market: string,
  travel: Travel,
): Promise<void> => {
  const users = await usersOf(trx, sources, market, travel);
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
