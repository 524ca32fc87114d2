import type { Market } from "#markets/market-type.ts";
import { pathOf } from "#markets/paths.ts";
import { contentRoutes, type RouteName } from "#markets/routes.ts";
import { read } from "./read.ts";

const listRoutes: readonly RouteName[] = [
  "index",
  "travels",
  "coordinators",
  "tours",
  "search",
  "events-wemeet",
];

/**
 * One address for each type of page in a market: the lists, the pages with texts, and the first
 * trip, itinerary, departure and coordinator of the sitemap. The address `missing` is answered with
 * 404.
 */
export const addressesByPageType = async (
  market: Market,
  at: (host: string, path: string) => string,
): Promise<ReadonlyMap<string, string>> => {
  const fixedPages = [...listRoutes, ...contentRoutes].flatMap((name) => {
    const path = pathOf(market.id, name, {}, "Wayroam");
    return path === null ? [] : [[name, at(market.hostDefault, path)] as const];
  });
  const { text } = await read(at(market.hostDefault, "/sitemap.xml"));
  const sitemap = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
  const departure = sitemap.find((each) => /\/\d{4}-\d{2}-\d{2}[^/]*$/.test(each)) ?? "";
  const travel = departure.split("/").at(-2) ?? "";
  const coordinators = `${at(market.hostDefault, pathOf(market.id, "coordinators") ?? "/")}/`;
  const events = pathOf(market.id, "events-wemeet");
  const event = sitemap.find((each) =>
    each.startsWith(`${at(market.hostDefault, events ?? "/")}/`),
  );
  return new Map([
    ...fixedPages,
    ...(events !== null && event !== undefined ? [["event", event] as const] : []),
    ["trip", at(market.hostDefault, pathOf(market.id, "travels-travel", { travel }) ?? "/")],
    [
      "itinerary",
      at(market.hostDefault, pathOf(market.id, "travels-travel-itinerary", { travel }) ?? "/"),
    ],
    ["departure", departure],
    ["coordinator", sitemap.find((each) => each.startsWith(coordinators)) ?? ""],
    ["missing", at(market.hostDefault, "/nothing-here")],
  ]);
};
