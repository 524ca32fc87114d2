import { afterAll, beforeAll, expect, test } from "vitest";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { firstTravel, pageRequest } from "#apps/server/testing/departures.tsx";
import type { SiteRequest } from "#apps/site/context.ts";
import { addDays } from "#markets/days.ts";
import { formatMoney } from "#markets/format.ts";
import { marketById, markets } from "#markets/markets.ts";
import { pages } from "#apps/site/routing/pages.ts";
import { ComparisonPage } from "./comparison-page.tsx";
import { loadComparison } from "./load-comparison.ts";

const today = "2026-11-20";
let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["jordan"], today);
});
afterAll(() => demo.close());

const toursOf = async (site: SiteRequest) => {
  const { id } = await firstTravel(site);
  return (await site.catalogue.toursOfTravel(id)).filter(({ status }) => status !== "SOLD_OUT");
};

/** As the server opens an address: with the parameters that the page reads. */
const compared = async (site: SiteRequest, query: string) =>
  loadComparison(pageRequest(site, {}, String(pages.search.query(new URLSearchParams(query)))));

test.each(markets)(
  "in $id a form's ticks compare departures in one table, with prices for two",
  async (market) => {
    const site = demo.siteOf({ market });
    const [one, other] = await toursOf(site);
    if (!one || !other) throw new Error("Two departures are needed.");
    const { view, head } = await compared(
      site,
      `compare=${one.id}&compare=${other.id}&people=2&utm=x`,
    );
    const { t } = site.localizer;
    expect(view.table?.departures.map(({ id }) => id)).toEqual([one.id, other.id]);
    const cellsOf = (label: string) =>
      view.table?.rows.find((row) => row.label === label)?.cells.map(({ text }) => text);
    const twice = ({ priceCents }: typeof one) => formatMoney(2 * priceCents, market.currency);
    expect(cellsOf(t("compare.price"))).toEqual([twice(one), twice(other)]);
    for (const label of [
      "compare.deposit",
      "compare.free",
      "compare.ages",
      "compare.flight",
    ] as const)
      expect(cellsOf(t(label))?.every((text) => text !== "")).toBe(true);
    expect(view.table?.share.url).toContain(`compare=${one.id},${other.id}&people=2`);
    expect(head).toContainEqual({ name: "robots", content: "noindex,follow" });
    const html = htmlOf(<ComparisonPage view={view} />);
    expect(html.match(/scope="col"/g)).toHaveLength(3);
    expect(html).toContain(`data-status="${one.status}"`);
  },
);

test("what is past, cancelled, unpublished or of another market is left out and said", async () => {
  const site = demo.siteOf({ market: marketById("en-US") });
  const [one, other, gone] = await toursOf(site);
  const [foreign] = await toursOf(demo.siteOf({ market: marketById("it-IT") }));
  if (!one || !other || !gone || !foreign) throw new Error("Departures are needed.");
  const whole = await compared(site, `compare=${one.id},${other.id},${foreign.id}`);
  expect(whole.view.table?.departures).toHaveLength(2);
  expect(whole.view.notes).toEqual([site.localizer.t("compare.missing", { n: 1 })]);
  await demo.db
    .updateTable("tour")
    .set({ is_published: false })
    .where("id", "=", gone.id)
    .execute();
  const hidden = await compared(
    demo.siteOf({ market: marketById("en-US") }),
    `compare=${gone.id},${one.id},${other.id}`,
  );
  expect(hidden.view.table?.departures.map(({ id }) => id)).toEqual([one.id, other.id]);
  const later = demo.siteOf({
    market: marketById("en-US"),
    day: addDays(one.departureDate, 1),
  });
  const past = await compared(later, `compare=${one.id},${other.id}`);
  expect(past.view.table).toBeNull();
  expect(past.view.find).not.toBeNull();
});

test("more than three departures are cut to three, and one alone is none to compare", async () => {
  const site = demo.siteOf({ market: marketById("de-DE") });
  const ids = (await toursOf(site)).slice(0, 4).map(({ id }) => id);
  expect(ids).toHaveLength(4);
  const { view } = await compared(site, `compare=${ids.join(",")}`);
  expect(view.table?.departures).toHaveLength(3);
  expect(view.notes).toEqual([site.localizer.t("compare.tooMany")]);
  expect(view.table?.departures[0]?.remove?.path).not.toContain(ids[0]);
  expect((await compared(site, `compare=${ids[0]}`)).view.table).toBeNull();
  expect((await compared(site, "compare=rubbish")).view.table).toBeNull();
});

test("the page cache keeps one page for each comparison, however its address is written", () => {
  const read = (query: string) => String(pages.search.query(new URLSearchParams(query)));
  const [a, b] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
  expect(read(`compare=${a}&compare=${b}&where=asia&sort=date`)).toBe(read(`compare=${a},${b}`));
  expect(read("where=asia")).toBe("where=asia");
});
