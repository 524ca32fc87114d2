import type { SiteRequest } from "#apps/site/context.ts";
import type { Page, PublishedPage } from "#features/pages/contract.ts";
import { pageTag, routeTag, slugTag } from "#features/pages/save/save-page.ts";
import { fixedPageForRoute, publishedPageBySlug } from "#features/pages/store.ts";
import {
  type MarketCurrencies,
  readCurrencies,
  defaultCurrencies,
  rateBetween,
} from "#features/settings/currencies.ts";
import { settingsTag } from "#features/settings/store.ts";
import type { DisplayCurrency } from "#markets/localizer.ts";
import type { ThirdParties } from "#features/third-parties/contract.ts";
import { dayAt } from "#markets/format.ts";
import type { Currency, Market, MarketId } from "#markets/market-type.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { openCatalogue } from "../catalogue/catalogue.ts";
import { type CatalogueFinding, whenDatabaseUp } from "../catalogue/read-context.ts";
import type { EntityCaches } from "../entity-caches.ts";

/** What the pages of every market are made from. */
export type SiteSources = Readonly<{
  db: Database;
  product: string;
  origins: ReadonlyMap<MarketId, string>;
  thirdParties: ThirdParties;
  entityCaches: EntityCaches;
}> &
  CatalogueFinding;

/** Whose page is asked for, as it is at which moment. */
export type SiteAsked = Pick<SiteRequest, "tag" | "endsAt" | "now" | "origin"> &
  Readonly<{
    market: Market;
    currency: Currency;
    /** Hears of the custom page that the answer shows. */
    onPage?: (page: Page) => void;
  }>;

/** The currencies of a market; those that it begins with while the database is away. */
export const openMoney = (
  { db, entityCaches }: Pick<SiteSources, "db" | "entityCaches">,
  market: Market,
): Promise<MarketCurrencies> =>
  entityCaches.money
    .one(market.id, [settingsTag(market.id)], () => readCurrencies(db, market))
    .catch(() => defaultCurrencies(market));

const displayIn = (
  { rates }: MarketCurrencies,
  market: Market,
  currency: Currency,
): DisplayCurrency | null =>
  rates === null || currency === market.currency
    ? null
    : { currency, rate: rateBetween(rates, market.currency, currency), date: rates.date };

/** Opens a market for the loaders of one request; its day is that of `now`. */
export const openSite = async (
  { db, product, origins, thirdParties, entityCaches, ...finding }: SiteSources,
  { market, currency, onPage, ...asked }: SiteAsked,
): Promise<SiteRequest> => {
  const { id } = market;
  const { tag } = asked;
  const today = dayAt(asked.now(), market);
  const money = await openMoney({ db, entityCaches }, market);
  const pageIn = async (
    place: string,
    placeTag: string,
    read: () => Promise<PublishedPage | null>,
  ) => {
    tag(placeTag);
    const page = await whenDatabaseUp(() =>
      entityCaches.pages.one(`${id} ${place}`, [placeTag], read),
    );
    if (!page) return null;
    tag(pageTag(id, page.id));
    onPage?.(page);
    return page;
  };
  return {
    ...asked,
    market: { id, htmlLang: market.htmlLang },
    localizer: {
      market,
      t: translatorFor(market),
      today,
      display: displayIn(money, market, currency),
    },
    money,
    product,
    origins,
    thirdParties,
    catalogue: openCatalogue({
      cdn: thirdParties.cdn,
      db,
      market,
      today,
      tag,
      entityCaches,
      ...finding,
    }),
    pageBySlug: (slug) =>
      pageIn(`at ${slug.toLowerCase()}`, slugTag(id, slug), () =>
        publishedPageBySlug(db, id, slug),
      ),
    fixedPage: (key) =>
      pageIn(`of ${key}`, routeTag(id, key), () => fixedPageForRoute(db, id, key)),
  };
};
