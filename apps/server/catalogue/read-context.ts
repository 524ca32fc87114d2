import { unavailableError } from "#apps/site/routing/status-page.ts";
import type { Catalogue } from "#features/content/search/store.ts";
import { toursByIds } from "#features/catalogue/tours/store.ts";
import {
  catalogueTag,
  travelsTag,
  travelTag,
  tripTag,
} from "#features/records/catalogue-tags/rules.ts";
import type { Market } from "#markets/market-type.ts";
import { isConnectionError } from "#platform/server/database/away.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { EntityCaches } from "../caches/entity-caches.ts";

/** @throws a 503 response when the database is unreachable; other errors pass unchanged */
export const whenDatabaseUp = async <Output>(read: () => Promise<Output>): Promise<Output> => {
  try {
    return await read();
  } catch (error) {
    throw isConnectionError(error) ? unavailableError() : error;
  }
};

/** The functions of the search that the site's catalogue uses. */
export type CatalogueSearch = Pick<
  Catalogue,
  | "search"
  | "countResults"
  | "summarizeDepartures"
  | "nearestMonths"
  | "nextDepartures"
  | "spreadDepartures"
  | "departuresByMonth"
  | "departureDays"
  | "upcomingTours"
  | "placeCounts"
  | "bestRated"
  | "correct"
>;

export type CatalogueOptions = Readonly<{
  db: Database;
  market: Market;
  today: string;
  addTags: (...tags: string[]) => void;
  entityCaches: EntityCaches;
  /** The origin of a CDN that serves pictures; null or missing means the site's own. */
  cdn?: string | null;
  /** The brand's name, which stands in some paths. */
  product: string;
  /**
   * Units of the currency in which prices are shown and searched, for one of the market's; 1 where
   * it is missing.
   */
  priceRate?: number;
}> &
  CatalogueSearch;

/** What the reads of one request share: the market, its cache tags, and wrappers that tag what they read. */
export const createReadContext = (options: CatalogueOptions) => {
  const { db, market, addTags, entityCaches } = options;
  const cdn = options.cdn ?? "";
  const { id } = market;
  const marketTags = [catalogueTag(id)];
  /** Tags of lists that a change of any travel or departure can alter. */
  const listTags = [...marketTags, travelsTag(id)];
  const tagsOfTravel = (travelId: string) => [...marketTags, travelTag(id, travelId)];
  const tagsOfTravels = (ids: readonly string[]) => ids.flatMap(tagsOfTravel);
  const tagsOfTrip = (tripId: string) => ["catalogue", tripTag(tripId)];
  /**
   * Wraps a read so that it first adds tags to the page. Invalidating one of these tags then drops
   * the page from the page cache.
   */
  const taggedRead =
    <Input extends readonly unknown[], Output>(
      read: (...input: Input) => Promise<Output>,
      ...tags: readonly string[]
    ) =>
    async (...input: Input): Promise<Output> => {
      addTags(...(tags.length > 0 ? tags : marketTags));
      return whenDatabaseUp(() => read(...input));
    };
  /** Like `taggedRead`, with tags that depend on the read's first argument. */
  const taggedReadFor =
    <Key, Input extends readonly unknown[], Output>(
      tagsOf: (key: Key) => readonly string[],
      read: (key: Key, ...input: Input) => Promise<Output>,
    ) =>
    async (key: Key, ...input: Input): Promise<Output> => {
      addTags(...tagsOf(key));
      return whenDatabaseUp(() => read(key, ...input));
    };
  const toursById = (ids: readonly string[]) =>
    entityCaches.departures.many(
      id,
      ids,
      // The travel of a missing tour is unknown, so any new departure has to invalidate the entry.
      (_, tour) => (tour ? tagsOfTravel(tour.travelId) : listTags),
      (missing) => toursByIds(db, id, missing),
    );
  return {
    ...options,
    cdn,
    id,
    marketTags,
    listTags,
    tagsOfTravel,
    tagsOfTravels,
    tagsOfTrip,
    taggedRead,
    taggedReadFor,
    toursById,
  };
};

export type ReadContext = ReturnType<typeof createReadContext>;
