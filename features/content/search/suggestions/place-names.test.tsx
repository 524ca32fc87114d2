import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemoSite } from "#apps/server/testing/demo-site.tsx";
import { pageRequest } from "#apps/server/testing/departures.tsx";
import { loadSearch as searchLoader } from "#apps/server/testing/pages/page-loads.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { listDestinations } from "#features/content/destinations/store.ts";
import { fromSearchParams } from "#features/content/search/query/search-params.ts";
import type { SuggestionsView } from "#features/content/search/parts/assist-view.ts";
import { addSearchRoutes } from "#features/content/search/routes.ts";
import { type Catalogue, createCatalogue } from "#features/content/search/store.ts";
import { travelTag } from "#features/records/catalogue-tags/rules.ts";
import type { Market, MarketId } from "#markets/market-type.ts";
import { marketByApiCountry, marketById, markets } from "#markets/markets.ts";
import { countryName } from "#markets/places/display-names.ts";
import { createApi } from "#platform/server/http/routes/api.ts";
import { partsOfTheWorld } from "#markets/places/parts-of-the-world.ts";
import { placeNamesOf } from "#markets/places/place-names.ts";
import { translatorFor } from "#markets/translator.ts";

const today = "2026-11-22";
const codes = [
  "cuba", "jamaica", "saint-lucia-dominica", "us-canyons", "us-alaska", "canada-rockies", "colombia",
  "peru", "cape-garden-route", "namibia-desert", "jordan", "oman", "kurdistan", "scotland",
  "nordic-rails", "lofoten", "rajasthan", "annapurna",
]; // prettier-ignore
const countriesOf = new Map(demoData.trips.map(({ code, countries }) => [code, countries]));

let demo: Awaited<ReturnType<typeof openDemoSite>>;
let catalogue: Catalogue;
const api = fastify();
beforeAll(async () => {
  demo = await openDemoSite(codes, today);
  const now = () => new Date(`${today}T12:00:00Z`);
  catalogue = createCatalogue(demo.db, { now });
  const context = {
    db: demo.db,
    actorOf: () => Promise.reject(new Error("Nobody signs in here.")),
    marketOf: (country: string) => marketByApiCountry(country)?.id ?? "",
    countries: [],
    hosts: { office: "office.test" },
    checksAnswers: true,
  };
  addSearchRoutes(createApi(api, context), {
    catalogue,
    destinationsOf: (market) => listDestinations(demo.db, market),
    resourcesOf: async () => [],
    priceRateOf: async () => 1,
    now,
  });
});
afterAll(async () => {
  await api.close();
  await demo.close();
});

/** For each trip of a market in the given countries, the country names on its card. */
const tripsIn = async ({ id, htmlLang }: Market, countries: readonly string[]) => {
  const rows = await demo.db
    .selectFrom("travel")
    .innerJoin("trip", "trip.id", "travel.trip_id")
    .select("trip.code")
    .where("market", "=", id)
    .execute();
  return rows
    .map(({ code }) => countriesOf.get(code) ?? [])
    .filter((own) => own.some((code) => countries.includes(code)))
    .map((own) => own.map((code) => countryName(code, htmlLang)).join(", "))
    .toSorted();
};
const searched = async (market: Market, q: string) =>
  (await searchLoader(pageRequest(demo.siteOf({ market }), {}, `?q=${encodeURIComponent(q)}`)))
    .view;
const suggested = async (country: string, q: string): Promise<SuggestionsView["suggestions"]> =>
  (await api.inject(`/${country}/suggestions?q=${encodeURIComponent(q)}`)).json<SuggestionsView>()
    .suggestions;

/** How a keyword is interpreted, and how many trips it finds. */
const meantIn = async (market: Market, q: string) => {
  const meant = await catalogue.correct(market.id, q);
  const query = fromSearchParams(new URLSearchParams({ q: meant }));
  return { meant, trips: await catalogue.countResults(market.id, query) };
};

const { southAmerica, caribbean, scandinavia, middleEast } = partsOfTheWorld;

