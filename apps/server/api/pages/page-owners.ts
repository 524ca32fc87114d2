import type { PageOwner } from "#features/pages/contract.ts";
import type { FindOwner } from "#features/pages/owner/routes.ts";
import { travelById } from "#features/travels/store.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import type { Database } from "#platform/server/database/tables.ts";

/** The travel that a page belongs to, with its address on the market's site. */
export const findPageOwner: FindOwner = async (db, market, { id }) => {
  const travel = await travelById(db, market, id);
  if (!travel) return null;
  const path = pathOf(marketById(market).id, "travels-travel", { travel: travel.slug }) ?? "/";
  return { name: travel.name, path };
};

/** Null for a travel that is gone. */
export const pathOfOwner =
  (db: Database) =>
  async (market: string, owner: PageOwner): Promise<string | null> =>
    (await findPageOwner(db, market, owner))?.path ?? null;
