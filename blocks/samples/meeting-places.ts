import type { MarketId } from "#markets/market-type.ts";

type MeetingPlace = readonly [name: string, position: string];

/** The cities of the example of a map, for a market without its own the international ones; positions are WGS84 degrees, latitude before longitude. */
export const meetingPlaces: Readonly<
  Partial<Record<MarketId, readonly MeetingPlace[]>> &
    Record<"international", readonly MeetingPlace[]>
> = {
  "it-IT": [
    ["Torino", "45.07, 7.69"],
    ["Bologna", "44.49, 11.34"],
    ["Roma", "41.9, 12.5"],
    ["Napoli", "40.85, 14.27"],
  ],
  "es-ES": [
    ["Madrid", "40.42, -3.7"],
    ["Barcelona", "41.39, 2.17"],
    ["Sevilla", "37.39, -5.98"],
    ["Bilbao", "43.26, -2.93"],
  ],
  "fr-FR": [
    ["Paris", "48.86, 2.35"],
    ["Lyon", "45.76, 4.84"],
    ["Bordeaux", "44.84, -0.58"],
    ["Lille", "50.63, 3.06"],
  ],
  "de-DE": [
    ["Berlin", "52.52, 13.4"],
    ["Hamburg", "53.55, 9.99"],
    ["Köln", "50.94, 6.96"],
    ["München", "48.14, 11.58"],
  ],
  "en-US": [
    ["New York", "40.71, -74.01"],
    ["Chicago", "41.88, -87.63"],
    ["Austin", "30.27, -97.74"],
    ["San Francisco", "37.77, -122.42"],
  ],
  "en-WE": [
    ["London", "51.51, -0.13"],
    ["Manchester", "53.48, -2.24"],
    ["Edinburgh", "55.95, -3.19"],
    ["Dublin", "53.35, -6.26"],
  ],
  international: [
    ["London", "51.51, -0.13"],
    ["Amsterdam", "52.37, 4.9"],
    ["Berlin", "52.52, 13.4"],
    ["Lisbon", "38.72, -9.14"],
  ],
};
