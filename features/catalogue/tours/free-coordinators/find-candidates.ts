import { sql } from "kysely";
import { choicePictures } from "#features/assets/media/store.ts";
import { absencesBetween } from "#features/catalogue/coordinators/store.ts";
import "#features/catalogue/reviews/store.ts";
import { addDays } from "#markets/days.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { groupsLedBy } from "../stored-tours.ts";
import type { Absence } from "#features/catalogue/coordinators/agenda-rules.ts";
import type { FreeCoordinator } from "./free-contract.ts";
import { declinedBy } from "../questions/store.ts";
import { languageOf, rankCoordinators } from "./rank-coordinators.ts";

/** Groups this many days around count as shortly before and after. */
const nearDays = 60;
/** A market has far fewer coordinators. */
const maxCoordinators = 1000;

export type Wanted = Readonly<{
  from: string;
  to: string;
  travelId: string | null;
  /** A departure whose own group does not count, because somebody is looked for to lead it. */
  tourId: string | null;
}>;

const readCoordinators = (db: Database, market: string, today: string, { travelId }: Wanted) =>
  db
    .selectFrom("known_coordinator as coordinator")
    .select((eb) => [
      "id",
      "slug",
      "name",
      "city",
      "languages",
      "portrait_id",
      "is_shown",
      "trips_led",
      sql<string | null>`(
        select round(avg(rating), 1) from known_review as review
        where review.market = coordinator.market and review.coordinator_id = coordinator.id
      )`.as("rating"),
      sql<string>`(
        select count(*) from known_review as review
        where review.market = coordinator.market and review.coordinator_id = coordinator.id
      )`.as("reviews"),
      eb
        .selectFrom("tour")
        .select(sql<string>`count(*)`.as("n"))
        .whereRef("tour.market", "=", "coordinator.market")
        .whereRef("tour.coordinator_id", "=", "coordinator.id")
        .where(sql<boolean>`tour.travel_id = ${travelId}::uuid`)
        .where("tour.departure_date", "<=", today)
        .where("tour.cancelled_at", "is", null)
        .as("times_led"),
    ])
    .where("market", "=", market)
    .orderBy("id")
    .limit(maxCoordinators)
    .execute();

/** The languages of the countries of a travel, without the one that the market speaks. */
const languagesOf = async (
  db: Database,
  market: string,
  travelId: string | null,
): Promise<readonly string[]> => {
  if (travelId === null) return [];
  const trip = await db
    .selectFrom("known_travel as travel")
    .innerJoin("known_trip as trip", "trip.id", "travel.trip_id")
    .select("trip.countries")
    .where("travel.market", "=", market)
    .where("travel.id", "=", travelId)
    .executeTakeFirst();
  const spoken = (trip?.countries ?? []).flatMap((country) => languageOf(country) ?? []);
  return [...new Set(spoken)].filter((language) => language !== marketById(market).language);
};

/** The coordinators of a market, who could best lead a group on these days first. */
export const findFreeCoordinators = async (
  db: Database,
  market: string,
  today: string,
  wanted: Wanted,
): Promise<readonly FreeCoordinator[]> => {
  const absence: Absence = { departureDate: wanted.from, endDate: wanted.to };
  const rows = await readCoordinators(db, market, today, wanted);
  const groups = await groupsLedBy(db, market, null, {
    from: addDays(wanted.from, -nearDays),
    to: addDays(wanted.to, nearDays),
  });
  const absences = await absencesBetween(db, market, wanted);
  const declined = await declinedBy(db, market, wanted.tourId === null ? [] : [wanted.tourId]);
  const { language } = marketById(market);
  const portraits = await choicePictures(
    db,
    language,
    rows.map((row) => row.portrait_id),
  );
  const candidates = rows.map((row) => ({
    ...row,
    tripsLed: row.trips_led,
    rating: row.rating === null ? null : Number(row.rating),
    timesLed: Number(row.times_led ?? 0),
    absences: absences.filter(({ coordinatorId }) => coordinatorId === row.id),
    declinedOn: declined.get(wanted.tourId ?? "")?.get(row.id) ?? null,
    groups: groups.filter(
      ({ coordinatorId, key }) => coordinatorId === row.id && key !== wanted.tourId,
    ),
  }));
  const ranked = rankCoordinators(
    candidates,
    absence,
    await languagesOf(db, market, wanted.travelId),
    language,
  );
  return ranked.map(({ candidate, conflicts, ...found }) => ({
    id: candidate.id,
    slug: candidate.slug,
    name: candidate.name,
    city: candidate.city,
    languages: candidate.languages,
    portrait: portraits.get(candidate.portrait_id ?? "") ?? null,
    isShown: candidate.is_shown,
    tripsLed: candidate.tripsLed,
    rating: candidate.rating,
    reviews: Number(candidate.reviews),
    timesLed: candidate.timesLed,
    ...found,
    conflicts: conflicts.map(({ kind, days, with: group }) => ({
      kind,
      days,
      tourId: group.key,
      travelId: group.travelId,
      travelName: group.travelName,
      departureDate: group.departureDate,
      endDate: group.endDate,
    })),
  }));
};