test.each<readonly [MarketId, readonly string[], readonly string[]]>([
  ["it-IT", ["USA", "u.s.a.", "Stati Uniti d’America"], ["US"]],
  ["it-IT", ["uk", "Gran Bretagna", "inghilterra"], ["GB"]],
  ["it-IT", ["sudamerica", "Sud America", "America del Sud"], southAmerica],
  ["it-IT", ["Caraibi", "i Caraibi"], caribbean],
  ["it-IT", ["medio oriente", "Medio-Oriente"], middleEast],
  ["it-IT", ["Sud Africa"], ["ZA"]],
  ["en-US", ["USA", "U.S.A.", "us", "United States of America"], ["US"]],
  ["en-US", ["uk", "England", "great britain"], ["GB"]],
  ["en-US", ["South America", "south-america", "southamerica"], southAmerica],
  ["en-WE", ["Caribbean", "the Caribbean", "west indies"], caribbean],
  ["en-WE", ["Middle East"], middleEast],
  ["international", ["scandinavia"], scandinavia],
  ["es-ES", ["eeuu", "EE. UU.", "EE.UU.", "usa"], ["US"]],
  ["es-ES", ["Sudamérica", "sudamerica", "Suramérica", "américa del sur"], southAmerica],
  ["es-ES", ["Oriente Medio", "oriente próximo"], middleEast],
  ["fr-FR", ["USA", "etats-unis d'amerique"], ["US"]],
  ["fr-FR", ["Amérique du Sud", "amerique du sud"], southAmerica],
  ["fr-FR", ["Caraïbes", "caraibes", "Antilles"], caribbean],
  ["fr-FR", ["Moyen-Orient", "moyen orient"], middleEast],
  ["de-DE", ["USA", "U.S.A."], ["US"]],
  ["de-DE", ["Südamerika", "Sudamerika", "suedamerika", "Süd-Amerika"], southAmerica],
  ["de-DE", ["Karibik", "die Karibik"], caribbean],
  ["de-DE", ["Naher Osten", "nahost"], middleEast],
])("in %s %j finds every trip of its countries and no other", async (id, typed, countries) => {
  const market = marketById(id);
  const expected = await tripsIn(market, countries);
  for (const q of typed) {
    const { cards, corrected } = await searched(market, q);
    const found = cards.map((card) => card.countries).toSorted();
    expect({ q, corrected, found }).toEqual({ q, corrected: null, found: expected });
  }
});

const americas = ["US", "CA"] as const;

test.each<readonly [MarketId, readonly string[], readonly string[]]>([
  [
    "it-IT",
    ["USA, Canada", "USA; Canada", "usa e canada", "Stati Uniti, Canada", "Canada & U.S.A."],
    americas,
  ],
  ["en-US", ["USA, Canada", "the States or Canada", "Canada/US"], americas],
  ["en-WE", ["USA, Canada", "Canada; USA", "Canada and the USA", "Canada, Poland, USA"], americas],
  ["es-ES", ["EE. UU., Canadá", "canada y eeuu"], americas],
  ["fr-FR", ["USA, Canada", "Canada et USA"], americas],
  [
    "de-DE",
    ["USA, Kanada", "Kanada und USA", "USA + Kanada", "Vereinigte Staaten, Kanada"],
    americas,
  ],
  ["de-DE", ["Skandinavien, Jordanien"], [...scandinavia, "JO"]],
  ["international", ["United States, Canada"], americas],
  ["international", ["Scandinavia, Jordan"], [...scandinavia, "JO"]],
])("in %s each of %j finds the trips of both places", async (id, typed, countries) => {
  const market = marketById(id);
  for (const q of typed) {
    const expected = await tripsIn(market, countries);
    const { cards, corrected } = await searched(market, q);
    const found = cards.map((card) => card.countries).toSorted();
    expect({ q, corrected, found }).toEqual({ q, corrected: null, found: expected });
    expect(found).not.toEqual([]);
  }
});

test.each<readonly [MarketId, readonly string[]]>([
  ["it-IT", ["USA, Kanada", "États-Unis; Kanada"]],
  ["en-US", ["USA; Kanada", "USA and Kanada", "Vereinigte Staaten, Canadá"]],
  ["en-WE", ["USA, Kanada"]],
  ["es-ES", ["EE. UU., Kanada", "USA; Canada"]],
  ["fr-FR", ["Stati Uniti, Kanada", "USA & Kanada"]],
  ["de-DE", ["USA; Kanada", "USA, Canada", "Estados Unidos und Canada"]],
  ["international", ["United States; Kanada"]],
])("in %s a list of foreign place names finds the trips of both places", async (id, typed) => {
  const market = marketById(id);
  const expected = await tripsIn(market, americas);
  for (const q of typed) {
    const { cards, corrected } = await searched(market, q);
    const found = cards.map((card) => card.countries).toSorted();
    expect({ q, corrected, found }).toEqual({ q, corrected: null, found: expected });
  }
});

