import { sql } from "kysely";
import { tripsById } from "#features/catalogue/trips/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById, markets } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { missingParts, type TravelPart } from "../completeness-rules.ts";
import type { Travel } from "../contract.ts";
import { travelHealth } from "../health.ts";
import { healthFactsOf } from "../listing/health-facts.ts";
import type { AboutTravel, Alternate, TravelRecord } from "../record-contract.ts";
import { travelsOfTrip } from "../store.ts";
import { travelPath } from "./address.ts";
import { inputOf } from "./save-travel.ts";

type TravelsByMarket = ReadonlyMap<string, Travel>;

/** A copy begins with the name of the travel that it was made from, which may be of another language. */
const missingIn = (
  travel: Travel,
  market: string,
  alternates: TravelsByMarket,
): readonly TravelPart[] => {
  const { language } = marketById(market);
  const foreign = [...alternates].filter(([id]) => marketById(id).language !== language);
  const names = travel.isPublished ? [] : foreign.map(([, { name }]) => name);
  return missingParts(travel, names);
};

const toAlternate = (market: string, travel: Travel, alternates: TravelsByMarket): Alternate => {
  const country = marketById(market).apiCountry;
  const alternate = alternates.get(market);
  if (!alternate)
    return {
      country,
      id: null,
      name: null,
      path: null,
      isPublished: false,
      isOlder: false,
      missing: [],
    };
  return {
    country,
    id: alternate.id,
    name: alternate.name,
    path: travelPath(market, alternate.slug),
    isPublished: alternate.isPublished,
    isOlder: alternate.updatedAt < travel.updatedAt,
    missing: missingIn(alternate, market, alternates),
  };
};

const departureCounts = async (
  db: Database,
  market: string,
  id: string,
  today: string,
): Promise<AboutTravel["departures"]> => {
  const { total, upcoming } = await db
    .selectFrom("known_tour as tour")
    .select([
      sql<number>`count(*)::integer`.as("total"),
      sql<number>`(count(*) filter (
        where departure_date > ${today}::date and cancelled_at is null))::integer`.as("upcoming"),
    ])
    .where("market", "=", market)
    .where("travel_id", "=", id)
    .executeTakeFirstOrThrow();
  return { total, upcoming };
};

const createdAt = async (db: Database, market: string, id: string): Promise<string> => {
  const row = await db
    .selectFrom("travel")
    .select("created_at")
    .where("market", "=", market)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.created_at.toISOString();
};

/** A travel with what the editor shows of it. */
export const toTravelRecord = async (
  db: Database,
  market: string,
  travel: Travel,
  now: Date,
): Promise<TravelRecord> => {
  const today = dayAt(now, marketById(market));
  const trip = (await tripsById(db, [travel.tripId])).get(travel.tripId);
  const alternates = await travelsOfTrip(db, travel.tripId);
  const facts = (await healthFactsOf(db, market, [travel.id], today)).get(travel.id);
  return {
    ...inputOf(travel),
    id: travel.id,
    about: {
      path: travelPath(market, travel.slug),
      createdAt: await createdAt(db, market, travel.id),
      updatedAt: travel.updatedAt,
      trip: {
        code: trip?.code ?? "",
        countries: trip?.countries ?? [],
        markets: alternates.size,
        stops: trip?.stops.length ?? 0,
      },
      departures: await departureCounts(db, market, travel.id, today),
      missing: missingIn(travel, market, alternates),
      health: facts ? travelHealth(facts, today) : [],
      alternates: markets
        .filter(({ id }) => id !== market)
        .map(({ id }) => toAlternate(id, travel, alternates)),
    },
  };
};
