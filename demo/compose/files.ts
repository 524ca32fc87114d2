import { localize } from "#demo/localized-text.ts";
import type { Phrases } from "#demo/read/phrases.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import type { Market } from "#markets/market-type.ts";
import { slugOf } from "#platform/slug.ts";
import { stopName } from "./destinations.ts";

type DemoFile = Readonly<{ folder: string; name: string; content: string }>;

/** A file's folder is its market's, as API paths name it. */
const folderOf = ({ countryCode }: Market): string => countryCode?.toLowerCase() ?? "int";

const xmlText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The stops of a trip in travelling order, for maps on phones. */
const routeFile = (facts: TripFacts, market: Market): string => {
  const points = facts.days.flatMap(({ at }, index) => {
    const stop = facts.stops[at];
    if (!stop || facts.days[index - 1]?.at === at) return [];
    const name = xmlText(stopName(stop, market));
    return [`    <rtept lat="${stop.lat}" lon="${stop.lon}"><name>${name}</name></rtept>`];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="demo" xmlns="http://www.topografix.com/GPX/1/1">',
    "  <rte>",
    `    <name>${xmlText(localize(facts.name, market))}</name>`,
    ...points,
    "  </rte>",
    "</gpx>",
    "",
  ].join("\n");
};

/** Five files that a market's travellers may download: what to pack, when, how, the pot, a route. */
export const composeFiles = (
  market: Market,
  { files }: Phrases,
  trip: TripFacts,
): readonly DemoFile[] => {
  const folder = folderOf(market);
  const { packing, documents, rules, pot, route } = files;
  const text = (file: typeof packing) => ({
    folder,
    name: `${localize(file.name, market)}.txt`,
    content: localize(file.text, market),
  });
  const line = (cells: typeof pot.columns) =>
    `${cells.map((cell) => localize(cell, market)).join(";")}\r\n`;
  const tripSlug = slugOf(localize(trip.name, market), market.language);
  return [
    text(packing),
    text(documents),
    text(rules),
    // The mark tells spreadsheets that the letters are UTF-8.
    {
      folder,
      name: `${slugOf(localize(pot.name, market), market.language)}.csv`,
      content: `\u{FEFF}${line(pot.columns)}${line(pot.first)}`,
    },
    {
      folder,
      name: `${localize(route, market)}-${tripSlug}.gpx`,
      content: routeFile(trip, market),
    },
  ];
};
