import type { SearchQuery } from "#features/search/contract.ts";
import { searchPath } from "#features/search/parts/search-bar-presenter.ts";
import { fromSearchParams, sortForKeyword } from "#features/search/query/search-params.ts";
import type { MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import type { SiteRequest } from "../context.ts";

const empty = fromSearchParams(new URLSearchParams());

/** What the slugs of one search are in other markets; a market without a word leaves it out. */
const slugsOf = async ({ catalogue }: SiteRequest, query: SearchQuery) => {
  const lists = {
    where: query.where.length > 0 ? await catalogue.slugsInOtherMarkets() : null,
    type:
      query.type.length > 0 ? await catalogue.resourcesInOtherMarkets("travel-type-primary") : null,
    style: query.style.length > 0 ? await catalogue.resourcesInOtherMarkets("travel-styles") : null,
    badge: query.badge.length > 0 ? await catalogue.resourcesInOtherMarkets("badges") : null,
  };
  const periods = query.period === null ? null : await catalogue.periodInOtherMarkets(query.period);
  return (id: MarketId) => {
    const listed = (name: keyof typeof lists) =>
      query[name].flatMap((slug) => lists[name]?.get(id)?.get(slug) ?? []);
    return {
      where: listed("where"),
      type: listed("type"),
      style: listed("style"),
      badge: listed("badge"),
      period: periods?.get(id) ?? null,
    };
  };
};

/** Where each market that knows all of these places has the search of them alone. */
export const placesInOtherMarkets = async (
  { catalogue, origins }: SiteRequest,
  where: readonly string[],
): Promise<ReadonlyMap<MarketId, string>> => {
  const slugs = where.length > 0 ? await catalogue.slugsInOtherMarkets() : new Map();
  return new Map(
    [...origins.keys()].flatMap((id) => {
      const there = where.flatMap((slug) => slugs.get(id)?.get(slug) ?? []);
      const market = marketById(id);
      return there.length === where.length
        ? [[id, searchPath({ market }, { ...empty, where: there })] as const]
        : [];
    }),
  );
};

/**
 * A visitor's search in other markets, as far as it means the same there: words in markets of the
 * language, prices in those of the currency. Its own market has it as it was asked. A market that
 * knows none of its places has no such search.
 * @param asked as its address says it
 * @param meant as it was answered
 */
export const searchInOtherMarkets = async (
  site: SiteRequest,
  asked: SearchQuery,
  meant: SearchQuery,
): Promise<ReadonlyMap<MarketId, string>> => {
  const { market: own } = site.localizer;
  const slugsIn = await slugsOf(site, meant);
  const searchIn = (id: MarketId): SearchQuery | null => {
    if (id === own.id) return asked;
    const { language, currency } = marketById(id);
    const slugs = slugsIn(id);
    if (meant.where.length > 0 && slugs.where.length === 0) return null;
    const q = language === own.language ? meant.q : "";
    const isPriced = currency === own.currency;
    return {
      ...meant,
      ...slugs,
      q,
      priceMin: isPriced ? meant.priceMin : null,
      priceMax: isPriced ? meant.priceMax : null,
      sort: sortForKeyword(q, meant),
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
