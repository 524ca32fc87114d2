import { afterAll, beforeAll, expect, test } from "vitest";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { pageRequest } from "#apps/server/testing/departures.tsx";
import type { Market } from "#markets/market-type.ts";
import { marketById, markets } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages/messages.ts";
import { pathOf } from "#markets/paths.ts";
import { CoordinatorsPage } from "./coordinators-page.tsx";
import { load } from "./coordinators.tsx";

let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["vietnam"], "2026-11-20");
});
afterAll(() => demo.close());

const pageOf = async (market: Market, query: Record<string, string> = {}) => {
  const text = `?${new URLSearchParams(query)}`;
  const { view, head } = await load(pageRequest(demo.siteOf({ market }), {}, text));
  return {
    view,
    ids: view.people.map(({ id }) => id),
    noindex: JSON.stringify(head).includes("noindex"),
    html: htmlOf(<CoordinatorsPage view={view} />),
  };
};

const coordinatorsOf = (market: Market) => demo.siteOf({ market }).catalogue.coordinators();

test.each(markets)("in $id coordinators are found by language, city and trips", async (market) => {
  const all = await coordinatorsOf(market);
  const { view, noindex } = await pageOf(market);
  expect(view.people).toHaveLength(all.length);
  expect(noindex).toBe(false);
  for (const { name, choices } of view.form.fields.slice(0, 3))
    for (const { value } of choices.slice(1)) {
      const wanted = all.filter(({ languages, city, tripsLed }) =>
        name === "speaks"
          ? languages.includes(value)
          : name === "city"
            ? city === value
            : tripsLed >= Number(value),
      );
      const found = await pageOf(market, { [name]: value });
      expect(found.ids).toEqual(wanted.map(({ id }) => id));
      expect(found.noindex).toBe(true);
    }
});

test.each(markets)("in $id they are sorted by name and by their first year", async (market) => {
  const all = await coordinatorsOf(market);
  const collator = new Intl.Collator(market.localizedCountryCollator);
  const byName = all.toSorted((a, b) => collator.compare(a.name, b.name));
  expect((await pageOf(market, { order: "name" })).view.people.map(({ name }) => name)).toEqual(
    byName.map(({ name }) => name),
  );
  const newest = all.toSorted((a, b) => b.since - a.since).map(({ id }) => id);
  expect((await pageOf(market, { order: "newest" })).ids).toEqual(newest);
});

test("filters combine, and where nobody is left the page says so and leads back", async () => {
  const market = marketById("it-IT");
  const all = await coordinatorsOf(market);
  const most = all.toSorted((a, b) => a.tripsLed - b.tripsLed).at(0)!;
  const { html, ids } = await pageOf(market, { city: most.city, led: "50", speaks: "it" });
  expect(ids).toEqual(
    all
      .filter(
        ({ city, tripsLed, languages }) =>
          city === most.city && tripsLed >= 50 && languages.includes("it"),
      )
      .map(({ id }) => id),
  );
  const nobody = await pageOf(market, { city: most.city, led: "50" });
  expect(nobody.ids).toEqual([]);
  expect(nobody.html).toContain(messagesOf(market.id)["coordinators.nobody"]);
  expect(html).toContain(`href="${pathOf(market.id, "coordinators")}"`);
  const unknown = await pageOf(market, { city: "Atlantide", speaks: "xx" });
  expect(unknown.ids).toHaveLength(all.length);
});
