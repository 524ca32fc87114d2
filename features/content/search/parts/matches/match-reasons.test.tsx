import { afterAll, beforeAll, expect, test } from "vitest";
import { htmlOf, openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { pageRequest } from "#apps/server/testing/departures.tsx";
import { loadSearch } from "#apps/server/testing/pages/page-loads.ts";
import { Cards } from "../no-results/result-cards.tsx";
import type { MarketId } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";

let demo: Awaited<ReturnType<typeof openDemoSite>>;
beforeAll(async () => {
  demo = await openDemoSite(["jordan", "kenya", "cyclades", "cape-verde", "vietnam"], "2026-11-22");
});
afterAll(() => demo.close());

const searched = async (market: MarketId, q: string) => {
  const site = demo.siteOf({ market: marketById(market) });
  const query = `?${new URLSearchParams({ q }).toString()}`;
  return (await loadSearch(pageRequest(site, {}, query))).view;
};
const petra = /petra/i;

test.each([
  ["it-IT", "mare", "mar morto"],
  ["de-DE", "meer", "totes meer"],
  ["es-ES", "mar", "mar muerto"],
] as const)(
  "in %s “%s” finds trips to the sea, and Petra comes by “%s”",
  async (market, sea, dead) => {
    const { cards } = await searched(market, sea);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.map(({ name }) => name).filter((name) => petra.test(name))).toEqual([]);
    const found = await searched(market, dead);
    expect(found.cards.map(({ name }) => name)).toEqual([expect.stringMatching(petra)]);
  },
);

test.each([
  ["it-IT", "mare"],
  ["es-ES", "mar"],
] as const)("in %s “%s” finds no trip to the river Mara, and “mara” does", async (market, sea) => {
  const { cards } = await searched(market, sea);
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.map(({ name }) => name).filter((name) => name.includes("Mara"))).toEqual([]);
  const found = await searched(market, "mara");
  expect(found.cards.map(({ name }) => name)).toEqual([expect.stringContaining("Mara")]);
});

test.each([
  ["it-IT", "petra", "Nel nome del viaggio"],
  ["it-IT", "mare", "Tipo di viaggio: Mare"],
  ["it-IT", "jerash", "In breve: "],
  ["de-DE", "petra", "Im Namen der Reise"],
  ["es-ES", "petra", "En el nombre del viaje"],
] as const)(
  "in %s each result for “%s” says which of its texts has it",
  async (market, q, reason) => {
    const { cards, labels } = await searched(market, q);
    expect(cards.map(({ match }) => match).join()).toContain(reason);
    for (const card of cards)
      expect(htmlOf(<Cards cards={[card]} labels={labels} />)).toContain(card.match ?? "none");
  },
);

test("without a keyword no card gives a reason", async () => {
  const { cards } = await searched("it-IT", "");
  expect(cards.map(({ match }) => match ?? null)).toEqual(cards.map(() => null));
});

test("a word of a day is said with the day, and two words with two reasons", async () => {
  const { cards } = await searched("it-IT", "cardamomo petra");
  expect(cards.map(({ match }) => match)).toEqual([
    expect.stringMatching(/^Nel nome del viaggio · Giorno \d+: .+/),
  ]);
});
