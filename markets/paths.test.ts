import { expect, test } from "vitest";
import { marketById, markets, pathOf, patternOf } from "./markets.ts";
import { routeNames } from "./routes.ts";

test.each(markets.map((market) => market.id))("no two routes of %s share a path", (market) => {
  const paths = routeNames.map((name) => patternOf(market, name)).filter((path) => path !== null);
  expect(new Set(paths).size).toBe(paths.length);
});

test("the paths that the source gives", () => {
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

test("weeks begin on Sunday in the two English markets alone", () => {
  expect(markets.filter((market) => market.firstWeekday === 0).map((market) => market.id)).toEqual([
    "en-US",
    "en-WE",
  ]);
  expect(marketById("en-WE").htmlLang).toBe("en-GB");
});
