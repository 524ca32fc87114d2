import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KyselyPlugin } from "kysely";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { openCatalogue } from "../catalogue/catalogue.ts";
import { type CatalogueFinding, type CatalogueOptions } from "../catalogue/read-context.ts";
import { createEntityCaches } from "#apps/server/entity-caches.ts";
import type { SiteRequest } from "#apps/site/context.ts";
import { loadDemo } from "#demo/load/demo.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { createCatalogue } from "#features/search/store.ts";
import { defaultCurrencies } from "#features/settings/currencies.ts";
import { noThirdParties } from "#features/third-parties/contract.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { Market } from "#markets/market-type.ts";
import { translatorFor } from "#markets/translator.ts";
import { migrations } from "#migrations/list.ts";
import { createTaggedCache } from "#platform/server/cache/tagged-cache.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";

/** The HTML of a page's element, without the frame round it. */
export const htmlOf = (page: ReactElement): string =>
  renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);

export type SiteOptions = Readonly<{
  market: Market;
  /** The market's day, ISO; that of loading unless another is named. */
  day?: string;
  /** The moment of the request; the day's noon unless another is named. */
  now?: Date;
  display?: Localizer["display"];
  /** Takes the moments that the page cache is told. */
  ends?: number[];
  /** What earlier requests have read and kept; nothing unless given. */
  sources?: Pick<CatalogueOptions, "entityCaches"> & CatalogueFinding;
}>;

/** Hears of each question to the database. */
const hearing = (hear: () => void): KyselyPlugin => ({
  transformQuery({ node }) {
    hear();
    return node;
  },
  transformResult: async ({ result }) => result,
});

/** A database with some trips of the demo on a day, and the requests of the site's loaders upon it. */
export const openDemoSite = async (codes: readonly string[], today: string) => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-site-"));
  const database = await freshDatabase(migrations);
  let questions = 0;
  const db = database.db.withPlugin(hearing(() => (questions += 1)));
  await loadDemo({
    db,
    files: folderStore(folder),
    masters: join(import.meta.dirname, "../../../demo/illustrations/masters"),
    demo: { ...demoData, trips: demoData.trips.filter(({ code }) => codes.includes(code)) },
    today,
    step: () => {},
  });
  const nothing = async () => null;
  /** What the requests of a process share, and how it hears of changes. */
  const openSources = (now: Date) => {
    const memory = createTaggedCache();
    const catalogue = createCatalogue(db, { now: () => now });
    const invalidate = (tags: readonly string[]) => {
      for (const copy of [memory, catalogue]) copy.invalidate(tags);
    };
    return { ...catalogue, entityCaches: createEntityCaches(memory), invalidate };
  };
  return {
    db,
    database,
    openSources,
    /** How many questions the database has been asked so far. */
    questions: () => questions,
    /** A request of a market as the server makes it; every one reads the database anew unless told otherwise. */
    siteOf: ({
      market,
      day = today,
      now = new Date(`${day}T12:00:00Z`),
      display = null,
      ends = [],
      sources = openSources(now),
    }: SiteOptions): SiteRequest => ({
      market: { id: market.id, htmlLang: market.htmlLang },
      localizer: { market, t: translatorFor(market), today: day, display },
      money: defaultCurrencies(market),
      product: "Wayroam",
      origin: "http://localhost",
      origins: new Map([[market.id, "http://localhost"]]),
      thirdParties: noThirdParties,
      catalogue: openCatalogue({
        db,
        market,
        today: day,
        tag: () => {},
        ...sources,
      }),
      pageBySlug: nothing,
      fixedPage: nothing,
      tag: () => {},
      endsAt: (moment) => void ends.push(moment),
      now: () => now,
    }),
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
