import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { pageRequest } from "#apps/server/testing/departures.tsx";
import { loadSearch } from "#apps/server/testing/pages/page-loads.ts";
import { marketById, markets } from "#markets/markets.ts";

let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["cuba", "vietnam", "jordan", "peru", "iceland"], "2026-11-22");
});
afterAll(() => demo.close());

const searched = async (market: (typeof markets)[number], query: string) =>
  (await loadSearch(pageRequest(demo.siteOf({ market }), {}, query))).view;

test.each(markets)(
  "in $id one's age finds the departures whose group one can join, and can be taken away",
  async (market) => {
    const { t } = demo.siteOf({ market }).localizer;
    const view = await searched(market, "years=45");
    expect(view.cards.length).toBeGreaterThan(0);
    const ranges = ["35-49", "25-49"].map((range) => t("card.ages", { range }));
    for (const { facts } of view.cards) expect(ranges).toContain(facts.split(" · ")[1]);
    const chip = view.applied.chips.find(({ text }) => text === t("filter.yearsOld", { n: 45 }));
    expect(chip?.path).not.toContain("years");
    expect((await searched(market, "years=45&age=25-35")).cards.length).toBeLessThanOrEqual(
      view.cards.length,
    );
  },
);

test("people of 21 to 25, 36 and 37 are told of their choice, and nobody else", async () => {
  const market = marketById("en-US");
  const { t } = demo.siteOf({ market }).localizer;
  const noteOf = async (years: number) =>
    (await searched(market, `years=${years}`)).filters.years.note;
  expect(await noteOf(22)).toBe(t("filter.yearsYounger", { n: 22 }));
  expect(await noteOf(36)).toBe(t("filter.yearsEither", { n: 36 }));
  expect(await noteOf(30)).toBeNull();
  const none = await searched(market, "years=60");
  expect([none.filters.years.note, none.cards]).toEqual([t("filter.yearsNone"), []]);
});
