import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { eventSorts, ListedEvent } from "../contract.ts";
import { eventFacts } from "../store.ts";
import { findsInAny, patternOf } from "#platform/server/database/word-patterns.ts";

export type EventFilter = Readonly<{
  /** Part of a title, a city or an address. */
  search: string;
  when: "coming" | "past" | null;
  city: string | null;
  /** Whether a place is known. */
  place: boolean | null;
  /** Whether somebody is the host. */
  host: boolean | null;
  published: boolean | null;
  sort: (typeof eventSorts)[number];
  page: number;
  pageSize: number;
}>;

const joined = (db: Database, market: string) =>
  db
    .selectFrom("event")
    .leftJoin("known_coordinator as coordinator", (join) =>
      join
        .onRef("coordinator.market", "=", "event.market")
        .onRef("coordinator.id", "=", "event.coordinator_id"),
    )
    .where("event.market", "=", market);

const matching = (db: Database, market: string, filter: EventFilter, now: Date) => {
  const { search, when, city, place, host, published } = filter;
  let query = joined(db, market);
  if (search) {
    query = query.where(findsInAny(["title", "event.city", "address"], patternOf(search)));
  }
  if (when !== null) query = query.where("ends_at", when === "coming" ? ">=" : "<", now);
  if (city !== null) query = query.where("event.city", "=", city);
  if (place !== null) query = query.where("address", place ? "<>" : "=", "");
  if (host !== null) query = query.where("event.coordinator_id", host ? "is not" : "is", null);
  if (published !== null) query = query.where("is_published", "=", published);
  return query;
};

/** One page of the list; `total` counts all matches. */
export const searchEvents = async (
  db: Database,
  market: string,
  filter: EventFilter,
  now: Date,
): Promise<{ items: readonly ListedEvent[]; total: number }> => {
  const { sort, page, pageSize } = filter;
  const query = matching(db, market, filter, now);
  const { total } = await query.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  let selection = query.selectAll("event").select("coordinator.name as hostName");
  if (sort === "title") selection = selection.orderBy("event.sort_key");
  const rows = await selection
    .orderBy("starts_at", sort === "latest" ? "desc" : "asc")
    .orderBy("event.id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const items = rows.map((row) => ({
    ...eventFacts(row),
    version: row.version,
    isPublished: row.is_published,
    coming: row.coming,
    waiting: row.waiting,
    host:
      row.coordinator_id === null || row.hostName === null
        ? null
        : { id: row.coordinator_id, name: row.hostName },
  }));
  return { items, total: Number(total) };
};
