import type { SearchQuery } from "#features/content/search/contract.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import { emptySearch, sortForKeyword } from "#features/content/search/query/search-params.ts";
import type { MarketId } from "#markets/market-type.ts";
import { shownCurrency } from "#markets/localizer.ts";
import { marketById } from "#markets/markets.ts";
import type { SearchSite } from "#features/content/search/query/search-site.ts";

/**
 * Returns a function from a market to the search's slugs in that market, without slugs that have no
 * counterpart there.
 */
const slugsOf = async ({ catalogue }: SearchSite, query: SearchQuery) => {
  const lists = {
    where: query.where.length > 0 ? await catalogue.slugsInOtherMarkets() : null,
    type:
      query.type.length > 0 ? await catalogue.resourcesInOtherMarkets("travel-type-primary") : null,
    style: query.style.length > 0 ? await catalogue.resourcesInOtherMarkets("travel-styles") : null,
    badge: query.badge.length > 0 ? await catalogue.resourcesInOtherMarkets("badges") : null,
    period: query.period ? await catalogue.resourcesInOtherMarkets("date-ranges") : null,
  };
  return (id: MarketId) => {
    const translated = (name: keyof typeof lists) =>
      [query[name] ?? []].flat().flatMap((slug) => lists[name]?.get(id)?.get(slug) ?? []);
    return {
      where: translated("where"),
      type: translated("type"),
      style: translated("style"),
      badge: translated("badge"),
      period: translated("period")[0] ?? null,
    };
  };
};

/** The search of these destinations, in each market that has all of them. */
export const placesInOtherMarkets = async (
  { catalogue, origins }: SearchSite,
  where: readonly string[],
): Promise<ReadonlyMap<MarketId, string>> => {
  const slugs = where.length > 0 ? await catalogue.slugsInOtherMarkets() : new Map();
  return new Map(
    [...origins.keys()].flatMap((id) => {
      const slugsInMarket = where.flatMap((slug) => slugs.get(id)?.get(slug) ?? []);
      const market = marketById(id);
      return slugsInMarket.length === where.length
        ? [[id, searchPath({ market }, { ...emptySearch, where: slugsInMarket })] as const]
        : [];
    }),
  );
};

/**
 * A visitor's search in all markets. Keywords go along to markets of the same language, prices to
 * those of the same currency. A market that has none of the searched destinations is left out.
 * @param requested the search in the address, which the visitor's own market keeps
 * @param interpreted the search that was answered, with the places and corrections found in the
 *   keyword
 */
export const searchInOtherMarkets = async (
  site: SearchSite,
  requested: SearchQuery,
  interpreted: SearchQuery,
): Promise<ReadonlyMap<MarketId, string>> => {
  const { market: visitorsMarket } = site.localizer;
  const slugsIn = await slugsOf(site, interpreted);
  const searchIn = (id: MarketId): SearchQuery | null => {
    if (id === visitorsMarket.id) return requested;
    const { language, currency } = marketById(id);
    const slugs = slugsIn(id);
    if (interpreted.where.length > 0 && slugs.where.length === 0) return null;
    const q = language === visitorsMarket.language ? interpreted.q : "";
    const isSameCurrency = currency === shownCurrency(site.localizer);
    return {
      ...interpreted,
      ...slugs,
      q,
      priceMin: isSameCurrency ? interpreted.priceMin : null,
      priceMax: isSameCurrency ? interpreted.priceMax : null,
      sort: sortForKeyword(q, interpreted),
      page: 1,
    };
  };
  return new Map(
    [...site.origins.keys()].flatMap((id) => {
      const query = searchIn(id);
      return query ? [[id, searchPath({ market: marketById(id) }, query)] as const] : [];
    }),
  );
};
