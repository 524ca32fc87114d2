import type { FormerAddress, FormerAddresses } from "#demo/read/redirects.ts";
import type { RedirectInput } from "#features/assets/redirects/contract.ts";
import { insertRedirects, redirectsTag } from "#features/assets/redirects/store.ts";
import type { Market } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { routeNames } from "#markets/routes.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";

/** The address of a route with its query; null for a route that the market does not have. */
const addressOf = (market: Market, target: string): string | null => {
  const [name, query] = target.split("?");
  const route = routeNames.find((each) => each === name);
  const path = route ? pathOf(market.id, route) : null;
  return path && (query ? `${path}?${query}` : path);
};

/** Those of a market as they are stored; what its market has no page for is left out. */
export const composeRedirects = (
  market: Market,
  addresses: readonly FormerAddress[],
): readonly RedirectInput[] =>
  addresses.flatMap((address): readonly RedirectInput[] => {
    if (address.to === null) return [address];
    const path = addressOf(market, address.to);
    return path === null ? [] : [{ ...address, to: path }];
  });

/** Loads the former addresses of each market, unless it has redirects already. */
export const loadDemoRedirects = async (
  db: Database,
  redirects: FormerAddresses,
): Promise<void> => {
  for (const market of markets) {
    const existing = await db
      .selectFrom("redirect")
      .select("id")
      .where("market", "=", market.id)
      .limit(1)
      .executeTakeFirst();
    if (existing) continue;
    await insertRedirects(db, market.id, composeRedirects(market, redirects.get(market.id) ?? []));
    await invalidateTags(db, [redirectsTag(market.id)]);
  }
};