test.each<readonly [MarketId, readonly (readonly [typed: string, meant: string])[]]>([
  [
    "it-IT",
    [
      ["USA, Canda", "Canada"],
      ["USA; Canda", "Canada"],
    ],
  ],
  [
    "en-US",
    [
      ["USA, Canda", "Canada"],
      ["Canda; USA", "Canada"],
      ["USA; Cnaada", "Canada"],
    ],
  ],
  [
    "en-WE",
    [
      ["USA and Canda", "USA and Canada"],
      ["USA; Cannada", "Canada"],
    ],
  ],
  ["es-ES", [["EE. UU., Canda", "Canadá"]]],
  [
    "fr-FR",
    [
      ["USA, Canda", "Canada"],
      ["Canda; USA", "Canada"],
    ],
  ],
  [
    "de-DE",
    [
      ["USA, Kanda", "Kanada"],
      ["USA; Kannada", "Kanada"],
    ],
  ],
  ["international", [["United States, Canda", "Canada"]]],
])("in %s a list with a misspelling finds the trips of both places", async (id, lists) => {
  const market = marketById(id);
  const expected = await tripsIn(market, americas);
  const t = translatorFor(market);
  for (const [q, meant] of lists) {
    const { cards, corrected } = await searched(market, q);
    const found = cards.map((card) => card.countries).toSorted();
    const correction = corrected?.text;
    expect({ q, correction, found }).toEqual({
      q,
      correction: t("results.corrected", { meant }),
      found: expected,
    });
    expect(found).not.toEqual([]);
  }
});

test('a country with "and" in its name is one place, and a place with a keyword narrows the search', async () => {
  const britain = marketById("en-WE");
  const query = fromSearchParams(new URLSearchParams({ q: "Bosnia and Herzegovina" }));
  expect(await catalogue.countResults(britain.id, query)).toBe(0);
  expect((await searched(britain, "Bosnia and Herzegovina")).cards).toEqual([]);
  const wide = (await searched(britain, "USA")).cards.length;
  const narrow = (await searched(britain, "USA, glacier")).cards.length;
  expect(narrow).toBeLessThan(wide);
});

test.each(markets)(
  "in $id each name of a region or country is recognised as such, finds its trips only and is suggested first",
  async (market) => {
    const { parts, countries } = placeNamesOf(market.language);
    const expectedParts: Readonly<Record<string, readonly string[]>> = partsOfTheWorld;
    const named = Object.entries<readonly string[]>({ ...parts, ...countries });
    for (const [key, names] of named)
      for (const q of names) {
        const { length: trips } = await tripsIn(market, expectedParts[key] ?? [key]);
        expect({ q, ...(await meantIn(market, q)) }).toEqual({ q, meant: q, trips });
        const [first] = await suggested(market.apiCountry, q);
        if (trips === 0) continue;
        const count = translatorFor(market)("count.trips", { n: trips });
        expect({ q, first }).toEqual({
          q,
          first: { name: expect.any(String), detail: expect.stringContaining(count), path: null },
        });
      }
  },
  60_000,
);

test("a country without trips is not corrected to another, and a mistyped region is corrected", async () => {
  const [britain, italy] = [marketById("en-WE"), marketById("it-IT")];
  for (const q of ["Iran", "Iraq", "Jordan", "Holland", "Poland", "Mali", "Austria"])
    expect((await meantIn(britain, q)).meant).toBe(q);
  expect(await suggested("we", "iran")).toEqual([]);
  expect((await meantIn(britain, "caribean")).meant).toBe("Caribbean");
  expect((await meantIn(britain, "midle east")).meant).toBe("middle east");
  expect((await meantIn(italy, "sudamerika")).meant).toBe("Sudamerica");
});

test("typing suggests parts of the world as places, and an empty field suggests the regions only", async () => {
  const names = async (country: string, q: string) =>
    (await suggested(country, q)).map(({ name }) => name);
  expect(await names("de", "karib")).toContain("Karibik");
  expect(await names("de", "süd am")).toEqual(["Südamerika"]);
  expect((await names("us", "middle e"))[0]).toBe("Middle East");
  expect((await names("it", "sudam"))[0]).toBe("America del Sud");
  expect((await names("es", "eeu"))[0]).toBe("Estados Unidos");
  expect(await names("de", "")).not.toContain("Karibik");
});

test("a trip whose country changes is found by the new country's names", async () => {
  const market = marketById("fr-FR");
  const cuba = await demo.db
    .selectFrom("travel")
    .innerJoin("trip", "trip.id", "travel.trip_id")
    .select(["travel.id", "trip_id", "countries"])
    .where("market", "=", market.id)
    .where("code", "=", "cuba")
    .executeTakeFirstOrThrow();
  const before = await meantIn(market, "Benelux");
  const moveTo = async (countries: readonly string[]) => {
    await demo.db
      .updateTable("trip")
      .set({ countries: [...countries] })
      .where("id", "=", cuba.trip_id)
      .execute();
    catalogue.invalidate([travelTag(market.id, cuba.id)]);
  };
  await moveTo(["LU"]);
  const after = await meantIn(market, "Benelux");
  await moveTo(cuba.countries);
  expect([before.trips, after.trips]).toEqual([0, 1]);
});
