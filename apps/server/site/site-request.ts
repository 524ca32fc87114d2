import { passengersOf } from "#features/catalogue/tours/passengers/store.ts";
import { readGroup } from "#features/people/group/read-group.ts";
import type { SiteRequest } from "#apps/site/context.ts";
import type { FormAttempt } from "#features/content/forms/parts/attempt.ts";
import { ownEvents } from "#features/people/attendance/own-events.ts";
import type { OwnPlace } from "#features/people/attendance/parts/own-place.ts";
import { readOwnRequest } from "#features/people/requests/ask/own-facts.ts";
import type { RequestAttempt } from "#features/people/requests/parts/typed.ts";
import type { Page, PublishedPage } from "#features/content/pages/contract.ts";
import {
  fixedPageForRoute,
  ownerTag,
  pageTag,
  publishedPageBySlug,
  publishedPageOfOwner,
  routeTag,
  slugTag,
} from "#features/content/pages/store.ts";
import {
  type MarketCurrencies,
  readCurrencies,
  defaultCurrencies,
} from "#features/company/settings/currencies.ts";
import { rateBetween, rateDate } from "#features/company/settings/rules.ts";
import { settingsTag } from "#features/company/settings/store.ts";
import { type DisplayCurrency, type Localizer, paidDisplay } from "#markets/localizer.ts";
import type { ThirdParties } from "#features/company/third-parties/contract.ts";
import { dayAt } from "#markets/format.ts";
import type { Currency, Market, MarketId } from "#markets/market-type.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { keepUnread } from "#features/content/search/lexicon/keep-unread.ts";
import { interpreterOf } from "#features/content/search/kept/interpreters.ts";
import { type CatalogueSearch, openCatalogue, whenDatabaseUp } from "../caches/catalogue.ts";
import type { EntityCaches } from "../caches/entity-caches.ts";

/** What the pages of all markets read from. */
export type SiteSources = Readonly<{
  db: Database;
  product: string;
  origins: ReadonlyMap<MarketId, string>;
  thirdParties: ThirdParties;
  /** The path below which browsers call the API. */
  apiBase: string;
  entityCaches: EntityCaches;
}> &
  CatalogueSearch;

export type SiteRequestOptions = Pick<
  SiteRequest,
  "addTags" | "expireAt" | "report" | "now" | "origin"
> &
  Readonly<{
    market: Market;
    currency: Currency;
    /** Whether the address names the currency. */
    isCurrencyChosen?: boolean;
    /** Receives the custom page that is shown. */
    onPage?: (page: Page) => void;
    formAttempt?: FormAttempt | null;
    requestAttempt?: RequestAttempt | null;
    ownPlace?: OwnPlace | null;
    /** Whether the page shows its visitor the group of a departure. */
    showsGroup?: boolean;
  }>;

/**
 * The market's currencies; those of the market's configuration while the database is unreachable.
 */
export const readMarketCurrencies = (
  { db, entityCaches }: Pick<SiteSources, "db" | "entityCaches">,
  market: Market,
): Promise<MarketCurrencies> =>
  entityCaches.currencies
    .one(market.id, [settingsTag(market.id)], () => readCurrencies(db, market))
    .catch(() => defaultCurrencies(market));

const displayCurrencyOf = (
  { rates }: MarketCurrencies,
  market: Market,
  currency: Currency,
): DisplayCurrency | null =>
  rates === null || currency === market.currency
    ? null
    : {
        currency,
        rate: rateBetween(rates, market.currency, currency),
        date: rateDate(rates, currency),
      };

type ChosenCurrency = Pick<SiteRequestOptions, "market" | "currency" | "isCurrencyChosen">;

/**
 * The other of two currencies of which the home address decides which one is paid. Undefined where
 * one alone is paid or can be shown; null once one is chosen.
 */
const otherPaidOf = (
  currencies: MarketCurrencies,
  { market, currency, isCurrencyChosen = false }: ChosenCurrency,
): DisplayCurrency | null | undefined => {
  const { available } = currencies;
  const other = market.payCurrencies.find((each) => each !== available[0]);
  const isEither = market.payCurrencies.length > 1 && other && available.includes(other);
  if (!isEither || currencies.rates === null) return undefined;
  return isCurrencyChosen || currency !== market.currency
    ? null
    : displayCurrencyOf(currencies, market, other);
};

