import type { Catalogue } from "#features/content/search/store.ts";
import type { Market } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";

export type DocumentOptions = Readonly<{
  db: Database;
  market: Market;
  product: string;
  origin: string;
  now: Date;
}> &
  Pick<Catalogue, "travelOutlines" | "placeCounts">;
