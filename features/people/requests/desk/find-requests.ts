import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import { finds, patternOf, wordsOf } from "#platform/server/database/word-patterns.ts";
import type { RequestKind, RequestState } from "../contract.ts";
import type { StoredRequest } from "../store.ts";
import type { requestSorts } from "./desk-contract.ts";

export type RequestFilter = Readonly<{
  /** Words of name, e-mail, travel or number. */
  search: string;
  /** Null for all. */
  state: readonly RequestState[] | null;
  kind: readonly RequestKind[] | null;
  late: boolean | null;
  /** The moment since which whatever waits is late. */
  lateSince: Date;
  /** Of the owner; null for anybody's. */
  owner: string | null;
  departure: string | null;
  sort: (typeof requestSorts)[number];
}>;

const openStates = ["new", "in-talk"] as const;

const searched = sql<string>`name || ' ' || email || ' ' || travel_name || ' ' || number::text`;

/** `IT-1001` finds the number 1001. */
const numberWord = (word: string): string => word.replace(/^[a-z]{2,3}-(?=\d)/i, "");

const matching = (db: Database, market: string, filter: RequestFilter) => {
  const { search, state, kind, late, lateSince, owner, departure } = filter;
  let query = db.selectFrom("seat_request").where("market", "=", market);
  for (const word of wordsOf(search))
    query = query.where(finds(searched, patternOf(numberWord(word))));
  if (state !== null) query = query.where("state", "in", state);
  if (kind !== null) query = query.where("kind", "in", kind);
  if (owner !== null) query = query.where("owner", "=", owner);
  if (departure !== null) query = query.where("tour_id", "=", departure);
  if (late === null) return query;
  const isLate = sql<boolean>`(state in ('new', 'in-talk') and settled_at is null and last_word_at <= ${lateSince})`;
  return query.where(late ? isLate : sql<boolean>`not ${isLate}`);
};

/** One page of the list; `total` counts all matches. */
export const findRequests = async (
  db: Database,
  market: string,
  { page, pageSize, ...filter }: RequestFilter & Readonly<{ page: number; pageSize: number }>,
): Promise<{ rows: readonly StoredRequest[]; total: number }> => {
  const found = matching(db, market, filter);
  const { total } = await found
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  const waits = sql`(state in ('new', 'in-talk') and settled_at is null)`;
  const ordered =
    filter.sort === "newest"
      ? found.selectAll().orderBy("asked_at", "desc")
      : found
          .selectAll()
          .orderBy(sql`${waits} desc`)
          .orderBy("last_word_at");
  const rows = await ordered
    .orderBy("number")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows, total };
};

/** The seats that other open requests for a departure ask for together. */
export const otherSeatsAsked = async (
  db: Database,
  { market, id, tour_id }: StoredRequest,
): Promise<number> => {
  const { seats } = await db
    .selectFrom("seat_request")
    .select(sql<number>`coalesce(sum(seats), 0)::integer`.as("seats"))
    .where("market", "=", market)
    .where("tour_id", "=", tour_id)
    .where("state", "in", openStates)
    .where("id", "<>", id)
    .executeTakeFirstOrThrow();
  return seats;
};
