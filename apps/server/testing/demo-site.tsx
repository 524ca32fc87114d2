import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KyselyPlugin } from "kysely";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type CatalogueOptions, type CatalogueSearch, openCatalogue } from "../caches/catalogue.ts";
import { createEntityCaches } from "#apps/server/caches/entity-caches.ts";
import type { SiteRequest } from "#apps/site/context.ts";
import { loadDemo } from "#demo/load/demo.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { createCatalogue } from "#features/content/search/store.ts";
import { defaultCurrencies } from "#features/company/settings/currencies.ts";
import { noThirdParties } from "#features/company/third-parties/contract.ts";
import { type Localizer, paidDisplay } from "#markets/localizer.ts";
import type { Market } from "#markets/market-type.ts";
import { translatorFor } from "#markets/translator.ts";
import { migrations } from "#migrations/list.ts";
import { defaultApiBase } from "#platform/api-base.ts";
import { createTaggedCache } from "#platform/server/cache/tagged-cache.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";

export const htmlOf = (page: ReactElement): string => renderToStaticMarkup(page);

export type DemoSiteOptions = Readonly<{
  market: Market;
  /** The market's present day, ISO; by default the day on which the demo was loaded. */
  day?: string;
  /** Noon of the day by default. */
  now?: Date;
  display?: Localizer["display"];
  /** Collects the epoch milliseconds that loaders pass to `expireAt`. */
  expiries?: number[];
  /** Caches shared with earlier requests; empty ones by default. */
  sources?: Pick<CatalogueOptions, "entityCaches"> & CatalogueSearch;
}>;

const queryListener = (onQuery: () => void): KyselyPlugin => ({
  transformQuery({ node }) {
    onQuery();
    return node;
  },
  transformResult: async ({ result }) => result,
});

/** A database with the demo trips of some codes, and site requests that read from it. */
export const openDemoSite = async (codes: readonly string[], today: string) => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-site-"));
  const database = await freshDatabase(migrations);
  let queryCount = 0;
  const db = database.db.withPlugin(queryListener(() => (queryCount += 1)));
  await loadDemo({
    db,
    files: folderStore(folder),
    masters: join(import.meta.dirname, "../../../demo/pictures"),
    demo: { ...demoData, trips: demoData.trips.filter(({ code }) => codes.includes(code)) },
    today,
    step: () => {},
  });
  const nothing = async () => null;
  /** The caches of one process, with their invalidation. */
  const openSources = (now: Date) => {
    const cache = createTaggedCache();
    const catalogue = createCatalogue(db, { now: () => now });
    const invalidate = (tags: readonly string[]) => {
      for (const cached of [cache, catalogue]) cached.invalidate(tags);
    };
    return { ...catalogue, entityCaches: createEntityCaches(cache), invalidate };
  };
  return {
    db,
    database,
    openSources,
    queryCount: () => queryCount,
    /** A site request that, without `sources`, reads everything from the database. */
    siteOf: ({
      market,
      day = today,
      now = new Date(`${day}T12:00:00Z`),
      display = null,
      expiries = [],
      sources = openSources(now),
    }: DemoSiteOptions): SiteRequest => ({
      market: { id: market.id, htmlLang: market.htmlLang },
      localizer: { market, t: translatorFor(market), today: day, display },
      currencies: defaultCurrencies(market),
      installments: null,
      product: "Wayroam",
      origin: "http://localhost",
      origins: new Map([[market.id, "http://localhost"]]),
      thirdParties: noThirdParties,
      apiBase: defaultApiBase,
      catalogue: openCatalogue({
        db,
        market,
        today: day,
        addTags: () => {},
        product: "Wayroam",
        priceRate: paidDisplay({ market, display })?.rate ?? 1,
        ...sources,
      }),
      pageBySlug: nothing,
      fixedPage: nothing,
      ownPage: nothing,
      formAttempt: null,
      requestAttempt: null,
      ownPlace: null,
      groupOf: null,
      ownEvents: async () => ({ going: [], waiting: [], past: [] }),
      ownRequest: nothing,
      interpret: () => Promise.reject(new Error("This site reads no sentences.")),
      keepUnread: async () => undefined,
      addTags: () => {},
      expireAt: (moment) => void expiries.push(moment),
      report: (error) => {
        throw error;
      },
      now: () => now,
    }),
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
