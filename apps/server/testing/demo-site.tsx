import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { openCatalogue } from "#apps/server/catalogue.ts";
import { createShelves } from "#apps/server/shelves.ts";
import type { SiteRequest } from "#apps/site/context.ts";
import { loadDemo } from "#demo/load/demo.ts";
import { allTrips } from "#demo/trips/all-trips.ts";
import { createCatalogue } from "#features/search/store.ts";
import type { Market } from "#markets/market-type.ts";
import { sayIn } from "#markets/say.ts";
import { migrations } from "#migrations/list.ts";
import { createMemory } from "#platform/server/cache/memory.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";

const masters = join(import.meta.dirname, "../../../demo/illustrations/masters");

/** A demo of some trips in every market, and the requests that the server would hand to its pages on a day. */
export const openDemoSite = async (codes: readonly string[], loadedOn: string) => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-site-"));
  const database = await freshDatabase(migrations);
  const { db } = database;
  await loadDemo({
    db,
    files: folderStore(folder),
    masters,
    trips: allTrips.filter(({ code }) => codes.includes(code)),
    today: loadedOn,
    step: () => {},
  });
  return {
    db,
    requestIn: (market: Market, today = loadedOn): SiteRequest => {
      const now = () => new Date(`${today}T12:00:00Z`);
      return {
        market: { id: market.id, htmlLang: market.htmlLang },
        voice: { market, say: sayIn(market), today, display: null },
        product: "Wayroam",
        origin: "http://localhost",
        origins: new Map([[market.id, "http://localhost"]]),
        catalogue: openCatalogue({
          db,
          market,
          today,
          tag: () => {},
          ...createCatalogue(db, { now }),
          shelves: createShelves(createMemory()),
        }),
        pageBySlug: async () => null,
        fixedPage: async () => null,
        scopedCss: () => "",
        tag: () => {},
        endsAt: () => {},
        now,
      };
    },
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The HTML of a page's element, without the frame round it. */
export const htmlOf = (page: ReactElement): string =>
  renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
