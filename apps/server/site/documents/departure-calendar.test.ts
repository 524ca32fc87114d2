import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemoSite } from "#apps/server/testing/demo-site.tsx";
import {
  assignStatuses,
  departurePageHtml,
  departureRowHtml,
  firstTravel,
  tourWithStatus,
} from "#apps/server/testing/departures.tsx";
import { createCatalogue } from "#features/content/search/store.ts";
import { addDays } from "#markets/days.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { bytesOf } from "#platform/server/pages/rendered-page.ts";
import { documentAt } from "./documents.ts";

const now = new Date("2026-11-20T12:00:00Z");
let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["jordan"], "2026-11-20");
  await assignStatuses(demo);
});
afterAll(() => demo.close());

const read = async (market: Market, at: string) => {
  const search = createCatalogue(demo.db, { now: () => now });
  const options = { db: demo.db, market, product: "Wayroam", origin: "http://x", now, ...search };
  const file = await documentAt(at)?.(options);
  return file && { ...file, text: (await bytesOf(file, "identity")).toString() };
};

const compact = (day: string) => day.replaceAll("-", "");

test.each(["it-IT", "de-DE"] as const)(
  "in %s a departure's page and row link a file with its days for the calendar",
  async (id) => {
    const market = marketById(id);
    const site = demo.siteOf({ market });
    const { name, slug } = await firstTravel(site);
    for (const [status, word] of [
      ["CONFIRMED", "CONFIRMED"],
      ["PLANNED", "TENTATIVE"],
    ] as const) {
      const tour = await tourWithStatus(site, status);
      const page = pathOf(id, "travels-travel-tour", { travel: slug, tour: tour.code });
      const path = `${page}/calendar.ics`;
      for (const html of [await departurePageHtml(site, tour), await departureRowHtml(site, tour)])
        expect(html).toContain(`href="${path}"`);
      const file = await read(market, path);
      expect(file?.headers).toContainEqual(["content-type", "text/calendar; charset=utf-8"]);
      // A long line goes on in the next one.
      expect(file?.text.replaceAll("\r\n ", "").split("\r\n")).toEqual(
        expect.arrayContaining([
          `DTSTART;VALUE=DATE:${compact(tour.departureDate)}`,
          `DTEND;VALUE=DATE:${compact(addDays(tour.endDate, 1))}`,
          `SUMMARY:${name.replaceAll(/[,;]/g, (sign) => `\\${sign}`)}`,
          `URL:http://x${page}`,
          `STATUS:${word}`,
        ]),
      );
    }
  },
);

test("the page of a departure gives its own link to the button that shares it", async () => {
  const site = demo.siteOf({ market: marketById("de-DE") });
  const { slug } = await firstTravel(site);
  const tour = await tourWithStatus(site, "CONFIRMED");
  const page = pathOf("de-DE", "travels-travel-tour", { travel: slug, tour: tour.code });
  expect(await departurePageHtml(site, tour)).toMatch(
    new RegExp(`hidden="">${site.origin}${page}</span><button[^>]* data-share=""[^>]*>Teilen<`),
  );
});

test("a departure that has left, is cancelled or never was has no file", async () => {
  const market = marketById("it-IT");
  const site = demo.siteOf({ market });
  const { slug } = await firstTravel(site);
  const fileOf = async (code: string) =>
    (
      await read(
        market,
        `${pathOf("it-IT", "travels-travel-tour", { travel: slug, tour: code })}/calendar.ics`,
      )
    )?.status;
  const { id, code, departureDate } = await tourWithStatus(site, "CONFIRMED");
  expect([await fileOf(code), await fileOf("1999-01-01")]).toEqual([200, 404]);
  const change = (values: {
    departure_date?: string;
    cancelled_at?: Date | null;
    cancelled_by?: string | null;
    cancel_reason?: string | null;
    is_published?: boolean;
  }) => demo.db.updateTable("tour").set(values).where("id", "=", id).execute();
  await change({ departure_date: "2026-11-19" });
  expect(await fileOf(code)).toBe(404);
  await change({
    departure_date: departureDate,
    cancelled_at: now,
    cancelled_by: "Sofia",
    cancel_reason: "Snow",
    is_published: false,
  });
  expect(await fileOf(code)).toBe(404);
  await change({ cancelled_at: null, cancelled_by: null, cancel_reason: null, is_published: true });
});
