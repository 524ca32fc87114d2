import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { languages } from "#demo/localized-text.ts";
import type { TripFacts } from "#demo/trips/trip-facts.ts";
import type { Stop } from "#features/catalogue/trips/contract.ts";
import { drawRoute } from "#features/catalogue/trips/parts/map.ts";
import type { RouteMapView } from "#features/catalogue/trips/parts/route-map-view.ts";
import type { Language } from "#markets/market-type.ts";

const maxLetterWidth = 12.5; // the width on a phone, where letters are largest on the map

const stopsOf = ({ stops }: TripFacts, language: Language): readonly Stop[] =>
  Object.entries(stops).map(([key, { name, lat, lon }]) => ({
    key,
    lat,
    lon,
    names: { all: typeof name === "string" ? name : name[language] },
  }));

const nameOf = ({ names }: Stop): string => names["all"] ?? "";
const lettersIn = (stops: readonly Stop[]): number => stops.map(nameOf).join("").length;

/** The stops of a trip in the language whose names need most room. */
const longestNames = (trip: TripFacts): readonly Stop[] =>
  languages
    .map((language) => stopsOf(trip, language))
    .toSorted((a, b) => lettersIn(b) - lettersIn(a))[0] ?? [];

/** Sample points along the quadratic curves of a drawn route. */
const pointsOf = (route: string): readonly (readonly [number, number])[] =>
  (route.match(/M[^M]+/g) ?? []).flatMap((leg) => {
    const [x1 = 0, y1 = 0, px = 0, py = 0, x2 = 0, y2 = 0] = (leg.match(/[\d.-]+/g) ?? []).map(
      Number,
    );
    return Array.from({ length: 25 }, (_, step) => {
      const t = step / 24;
      const bezier = (a: number, b: number, c: number) =>
        (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
      return [bezier(x1, px, x2), bezier(y1, py, y2)] as const;
    });
  });

/** For each name, the number of route points under its letters. */
const crossings = ({ stops, route }: RouteMapView): readonly number[] => {
  const points = pointsOf(route);
  return stops.flatMap(({ name, x, y, label }) => {
    if (!label) return [];
    const width = name.length * maxLetterWidth;
    const anchorOffset = { start: 0, middle: width / 2, end: width }[label.anchor];
    const [left, middle] = [x + label.x - anchorOffset, y + label.y - 8];
    return points.filter(([px, py]) => px > left && px < left + width && Math.abs(py - middle) < 10)
      .length;
  });
};

test("on the maps of all trips routes do not cross the names, and nearly all names have room", () => {
  const maps = demoData.trips.flatMap((trip) => {
    const map = drawRoute(longestNames(trip), nameOf);
    return map ? [{ code: trip.code, map }] : [];
  });
  const names = maps.flatMap(({ map }) => map.stops);
  const crossed = maps.flatMap(({ code, map }) => crossings(map).map((count) => ({ code, count })));
  expect(crossed.filter(({ count }) => count > 5)).toEqual([]);
  expect(crossed.filter(({ count }) => count > 0).length / names.length).toBeLessThan(0.025);
  expect(names.filter(({ label }) => label === null).length).toBeLessThan(4);
});

test("marks of nearby places do not overlap, so that the route between them is visible", () => {
  const trip = demoData.trips.find(({ code }) => code === "annapurna");
  const map = trip && drawRoute(longestNames(trip), nameOf);
  const marks = map?.stops ?? [];
  expect(marks.length).toBeGreaterThan(6);
  expect(marks.filter(({ label }) => label === null)).toEqual([]);
  for (const [index, mark] of marks.entries())
    for (const other of marks.slice(index + 1))
      expect(Math.abs(mark.x - other.x) >= 33 || Math.abs(mark.y - other.y) >= 29).toBe(true);
});
