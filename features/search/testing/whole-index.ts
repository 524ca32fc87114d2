import type { CatalogueIndex } from "#features/search/catalogue-index.ts";
import { readKinds } from "#features/search/kinds.ts";
import { emptyIndex, patchIndex } from "#features/search/patch-index.ts";
import {
  type PeriodRow,
  readPeriods,
  readTravelIds,
  readTravelsOf,
  type TravelsRead,
} from "#features/search/rows.ts";
import type { Database } from "#platform/server/database/tables.ts";

/** Everything that one market's search knows. */
export type CatalogueRows = TravelsRead &
  Readonly<{ periods: readonly PeriodRow[]; kinds: readonly string[] }>;

/** Reads all of a market at once. @param today ISO day */
export const readCatalogue = async (
  db: Database,
  market: string,
  today: string,
): Promise<CatalogueRows> => ({
  ...(await readTravelsOf(db, market, today, await readTravelIds(db, market), () => undefined)),
  periods: await readPeriods(db, market),
  kinds: await readKinds(db, market),
});

/** The index of these rows and nothing else. */
export const buildIndex = (rows: CatalogueRows): CatalogueIndex =>
  patchIndex(
    emptyIndex(rows.periods, rows.kinds),
    rows.travels.map(({ id }) => id),
    rows,
  );
