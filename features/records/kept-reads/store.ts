import {
  catalogueTag,
  travelsTag,
  travelTag,
  tripTag,
} from "#features/records/catalogue-tags/rules.ts";
import type { Market } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";

export type ReadsOptions = Readonly<{
  db: Database;
  market: Market;
  today: string;
  addTags: (...tags: string[]) => void;
  /** Runs a read of the database, and answers for it while the database is unreachable. */
  whenDatabaseUp: <Output>(read: () => Promise<Output>) => Promise<Output>;
}>;

/**
 * What the reads of one request for a page share: the market, its cache tags, and wrappers that tag
 * what they read. A feature's own reads stand in its `kept-reads.ts`.
 */
export const createReads = (options: ReadsOptions) => {
  const { market, addTags, whenDatabaseUp } = options;
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
  return {
    ...options,
    id,
    marketTags,
    listTags,
    tagsOfTravel,
    tagsOfTravels,
    tagsOfTrip,
    taggedRead,
    taggedReadFor,
  };
};

export type Reads = ReturnType<typeof createReads>;
