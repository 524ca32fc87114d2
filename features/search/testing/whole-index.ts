import type { CatalogueIndex } from "#features/search/index/catalogue-index.ts";
import { readFacetLexemes } from "#features/search/index/facet-lexemes.ts";
import { emptyIndex, patchIndex } from "#features/search/index/patch-index.ts";
import {
  readSpans,
  readTravelIds,
  readTravels,
  type SpansRead,
  type TravelsRead,
} from "#features/search/index/read-rows.ts";
import type { Database } from "#platform/server/database/tables.ts";

/** Everything that one market's search knows. */
export type CatalogueRows = TravelsRead & SpansRead & Readonly<{ kinds: readonly string[] }>;

/** Reads all of a market at once. @param today ISO day */
export const readCatalogue = async (
  db: Database,
  market: string,
  today: string,
): Promise<CatalogueRows> => ({
  ...(await readTravels(db, market, today, await readTravelIds(db, market), () => undefined)),
  ...(await readSpans(db, market)),
  kinds: await readFacetLexemes(db, market),
});

/** The index of these rows and nothing else. */
export const buildIndex = (rows: CatalogueRows): CatalogueIndex =>
  patchIndex(
    emptyIndex(rows, rows.kinds),
    rows.travels.map(({ id }) => id),
    rows,
  );
