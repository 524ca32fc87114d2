import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { siteContext } from "#apps/site/context.ts";
import type { Page } from "#features/pages/contract.ts";
import { pageTag, routeTag, slugTag } from "#features/pages/save.ts";
import { fixedPageOf, publishedPageBySlug } from "#features/pages/store.ts";
import type { SearchQuery, SearchResult } from "#features/search/contract.ts";
import { currenciesOf, rateBetween } from "#features/settings/currencies.ts";
import type { Display } from "#features/tours/parts/voice.ts";
import { dayAt, startOfDay } from "#markets/format.ts";
import { addDays } from "#markets/days.ts";
import type { Currency, Market, MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { sayIn } from "#markets/say.ts";
import { scopedCss } from "#platform/server/css/scoped-css.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { openCatalogue } from "../catalogue.ts";
import type { Shelves } from "../shelves.ts";
import { finishPage, type FinishedPage } from "./finished.ts";

/** Says which version of a custom page an answer shows. */
export const versionHeader = "page-version";

export type RenderOptions = Readonly<{
  build: ServerBuild | (() => Promise<ServerBuild>);
  db: Database;
  product: string;
  origins: ReadonlyMap<MarketId, string>;
  search: (market: string, query: SearchQuery) => Promise<SearchResult>;
  shelves: Shelves;
  now: () => Date;
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

/** Renders pages of the public site; each is finished with the tags of what it was made of. */
export const createRenderer = ({
  build,
  db,
  product,
  origins,
  search,
  shelves,
  now,
}: RenderOptions) => {
  const isBuilt = typeof build !== "function";
  const handle = createRequestHandler(build, isBuilt ? "production" : "development");

  return async (marketId: string, url: URL, currency: Currency): Promise<FinishedPage> => {
    const market = marketById(marketId);
    const today = dayAt(now(), market);
    const tags = new Set<string>([`settings:${marketId}`]);
    const tag = (...more: string[]) => more.forEach((each) => tags.add(each));
    // Prices, promos and departures change with the market's day.
    let endsAt = startOfDay(addDays(today, 1), market).getTime();
    let version: number | null = null;
    const made = (page: Page | null): Page | null => {
      if (!page) return null;
      tag(pageTag(marketId, page.id));
      version = page.version;
      return page;
    };
    const context = new RouterContextProvider();
    context.set(siteContext, {
      market: { id: market.id, htmlLang: market.htmlLang },
      voice: { market, say: sayIn(market), today, display: await displayIn(db, market, currency) },
      product,
      origin: origins.get(market.id) ?? url.origin,
      origins,
      catalogue: openCatalogue({ db, market, today, tag, search, shelves }),
      now,
      scopedCss,
      tag,
      endsAt: (moment) => {
        endsAt = Math.min(endsAt, moment);
      },
      pageBySlug: async (slug) => {
        tag(slugTag(marketId, slug));
        const page = await shelves.pages.one(
          `${marketId} at ${slug.toLowerCase()}`,
          [slugTag(marketId, slug)],
          () => publishedPageBySlug(db, marketId, slug),
        );
        return made(page);
      },
      fixedPage: async (routingKey) => {
        tag(routeTag(marketId, routingKey));
        const page = await shelves.pages.one(
          `${marketId} of ${routingKey}`,
          [routeTag(marketId, routingKey)],
          () => fixedPageOf(db, marketId, routingKey),
        );
        return made(page);
      },
    });
    const response = await handle(new Request(url), context);
    if (version !== null) response.headers.set(versionHeader, String(version));
    return finishPage(response, [...tags], endsAt, isBuilt);
  };
};
