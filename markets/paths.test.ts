import { expect, test } from "vitest";
import { marketById, markets } from "#markets/markets.ts";
import { pathOf, patternOf } from "#markets/paths.ts";
import { routeNames } from "#markets/routes.ts";

test.each(markets.map((market) => market.id))("no two routes of %s share a path", (market) => {
  const paths = routeNames.map((name) => patternOf(market, name)).filter((path) => path !== null);
  expect(new Set(paths).size).toBe(paths.length);
});

test("paths are those of the specification", () => {
  expect(pathOf("it-IT", "travels-travel-itinerary", { travel: "petra" })).toBe(
    "/viaggi/petra/itinerario",
  );
  expect(pathOf("fr-FR", "travels-travel-itinerary", { travel: "petra" })).toBe(
    "/destinations/petra/itineraire",
  );
  expect(pathOf("de-DE", "coordinators")).toBe("/coordinators");
  expect(pathOf("de-DE", "tours")).toBe("/bestaetigte-tour-abfahrten");
  expect(pathOf("es-ES", "our-values", {}, "Wayroam")).toBe("/el-buen-wayroamer");
});

test("routes hidden from a market have no path", () => {
  expect(
    markets.filter((market) => pathOf(market.id, "search-ai")).map((market) => market.id),
  ).toEqual(["it-IT"]);
  expect(pathOf("en-WE", "events-wemeet")).toBeNull();
});

test("weeks begin on Sunday only in the United States and the United Kingdom", () => {
  expect(markets.filter((market) => market.firstWeekday === 0).map((market) => market.id)).toEqual([
    "en-US",
    "en-WE",
  ]);
  expect(marketById("en-WE").htmlLang).toBe("en-GB");
});

test.each(markets)("$id names every route, or hides it with null", ({ id }) => {
  const patterns = routeNames.map((route) => patternOf(id, route));
  expect(patterns).not.toContain(undefined);
  for (const pattern of patterns.filter((one) => one !== null)) {
    expect(pattern).toMatch(/^\/(?:[a-z0-9:{}-]+(?:\/[a-z0-9:{}-]+)*)?$/);
    expect(pattern).not.toMatch(/wayroam/);
  }
});

test.each(markets)("no two routes of $id have paths of the same shape", ({ id }) => {
  const shape = (route: (typeof routeNames)[number]) =>
    patternOf(id, route)?.replaceAll(/:\w+/g, ":") ?? `hidden ${route}`;
  expect(new Set(routeNames.map(shape)).size).toBe(routeNames.length);
});
