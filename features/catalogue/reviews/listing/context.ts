import { sql } from "kysely";
import type { Database } from "#platform/server/database/tables.ts";
import type { Figures, ListedReview, ReviewContext } from "../contract.ts";

type CountRow = Readonly<{ count: number; average: number | null }>;

const toFigures = (row: CountRow | undefined): Figures => ({
  count: row?.count ?? 0,
  average: row?.average ?? 0,
});

const figuresWhere = async (
  db: Database,
  market: string,
  column: "travel_id" | "coordinator_id",
  id: string,
): Promise<Figures> => {
  const { rows } = await sql<CountRow>`
    select count(*)::integer as count, round(avg(rating), 1)::float8 as average
    from review where market = ${market} and ${sql.ref(column)} = ${id}::uuid`.execute(db);
  return toFigures(rows[0]);
};

/** Figures of a market's reviews, hidden ones too; null without any. */
export const marketFigures = async (db: Database, market: string): Promise<Figures | null> => {
  const { rows } = await sql<CountRow>`
    select count(*)::integer as count, round(avg(rating), 1)::float8 as average
    from review where market = ${market}`.execute(db);
  return rows[0]?.count ? toFigures(rows[0]) : null;
};

const groupsOf = async (db: Database, market: string, coordinatorId: string): Promise<number> => {
  const { trips_led: groups } = await db
    .selectFrom("known_coordinator as coordinator")
    .select("trips_led")
    .where("market", "=", market)
    .where("id", "=", coordinatorId)
    .executeTakeFirstOrThrow();
  return groups;
};

/** The trip's page shows the newest first. */
const placeOf = async (
  db: Database,
  market: string,
  { id, writtenOn }: ListedReview,
  travelId: string,
): Promise<number> => {
  const { rows } = await sql<{ newer: number }>`
    select count(*)::integer as newer from review
    where market = ${market} and travel_id = ${travelId}::uuid and is_shown
      and id <> ${id}::uuid and (written_on, ${id}::uuid) > (${writtenOn}::date, id)`.execute(db);
  return (rows[0]?.newer ?? 0) + 1;
};

/** What a review counts in, and where it stands once it is shown. */
export const reviewContext = async (
  db: Database,
  market: string,
  review: ListedReview,
): Promise<ReviewContext> => {
  const { travel, coordinator } = review;
  return {
    travel: travel && (await figuresWhere(db, market, "travel_id", travel.id)),
    coordinator: coordinator && {
      ...(await figuresWhere(db, market, "coordinator_id", coordinator.id)),
      groups: await groupsOf(db, market, coordinator.id),
    },
    place: travel && (await placeOf(db, market, review, travel.id)),
  };
};
