import { unavailableError } from "#apps/site/routing/status-page.ts";
import type { Catalogue } from "#features/search/store.ts";
import { toursByIds } from "#features/tours/store.ts";
import { catalogueTag, travelsTag, travelTag, tripTag } from "#features/travels/store.ts";
import type { Market } from "#markets/market-type.ts";
import { isAway } from "#platform/server/database/away.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { EntityCaches } from "../entity-caches.ts";

/** @throws the answer 503 when the database cannot be reached, anything else as it is */
export const whenDatabaseUp = async <Output>(read: () => Promise<Output>): Promise<Output> => {
  try {
    return await read();
  } catch (error) {
    throw isAway(error) ? unavailableError() : error;
  }
};

/** What of the search the catalogue of a request uses. */
export type CatalogueFinding = Pick<
  Catalogue,
  | "search"
  | "countResults"
  | "summarizeDepartures"
  | "nearestMonths"
  | "nextDepartures"
  | "spreadDepartures"
  | "leavingByMonth"
  | "departureDays"
  | "upcomingTours"
  | "placeCounts"
  | "correct"
>;

export type CatalogueOptions = Readonly<{
  db: Database;
  market: Market;
  today: string;
  tag: (...tags: string[]) => void;
  entityCaches: EntityCaches;
  /** The origin that pictures are taken from, where it is not the site's own. */
  cdn?: string | null;
}> &
  CatalogueFinding;

/**
 * What the reads of one request share: whose market they are of, what a page made of them falls
 * with, and how they are made.
 */
export const createReadContext = (options: CatalogueOptions) => {
  const { db, market, tag, entityCaches } = options;
  const cdn = options.cdn ?? "";
  const { id } = market;
  const own = [catalogueTag(id)];
  /** What any change of a travel or departure makes another. */
  const listed = [...own, travelsTag(id)];
  const ofTravel = (travelId: string) => [...own, travelTag(id, travelId)];
  const ofTravels = (ids: readonly string[]) => ids.flatMap(ofTravel);
  const ofTrip = (tripId: string) => ["catalogue", tripTag(tripId)];
  /** Reads after saying so, so that a page made of it falls with it. */
  const reading =
    <Input extends readonly unknown[], Output>(
      read: (...input: Input) => Promise<Output>,
      ...tags: readonly string[]
    ) =>
    async (...input: Input): Promise<Output> => {
      tag(...(tags.length > 0 ? tags : own));
      return whenDatabaseUp(() => read(...input));
    };
  /** The same for what falls with travels or a trip that are known from the question. */
  const readingOf =
    <Asked, Input extends readonly unknown[], Output>(
      tagsOf: (asked: Asked) => readonly string[],
      read: (asked: Asked, ...input: Input) => Promise<Output>,
    ) =>
    async (asked: Asked, ...input: Input): Promise<Output> => {
      tag(...tagsOf(asked));
      return whenDatabaseUp(() => read(asked, ...input));
    };
  const toursById = (ids: readonly string[]) =>
    entityCaches.departures.many(
      id,
      ids,
      // Which travel a departure that is not there belonged to, nobody knows.
      (_, tour) => (tour ? ofTravel(tour.travelId) : listed),
      (missing) => toursByIds(db, id, missing),
    );
  return {
    ...options,
    cdn,
    id,
    own,
    listed,
    ofTravel,
    ofTravels,
    ofTrip,
    reading,
    readingOf,
    toursById,
  };
};

export type ReadContext = ReturnType<typeof createReadContext>;
