import { sql } from "kysely";
import { choicePictures } from "#features/assets/media/store.ts";
import { tripsById } from "#features/catalogue/trips/store.ts";
import { dayAt, formatDate } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Choice } from "#platform/choices/choice.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addChoices, validUuids } from "#platform/server/http/routes/choices.ts";
import type { Status } from "#features/records/statuses/contract.ts";
import { matchesEachPattern } from "#platform/server/database/word-patterns.ts";

type TourListRow = Readonly<{
  id: string;
  code: string;
  start_date: string;
  end_date: string;
  status: Status;
  is_published: boolean;
  cancelled_at: Date | null;
  name: string;
  trip_id: string;
}>;

const columns = [
  "tour.id",
  "tour.code",
  "tour.start_date",
  "tour.end_date",
  "tour.status",
  "tour.is_published",
  "tour.cancelled_at",
  "travel.name",
  "travel.trip_id",
] as const;

const detailOf = (row: TourListRow, today: string): string =>
  [
    `${formatDate(row.start_date)} to ${formatDate(row.end_date)}`,
    row.cancelled_at
      ? "cancelled"
      : row.start_date < today
        ? "past"
        : row.status.toLowerCase().replaceAll("_", " "),
    row.code,
    ...(row.is_published ? [] : ["not published"]),
  ].join(" · ");

const toChoices = async (
  db: Database,
  language: string,
  today: string,
  rows: readonly TourListRow[],
): Promise<readonly Choice[]> => {
  const trips = await tripsById(db, [...new Set(rows.map((row) => row.trip_id))]);
  const posters = await choicePictures(
    db,
    language,
    [...trips.values()].map(({ posterId }) => posterId),
  );
  return rows.map((row) => ({
    id: row.id,
    slug: row.code,
    label: row.name,
    detail: detailOf(row, today),
    picture: posters.get(trips.get(row.trip_id)?.posterId ?? "") ?? null,
  }));
};

// Staff can search for a day as the list shows it (`20/03/2027`) or as an ISO day.
const days = sql<string>`to_char(tour.start_date, 'DD/MM/YYYY YYYY-MM-DD')`;

/**
 * `GET /{country}/choices/tours`: the departures of a market from today on, the earliest first.
 * Past departures are found only by their ids.
 */
export const addTourChoices = (api: Api, now: () => Date): void =>
  addChoices(api, "tours", (db, id) => {
    const market = marketById(id);
    const today = dayAt(now(), market);
    const ofMarket = db
      .selectFrom("tour")
      .innerJoin("known_travel as travel", (join) =>
        join.onRef("travel.market", "=", "tour.market").onRef("travel.id", "=", "tour.travel_id"),
      )
      .where("tour.market", "=", id);
    return {
      async find({ patterns, limit, offset }) {
        const matching = ofMarket
          .where("tour.start_date", ">=", today)
          .where("tour.cancelled_at", "is", null)
          .where(matchesEachPattern(["travel.name", "tour.code", days], patterns));
        const { total } = await matching
          .select(sql<number>`count(*)`.as("total"))
          .executeTakeFirstOrThrow();
        const rows = await matching
          .select(columns)
          .orderBy("tour.start_date")
          .orderBy("tour.id")
          .limit(limit)
          .offset(offset)
          .execute();
        return { items: await toChoices(db, market.language, today, rows), total };
      },
      async byIds(ids) {
        const tourIds = validUuids(ids);
        if (tourIds.length === 0) return [];
        const rows = await ofMarket.select(columns).where("tour.id", "in", tourIds).execute();
        return toChoices(db, market.language, today, rows);
      },
    };
  });
