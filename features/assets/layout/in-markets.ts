import { markets } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { SitePaths } from "./consequences.ts";
import type { LayoutArea } from "./contract.ts";
import { shownPart } from "./parts/standard-layout.ts";
import type { MarketLayout } from "./record-contract.ts";
import { layoutInMarkets } from "./store.ts";

/** One part of the layout in each market. @param countries those of the account; null for all */
export const marketLayouts = async (
  db: Database,
  area: LayoutArea,
  countries: readonly string[] | null,
  { pathsOf }: Pick<SitePaths, "pathsOf">,
): Promise<readonly MarketLayout[]> => {
  const stored = await layoutInMarkets(db, area);
  const shown = markets.filter(
    ({ apiCountry }) => countries === null || countries.includes(apiCountry),
  );
  const layouts: MarketLayout[] = [];
  for (const market of shown) {
    const written = stored.get(market.id);
    const paths = await pathsOf(db, market.id);
    layouts.push({
      country: market.apiCountry,
      updatedAt: written?.updatedAt.toISOString() ?? null,
      content: shownPart(translatorFor(market), area, written?.content ?? null, paths),
      paths: Object.fromEntries(paths),
    });
  }
  return layouts;
};
