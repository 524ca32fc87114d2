import { setImmediate } from "node:timers/promises";
import type { Database } from "#platform/server/database/tables.ts";
import { type CatalogueIndex, travelNumberOf } from "./catalogue-index.ts";
import { readFacetLexemes } from "./facet-lexemes.ts";
import { emptyIndex, patchIndex } from "./patch-index.ts";
import { readSpans, readTravelIds, readTravels, readTravelsChangedByDay } from "./read-rows.ts";

/** The index of one market. Only the rows that changed are read again. */
export type MarketIndex = Readonly<{
  /**
   * Resolves to the last index that was read when the database is unavailable.
   * @param day ISO day
   */
  indexOn(day: string): Promise<CatalogueIndex>;
  /** @param travelIds the travels that changed; null when any row may have changed */
  invalidate(travelIds: readonly string[] | null): void;
}>;

/** The number of travels read in one batch. A larger batch would keep requests waiting. */
const travelsAtOnce = 50;

const chunk = <Item>(items: readonly Item[], size: number): readonly Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );

/** The travels that have changed since the index was read. */
type Changes = ReadonlySet<string> | "everything";

const mergeChanges = (one: Changes, other: Changes): Changes =>
  one === "everything" || other === "everything" ? "everything" : new Set([...one, ...other]);

type CurrentIndex = Readonly<{ index: CatalogueIndex; day: string }>;

export const openMarketIndex = (db: Database, market: string): MarketIndex => {
  let current: CurrentIndex | null = null;
  let changes: Changes = "everything";
  let pending: Readonly<{ day: string; index: Promise<CatalogueIndex> }> | null = null;
  /** The most recent read. The next read starts when this one has ended. */
  let lastRead: Promise<unknown> = Promise.resolve();

  const patchInBatches = async (
    before: CatalogueIndex,
    day: string,
    ids: readonly string[],
  ): Promise<CatalogueIndex> => {
    let index = before;
    for (const part of chunk(ids, travelsAtOnce)) {
      const { parts } = index;
      const hashOf = (id: string) => parts[travelNumberOf(parts, id)]?.travel.textHash;
      const rows = await readTravels(db, market, day, part, hashOf);
      index = patchIndex(index, part, rows);
      await setImmediate(); // Requests that are waiting run between two batches.
    }
    return index;
  };

  const read = async (day: string, what: Changes): Promise<CatalogueIndex> => {
    if (what === "everything" || !current || day < current.day)
      return patchInBatches(
        emptyIndex(await readSpans(db, market), await readFacetLexemes(db, market)),
        day,
        await readTravelIds(db, market),
      );
    const changedByDay =
      day === current.day ? [] : await readTravelsChangedByDay(db, market, current.day, day);
    return patchInBatches(current.index, day, [...new Set([...what, ...changedByDay])]);
  };

  const refresh = async (day: string): Promise<CatalogueIndex> => {
    const what = changes;
    changes = new Set();
    try {
      const index = await read(day, what);
      current = { index, day };
      return index;
    } catch (error) {
      changes = mergeChanges(what, changes);
      if (current) return current.index;
      throw error;
    }
  };

  return {
    indexOn(day) {
      if (current?.day === day && changes !== "everything" && changes.size === 0 && !pending)
        return Promise.resolve(current.index);
      if (pending?.day === day) return pending.index;
      const index = lastRead.then(() => refresh(day));
      const pendingRead = { day, index };
      pending = pendingRead;
      lastRead = index
        .catch(() => undefined)
        .finally(() => {
          if (pending === pendingRead) pending = null;
        });
      return index;
    },
    invalidate(travelIds) {
      changes = mergeChanges(changes, travelIds === null ? "everything" : new Set(travelIds));
      pending = null; // A read in progress may have read the old rows, so the next call has to read again.
    },
  };
};
