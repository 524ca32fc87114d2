import { eventFacts } from "#features/catalogue/events/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { PublicEvent } from "../public-event-rules.ts";

/** More than a market ever announces; the list of a site that had more would end there. */
const maxEvents = 2000;

const published = (db: Database, market: string) =>
  db.selectFrom("event").selectAll().where("market", "=", market).where("is_published", "=", true);

type Row = Awaited<ReturnType<ReturnType<typeof published>["executeTakeFirstOrThrow"]>>;

const toPublicEvent = (row: Row): PublicEvent => ({
  ...eventFacts(row),
  text: row.text,
  coming: row.coming,
  waiting: row.waiting,
  updatedAt: row.updated_at.toISOString(),
});

/** Published events that are not over at a moment, by their start. */
export const comingEvents = async (
  db: Database,
  market: string,
  since: Date,
): Promise<readonly PublicEvent[]> => {
  const rows = await published(db, market)
    .where("ends_at", ">", since)
    .orderBy("starts_at")
    .orderBy("id")
    .limit(maxEvents)
    .execute();
  return rows.map(toPublicEvent);
};

/** Whether events are published, by their slugs; unknown slugs are missing. */
export const eventPublicationBySlug = async (
  db: Database,
  market: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, boolean>> => {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom("event")
    .select(["slug", "is_published"])
    .where("market", "=", market)
    .where("slug", "in", slugs)
    .execute();
  return new Map(rows.map(({ slug, is_published: isPublished }) => [slug, isPublished]));
};

/** A published event, also one that is over; null where there is none. */
export const eventBySlug = async (
  db: Database,
  market: string,
  slug: string,
): Promise<PublicEvent | null> => {
  const row = await published(db, market).where("slug", "=", slug).executeTakeFirst();
  return row ? toPublicEvent(row) : null;
};
