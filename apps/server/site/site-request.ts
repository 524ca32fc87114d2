import type { SiteRequest } from "#apps/site/context.ts";
import type { Page } from "#features/pages/contract.ts";
import { pageTag, routeTag, slugTag } from "#features/pages/save.ts";
import { fixedPageOf, publishedPageBySlug } from "#features/pages/store.ts";
import type { Catalogue } from "#features/search/store.ts";
import { currenciesOf, rateBetween } from "#features/settings/currencies.ts";
import type { Display } from "#features/tours/parts/voice.ts";
import { dayAt } from "#markets/format.ts";
import type { Currency, Market, MarketId } from "#markets/market-type.ts";
import { sayIn } from "#markets/say.ts";
import { scopedCss } from "#platform/server/css/scoped-css.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { openCatalogue, orAway } from "../catalogue.ts";
import type { Shelves } from "../shelves.ts";

/** What the pages of every market are made from. */
export type SiteSources = Readonly<{
  db: Database;
  product: string;
  origins: ReadonlyMap<MarketId, string>;
  shelves: Shelves;
}> &
  Pick<Catalogue, "search" | "placeCounts" | "correct">;

/** Whose page is asked for, as it is at which moment. */
export type SiteAsked = Pick<SiteRequest, "tag" | "endsAt" | "now" | "origin"> &
  Readonly<{
    market: Market;
    currency: Currency;
    /** Hears of the custom page that the answer shows. */
    onPage?: (page: Page) => void;
  }>;

const displayIn = async (
  db: Database,
  market: Market,
  currency: Currency,
): Promise<Display | null> => {
  if (currency === market.currency) return null;
  const currencies = await currenciesOf(db, market.id);
  return (
    currencies && {
      currency,
      rate: rateBetween(currencies, market.currency, currency),
      date: currencies.date,
    }
  );
};

/** Opens a market for the loaders of one request; its day is that of `now`. */
export const openSite = async (
  { db, product, origins, search, placeCounts, correct, shelves }: SiteSources,
  { market, currency, onPage, ...asked }: SiteAsked,
): Promise<SiteRequest> => {
  const { id } = market;
  const { tag } = asked;
  const today = dayAt(asked.now(), market);
  const pageIn = async (place: string, placeTag: string, read: () => Promise<Page | null>) => {
    tag(placeTag);
    const page = await orAway(() => shelves.pages.one(`${id} ${place}`, [placeTag], read));
    if (!page) return null;
    tag(pageTag(id, page.id));
    onPage?.(page);
    return page;
  };
  return {
    ...asked,
    market: { id, htmlLang: market.htmlLang },
    voice: { market, say: sayIn(market), today, display: await displayIn(db, market, currency) },
    product,
    origins,
    catalogue: openCatalogue({ db, market, today, tag, search, placeCounts, correct, shelves }),
    scopedCss,
    pageBySlug: (slug) =>
      pageIn(`at ${slug.toLowerCase()}`, slugTag(id, slug), () =>
        publishedPageBySlug(db, id, slug),
      ),
    fixedPage: (key) => pageIn(`of ${key}`, routeTag(id, key), () => fixedPageOf(db, id, key)),
  };
};
