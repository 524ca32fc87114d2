import { inputOf, saveTravel } from "#features/catalogue/travels/save/save-travel.ts";
import { travelById } from "#features/catalogue/travels/store.ts";
import { inputOf as inputOfTrip, saveTrip } from "#features/catalogue/trips/save/save-trip.ts";
import { storedTrip } from "#features/catalogue/trips/store.ts";
import {
  inputOf as inputOfPlace,
  saveDestination,
} from "#features/content/destinations/save/save-destination.ts";
import { destinationById } from "#features/content/destinations/store.ts";
import { travelSaves } from "#apps/server/api/travels/travel-saves.ts";
import { pathOf } from "#markets/paths.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Change } from "./change.ts";

const market = "it-IT";
const slug = "il-sahara-dopo-i-passi-dell-atlante";

const contextOf = (db: Database) => ({ db, market, actor: "bench", ...travelSaves });

const dayText = (db: Database, id: string): Change => ({
  name: "text of a day",
  path: `/viaggi/${slug}/itinerario`,
  async write(round) {
    const travel = await travelById(db, market, id);
    if (!travel) throw new Error("The demo travel is missing.");
    const text = `Un giorno, giro ${round}.`;
    const itinerary = travel.itinerary.map((day, index) => (index === 3 ? { ...day, text } : day));
    await saveTravel(contextOf(db), id, { ...inputOf(travel), itinerary }, null);
    return (html) => html.includes(text);
  },
});

const stopName = (db: Database, tripId: string): Change => ({
  name: "stop of a trip",
  path: `/viaggi/${slug}`,
  async write(round) {
    const trip = await storedTrip(db, tripId);
    const [first] = trip?.stops ?? [];
    if (!trip || !first) throw new Error("The demo trip is missing.");
    const name = `Tappa ${round}`;
    // A route that returns to a stop names it again.
    const stops = trip.stops.map((stop) =>
      stop.key === first.key ? { ...stop, names: { all: name } } : stop,
    );
    await saveTrip(contextOf(db), tripId, { ...inputOfTrip(trip), stops }, null);
    return (html) => html.includes(`>${name}<`);
  },
});

const placeWords = (db: Database, place: Readonly<{ id: string; slug: string }>): Change => ({
  name: "words of a place",
  path: `${pathOf(market, "search")}?where=${place.slug}`,
  async write(round) {
    const stored = await destinationById(db, market, place.id);
    if (!stored) throw new Error("The demo place is missing.");
    const lead = `Parole, giro ${round}.`;
    await saveDestination(contextOf(db), place.id, { ...inputOfPlace(stored), lead }, null);
    return (html) => html.includes(lead);
  },
});

/** A day, a stop and a place. */
export const travelChanges = async (db: Database): Promise<readonly Change[]> => {
  const travel = await db
    .selectFrom("travel")
    .select(["id", "trip_id"])
    .where("market", "=", market)
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  const place = await db
    .selectFrom("destination")
    .select(["id", "slug"])
    .where("market", "=", market)
    .where("kind", "=", "country")
    .where("code", "=", "MA")
    .executeTakeFirstOrThrow();
  return [dayText(db, travel.id), stopName(db, travel.trip_id), placeWords(db, place)];
};
