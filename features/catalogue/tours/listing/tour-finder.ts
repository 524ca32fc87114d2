import { sql } from "kysely";
import { dayAt, formatDate } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { matchesEachPattern } from "#platform/server/database/word-patterns.ts";
import type { RecordFinder } from "#platform/server/find-records/record-finder.ts";
import { typedDays } from "./typed-days.ts";

/**
 * Departures by their travel and their day: “sahara 27/02”. The next to leave come first, and those
 * that have left follow, the latest first.
 */
export const tourFinder = (now: () => Date): RecordFinder => ({
  group: "Departures",
  async find(db, market, { patterns, limit }) {
    const today = dayAt(now(), marketById(market));
    const rows = await db
      .selectFrom("tour")
      .innerJoin("known_travel as travel", (join) =>
        join.onRef("travel.market", "=", "tour.market").onRef("travel.id", "=", "tour.travel_id"),
      )
      .select([
        "tour.id",
        "tour.travel_id",
        "tour.departure_date",
        "tour.cancelled_at",
        "travel.name",
      ])
      .where("tour.market", "=", market)
      .where(matchesEachPattern(["travel.name", "tour.code", typedDays], patterns))
      .orderBy(sql`tour.departure_date < ${today}::date`)
      .orderBy(sql`abs(tour.departure_date - ${today}::date)`)
      .orderBy("tour.id")
      .limit(limit)
      .execute();
    return rows.map(({ id, travel_id, departure_date, cancelled_at, name }) => ({
      label: `${name}, ${formatDate(departure_date)}`,
      detail: cancelled_at ? "cancelled" : "",
      path: `/travels/${travel_id}/tours/${id}`,
    }));
  },
});
