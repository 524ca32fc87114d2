import { setImmediate } from "node:timers/promises";
import type { Database } from "#platform/server/database/tables.ts";
import { type CatalogueIndex, numberOf } from "./catalogue-index.ts";
import { readFacetLexemes } from "./facet-lexemes.ts";
import { emptyIndex, patchIndex } from "./patch-index.ts";
import { readSpans, readTravelIds, readTravels, readTravelsChangedByDay } from "./read-rows.ts";

/** One market's index, kept in step with its rows. */
export type MarketIndex = Readonly<{
  /** The index of a day. With the database down it is the last one there was. @param day ISO day */
  on(day: string): Promise<CatalogueIndex>;
  /** Says what has changed: some travels by their ids, or anything with `null`. */
  outdate(travelIds: readonly string[] | null): void;
}>;

/** Travels read at once: as many as are taken in without keeping requests waiting. */
const travelsAtOnce = 50;

const inParts = <Item>(items: readonly Item[], size: number): readonly Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );

/** What has to be read before an index is right again: some travels, or everything. */
type Outdated = ReadonlySet<string> | "everything";

const together = (one: Outdated, other: Outdated): Outdated =>
  one === "everything" || other === "everything" ? "everything" : new Set([...one, ...other]);

type Known = Readonly<{ index: CatalogueIndex; day: string }>;

/** Opens the index of a market; nothing is read before the first question. */
export const openMarketIndex = (db: Database, market: string): MarketIndex => {
  let known: Known | null = null;
  let outdated: Outdated = "everything";
  let running: Readonly<{ day: string; index: Promise<CatalogueIndex> }> | null = null;
  /** The last reading of all: the next one goes on where it ends. */
  let last: Promise<unknown> = Promise.resolve();

  const withRead = async (
    before: CatalogueIndex,
    day: string,
    ids: readonly string[],
  ): Promise<CatalogueIndex> => {
    let index = before;
    for (const part of inParts(ids, travelsAtOnce)) {
      const { parts } = index;
      const hashOf = (id: string) => parts[numberOf(parts, id)]?.travel.textHash;
      const rows = await readTravels(db, market, day, part, hashOf);
      index = patchIndex(index, part, rows);
      await setImmediate(); // who waits is answered between two parts
    }
    return index;
  };

  const read = async (day: string, what: Outdated): Promise<CatalogueIndex> => {
    if (what === "everything" || !known || day < known.day)
      return withRead(
        emptyIndex(await readSpans(db, market), await readFacetLexemes(db, market)),
        day,
        await readTravelIds(db, market),
      );
    const turned =
      day === known.day ? [] : await readTravelsChangedByDay(db, market, known.day, day);
    return withRead(known.index, day, [...new Set([...what, ...turned])]);
  };

  const renew = async (day: string): Promise<CatalogueIndex> => {
    const what = outdated;
    outdated = new Set();
    try {
      const index = await read(day, what);
      known = { index, day };
      return index;
    } catch (error) {
      outdated = together(what, outdated);
      if (known) return known.index;
      throw error;
    }
  };

  return {
    on(day) {
      if (known?.day === day && outdated !== "everything" && outdated.size === 0 && !running)
        return Promise.resolve(known.index);
      if (running?.day === day) return running.index;
      const index = last.then(() => renew(day));
      const mine = { day, index };
      running = mine;
      last = index
        .catch(() => undefined)
        .finally(() => {
          if (running === mine) running = null;
        });
      return index;
    },
    outdate(travelIds) {
      outdated = together(outdated, travelIds === null ? "everything" : new Set(travelIds));
      running = null; // what is being read may hold the old content: the next one asks anew
    },
  };
};