const localizerOf = (
  currencies: MarketCurrencies,
  chosen: ChosenCurrency,
  today: string,
): Localizer => {
  const { market, currency } = chosen;
  const otherPaid = otherPaidOf(currencies, chosen);
  return {
    market,
    t: translatorFor(market),
    today,
    display: displayCurrencyOf(currencies, market, currency),
    ...(otherPaid !== undefined && { otherPaid }),
  };
};

/**
 * Units of the currency that a visitor asks for, for one of the market's, where they pay in it: their
 * prices are searched in it. 1 for every other currency.
 * @param currency as it stands in an address
 */
export const priceRateOf = async (
  sources: Pick<SiteSources, "db" | "entityCaches">,
  market: Market,
  currency: string | null,
): Promise<number> => {
  const known = market.payCurrencies.find((each) => each === currency);
  if (!known) return 1;
  const display = displayCurrencyOf(await readMarketCurrencies(sources, market), market, known);
  return paidDisplay({ market, display })?.rate ?? 1;
};

/** What pages read for the one visitor who asks. */
const readsOfVisitors = (
  sources: Omit<SiteSources, "product" | "origins" | "thirdParties" | "apiBase">,
  market: Market,
  now: () => Date,
): Pick<SiteRequest, "ownEvents" | "ownRequest" | "interpret" | "keepUnread"> => ({
  ownEvents: (accountId) =>
    whenDatabaseUp(() => ownEvents(sources.db, { accountId, market: market.id }, now())),
  ownRequest: (key) => whenDatabaseUp(() => readOwnRequest(sources.db, market.id, key)),
  interpret: (sentence) =>
    whenDatabaseUp(async () => {
      const read = await interpreterOf(sources, market);
      return read(sentence, dayAt(now(), market));
    }),
  keepUnread: (sentence, understood) =>
    keepUnread(sources.db, market.id, sentence, understood, now()),
});

/** Opens a request whose present day is the day of `now` in the market's time zone. */
export const openSite = async (
  { db, product, origins, thirdParties, apiBase, entityCaches, ...search }: SiteSources,
  {
    market,
    currency,
    isCurrencyChosen = false,
    onPage,
    formAttempt = null,
    requestAttempt = null,
    ownPlace = null,
    showsGroup = false,
    ...request
  }: SiteRequestOptions,
): Promise<SiteRequest> => {
  const { id } = market;
  const { addTags } = request;
  const today = dayAt(request.now(), market);
  const currencies = await readMarketCurrencies({ db, entityCaches }, market);
  const readPage = async (
    key: string,
    lookupTag: string,
    read: () => Promise<PublishedPage | null>,
  ) => {
    addTags(lookupTag);
    const page = await whenDatabaseUp(() =>
      entityCaches.pages.one(`${id} ${key}`, [lookupTag], read),
    );
    if (!page) return null;
    addTags(pageTag(id, page.id));
    onPage?.(page);
    return page;
  };
  const localizer = localizerOf(currencies, { market, currency, isCurrencyChosen }, today);
  return {
    ...request,
    formAttempt,
    requestAttempt,
    ownPlace,
    groupOf: showsGroup
      ? (tourId) =>
          whenDatabaseUp(() => readGroup({ now: request.now, passengersOf }, db, id, tourId))
      : null,
    ...readsOfVisitors({ db, entityCaches, ...search }, market, request.now),
    market: { id, htmlLang: market.htmlLang },
    localizer,
    currencies,
    installments: currencies.installments,
    product,
    origins,
    thirdParties,
    apiBase,
    catalogue: openCatalogue({
      cdn: thirdParties.cdn,
      product,
      priceRate: paidDisplay(localizer)?.rate ?? 1,
      db,
      market,
      today,
      addTags,
      entityCaches,
      ...search,
    }),
    pageBySlug: (slug) =>
      readPage(`at ${slug.toLowerCase()}`, slugTag(id, slug), () =>
        publishedPageBySlug(db, id, slug),
      ),
    fixedPage: (routingKey) =>
      readPage(`of ${routingKey}`, routeTag(id, routingKey), () =>
        fixedPageForRoute(db, id, routingKey),
      ),
    ownPage: (owner) =>
      readPage(`on ${owner.kind} ${owner.id}`, ownerTag(id, owner), () =>
        publishedPageOfOwner(db, id, owner),
      ),
  };
};
