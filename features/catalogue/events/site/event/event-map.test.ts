import { expect, test } from "vitest";
import { noThirdParties } from "#features/company/third-parties/contract.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { eventMap } from "./event-map.ts";

const market = marketById("it-IT");
const localizer = { market, t: translatorFor(market), today: "2026-05-04", display: null };
const site = { localizer, thirdParties: noThirdParties };
const venue = { latitude: 45.07, longitude: 7.68, city: "Torino", address: "Via Po 1" };

test("the map of an event is drawn once, and anew when its place has changed", () => {
  const drawn = eventMap(site, venue)?.map;
  expect(drawn?.stops.map(({ name }) => name)).toEqual(["Torino"]);
  expect(eventMap(site, { ...venue, address: "Via Po 2" })?.map).toBe(drawn);
  const moved = { ...venue, latitude: 41.9, longitude: 12.49, city: "Roma" };
  const drawnAnew = eventMap(site, moved)?.map;
  expect(drawnAnew?.stops.map(({ name }) => name)).toEqual(["Roma"]);
  expect(eventMap(site, { ...venue, latitude: null })).toBeNull();
});
