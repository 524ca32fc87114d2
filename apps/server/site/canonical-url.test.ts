import { expect, test } from "vitest";
import { knownParameters } from "#apps/site/routing/known-parameters.ts";
import { pages } from "#apps/site/routing/pages.ts";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { routeNames } from "#markets/routes.ts";
import { hasPage } from "#markets/site/built-routes.ts";
import { canonicalUrl } from "./canonical-url.ts";

const origin = "https://example.test";
const params = {
  travel: "a-trip",
  tour: "2027-05-01-a",
  coordinator: "anna",
  event: "a-walk",
  key: "0".repeat(32),
};
const canonical = (market: (typeof markets)[number]["id"], address: string) => {
  const { pathname, search } = canonicalUrl(market, origin, new URL(address, origin));
  return pathname + search;
};

/** For each parameter a value that some page accepts. */
const valid: Readonly<Record<string, string>> = {
  where: "oman", q: "sea", from: "2027-05-01", to: "2027-05-09", month: "2027-05", season: "summer",
  period: "easter", days: "9", priceMin: "500", priceMax: "1500", duration: "8-10", age: "25-35",
  status: "CONFIRMED", badge: "new", type: "nature", style: "slow", mood: "nature", discounted: "1",
  privateRoom: "1", unique: "1", sort: "price-asc", page: "2", stars: "4", open: "none", ask: "",
  tour: "2027-05-01", currency: "USD", city: "Torino",
  when: "today", people: "2", room: "shared", flexible: "1", on: "2027-05-01",
  speaks: "it", led: "25", order: "name",
  compare: "00000000-0000-4000-8000-000000000001",
}; // prettier-ignore

/** Whom a trip's and a departure's prices are for, and with what. */
const priceParams = ["people", "room", "flexible"];

/** The parameters of each route. Whoever adds a parameter to a route has to add it here too. */
const paramsOfRoutes: Readonly<Record<string, readonly string[]>> = {
  "travels-travel": ["month", "age", "tour", "from", "to", "stars", "page", ...priceParams],
  "travels-travel-itinerary": ["open"],
  "travels-travel-tour": ["ask", ...priceParams],
  travels: ["q"],
  coordinators: ["city", "speaks", "led", "order"],
  tours: ["where", "month", "age", "duration", "priceMax", "on", "page", "compare"],
  "events-wemeet": ["city", "when", "page"],
};

test.each(markets)(
  "in $id a canonical URL has the parameters that its route reads and no others",
  ({ id }) => {
    const marketRoutes = routeNames.filter(
      (route) => hasPage(route) && pathOf(id, route, params) !== null,
    );
    expect(marketRoutes.length).toBeGreaterThan(5);
    for (const route of marketRoutes.filter((each) => each !== "search"))
      for (const name of [...knownParameters, "utm_source"])
        for (const path of [pathOf(id, route, params) ?? ""]) {
          const value = valid[name] ?? "x";
          const isRead = paramsOfRoutes[route]?.includes(name) ?? false;
          expect(canonical(id, `${path}?${name}=${value}`)).toBe(
            isRead ? `${path}?${name}=${value}` : path,
          );
          expect(canonical(id, `${path}?${name}=z1`)).toBe(path);
        }
    for (const path of ["/", "/what-staff-wrote", "/nowhere/at/all"])
      expect(canonical(id, `${path}?q=a&open=none&page=3&stars=1`)).toBe(path);
  },
);

test("searches that differ in order, case and invalid values share one canonical URL", () => {
  const path = pathOf("it-IT", "search") ?? "";
  for (const query of [
    "sort=price-asc&mood=nature&utm_source=x&open=z1",
    "mood=nature&mood=nature&sort=price-asc&page=1&stars=banana",
    "page=x&days=999&mood=nature&sort=price-asc&priceMin=banana&currency=USD",
  ])
    expect(canonical("it-IT", `${path}?${query}`)).toBe(`${path}?mood=nature&sort=price-asc`);
  expect(canonical("it-IT", `${path}?q=%3F%3F`)).toBe(canonical("it-IT", `${path}?q=!!!`));
});

test.each(markets)("in $id the questions are searched by words, in one spelling", ({ id }) => {
  const path = pathOf(id, "faqs") ?? "";
  expect(canonical(id, `${path}?q=%20Flug%20%3F&page=2&open=none`)).toBe(`${path}?q=flug`);
  expect(canonical(id, `${path}?q=z1`)).toBe(path);
});

test("paths are normalized", () => {
  const trip = pathOf("it-IT", "travels-travel", params) ?? "";
  const encoded = trip.replace("trip", "%74r%69p").replace("-", "%2D");
  expect(canonical("it-IT", encoded.toUpperCase())).toBe(trip);
  expect(canonical("it-IT", `${trip}?page=4000000`)).toBe(
    canonical("it-IT", `${trip}?page=5000000`),
  );
});

test("a canonical search stays the same when canonicalized again", () => {
  const params = new URLSearchParams("q=???&where=oman&from=2027-05-09&to=2027-05-01&page=2");
  const once = pages.search.query(params);
  expect(pages.search.query(once).toString()).toBe(once.toString());
});

const hostile = [
  "-1", "1e9", "Infinity", "[]", "{}", "__proto__", "constructor", "\0", "a\0b", "\uD800", "';--",
  '"><script>alert(1)</script>', "2027-02-30", "x".repeat(4000), "x".repeat(65_536),
]; // prettier-ignore

test("hostile values of any parameter, in lists and objects, have a short canonical URL", () => {
  const path = pathOf("it-IT", "search") ?? "";
  for (const name of knownParameters)
    for (const value of hostile)
      for (const key of [name, `${name}[]`, `${name}[a][b]`]) {
        const query = new URLSearchParams([[key, value]]);
        const once = canonical("it-IT", `${path}?${query.toString()}`);
        expect(once.length).toBeLessThan(1000);
        expect(canonical("it-IT", once)).toBe(once);
      }
});

test("a parameter that is given a thousand times has a short canonical URL", () => {
  const path = pathOf("it-IT", "search") ?? "";
  for (const name of knownParameters)
    expect(canonical("it-IT", `${path}?${`${name}=1&`.repeat(1000)}`).length).toBeLessThan(1000);
});
