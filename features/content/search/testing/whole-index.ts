import type { CatalogueIndex } from "#features/content/search/index/catalogue-index.ts";
import { readFacetLexemes } from "#features/content/search/index/facet-lexemes.ts";
import { emptyIndex, patchIndex } from "#features/content/search/index/patch-index.ts";
import {
  readSpans,
  readTravelIds,
  readTravels,
  type SpanRows,
  type TravelRows,
} from "#features/content/search/index/read-rows.ts";
import type { Database } from "#platform/server/database/tables.ts";

/** All rows of one market's index. */
export type CatalogueRows = TravelRows & SpanRows & Readonly<{ facetLexemes: readonly string[] }>;

/** @param today ISO day */
export const readCatalogue = async (
  db: Database,
  market: string,
  today: string,
): Promise<CatalogueRows> => ({
  ...(await readTravels(db, market, today, await readTravelIds(db, market), () => undefined)),
  ...(await readSpans(db, market)),
  facetLexemes: await readFacetLexemes(db, market),
});

export const buildIndex = (rows: CatalogueRows): CatalogueIndex =>
  patchIndex(
    emptyIndex(rows, rows.facetLexemes),
    rows.travels.map(({ id }) => id),
    rows,
  );
