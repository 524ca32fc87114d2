import { marketIds } from "#markets/market-type.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { savedThings } from "./store.ts";

/** What somebody has saved, market by market. */
export const exportedWishlists = async (
  db: Database,
  { accountId }: Readonly<{ accountId: string }>,
) => {
  const lists = [];
  for (const market of marketIds) {
    const saved = await savedThings(db, { accountId, market });
    if (saved.travels.length + saved.tours.length > 0) lists.push({ market, ...saved });
  }
  return lists;
};
