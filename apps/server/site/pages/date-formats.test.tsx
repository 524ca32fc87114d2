import { afterAll, beforeAll, expect, test } from "vitest";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import {
  loadDeparture,
  pageRequest,
  assignStatuses,
  tourWithStatus,
  firstTravel,
} from "#apps/server/testing/departures.tsx";
import { documentAt } from "../documents/documents.ts";
import { bytesOf } from "#platform/server/pages/rendered-page.ts";
import { load as confirmedLoader } from "#features/content/search/site/confirmed/confirmed-departures.tsx";
import { pages } from "#apps/site/routing/pages.ts";
import { load as homeLoader } from "#features/content/home/site/home.tsx";
import { loadSearch as searchLoader } from "#apps/server/testing/pages/page-loads.ts";
import { loadTrip as tripLoader } from "#apps/server/testing/pages/page-loads.ts";
import { toSearchDates } from "#features/content/search/parts/when/dates-presenter.ts";
import { departuresLine } from "#features/content/search/parts/title-presenter.ts";
import { statuses } from "#features/records/statuses/contract.ts";
import { loadDemoContents } from "#demo/load/contents.ts";
import { loadDemoLayout } from "#demo/load/pages.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { addDays } from "#markets/days.ts";
import type { Market } from "#markets/market-type.ts";
import { formatLongDate, formatShortDate } from "#markets/format.ts";
import { marketById, markets } from "#markets/markets.ts";

const today = "2026-11-20";
const numericDate = /\d\d\/\d\d\/\d{4}/;
let demo: Awaited<ReturnType<typeof openDemoSite>>;

beforeAll(async () => {
  demo = await openDemoSite(["jordan", "peru"], today);
  await assignStatuses(demo);
  await loadDemoContents(demo.db, demoData);
  await loadDemoLayout(demo.db, demoData.phrases);
  await demo.db
    .updateTable("tour")
    .set({
      price_cents: 100_000,
      full_price_cents: 120_000,
      discount_until: addDays(today, 3),
      deposit_cents: 20_000,
      deposit_until: addDays(today, 2),
      promo_code: "SOON",
      promo_percent: 5,
      promo_until: addDays(today, 4),
    })
    .where("status", "!=", "SOLD_OUT")
    .execute();
});
afterAll(() => demo.close());

const coordinatorPageOf = async (request: ReturnType<typeof pageRequest>) => {
  const page = pages["coordinators-coordinator"];
  if (!page.isKept) throw new Error("The page of a coordinator is kept for everyone.");
  const { head, content } = await page.load(request);
  return { head, html: htmlOf(<>{content}</>) };
};

/** The loader data, with heads, of all pages that show dates. */
const pagesWithDates = async (market: Market): Promise<Readonly<Record<string, unknown>>> => {
  const currency = market.currency === "USD" ? "EUR" : "USD";
  const site = demo.siteOf({ market, display: { currency, rate: 1.1, date: "2026-11-19" } });
  const travel = await firstTravel(site);
  const codes = await Promise.all(statuses.map((status) => tourWithStatus(site, status)));
  const { slug } = await demo.db
    .selectFrom("coordinator")
    .select("slug")
    .where("market", "=", market.id)
    .executeTakeFirstOrThrow();
  const search = (query: string) => searchLoader(pageRequest(site, {}, query));
  const now = site.now();
  const { product, origin } = site;
  const feedOptions = { db: demo.db, market, product, origin, now, ...demo.openSources(now) };
  return {
    home: await homeLoader(pageRequest(site, {})),
    trip: await tripLoader(pageRequest(site, { travel: travel.slug }, "?tour=2027-02-03")),
    departures: await Promise.all(codes.map(({ code }) => loadDeparture(site, code))),
    confirmed: await confirmedLoader(pageRequest(site, {})),
    coordinator: await coordinatorPageOf(pageRequest(site, { coordinator: slug })),
    search: await search("?from=2026-12-05&to=2027-02-15"),
    oneDay: await search("?from=2026-12-26&to=2026-12-26"),
    since: await search("?from=2026-12-05&priceMax=1"),
    until: await search("?to=2027-03-05"),
    feed: (await bytesOf(await documentAt("/feed.xml")!(feedOptions), "identity")).toString(),
  };
};

test.each(markets)(
  "in $id dates that visitors plan by are never written in digits only",
  async (market) => {
    for (const [page, data] of Object.entries(await pagesWithDates(market)))
      expect({ page, found: numericDate.exec(JSON.stringify(data))?.[0] }).toEqual({
        page,
        found: undefined,
      });
  },
);

test.each(markets)("in $id a range of a single day names the day once", async (market) => {
  const site = demo.siteOf({ market });
  const { departureDate: day } = await tourWithStatus(site, "CONFIRMED");
  const { view } = await searchLoader(pageRequest(site, {}, `?from=${day}&to=${addDays(day, 90)}`));
  const oneDaySearch = await searchLoader(pageRequest(site, {}, `?from=${day}&to=${day}`));
  const named = formatShortDate(day, market);
  const { title, bar, applied } = oneDaySearch.view;
  expect(title.before + title.after).toContain(named);
  expect(bar.where.text).toContain(` · ${named}`);
  expect(applied.chips.map(({ text }) => text)).toEqual([named]);
  expect(view.applied.chips).toHaveLength(2);
});

test.each(markets)("in $id departures that all leave on one day name that day once", (market) => {
  const site = demo.siteOf({ market });
  const line = (count: number) =>
    departuresLine(site.localizer, { count, first: "2026-12-26", last: "2026-12-26" });
  const day = formatLongDate("2026-12-26", market);
  for (const count of [1, 3]) expect(line(count)?.split(day)).toHaveLength(2);
});

test("the example for typing a date has a day above 12, whatever today is", () => {
  const market = marketById("en-US");
  const { t } = demo.siteOf({ market }).localizer;
  for (const day of Array.from({ length: 40 }, (_, n) => addDays(today, n))) {
    const { wrong } = toSearchDates({ market, t, today: day }, new Map(), new Map()).words;
    expect(Number(/(\d\d)\/\d\d\/\d{4}/.exec(wrong)?.[1])).toBeGreaterThan(12);
  }
});
