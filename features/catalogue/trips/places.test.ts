import { expect, test } from "vitest";
import { drawPlaces } from "./parts/places.ts";

const at = (...positions: readonly (readonly [lat: number, lon: number])[]) =>
  positions.map(([lat, lon], index) => ({ name: `Place ${index}`, lat, lon }));

test.each([
  ["one place", at([45, 7])],
  ["a town's two squares", at([45, 7], [45.001, 7.001])],
  ["the whole world", at([45, 7], [-33, 151], [40, -74], [64, -21])],
  ["both sides of the date line", at([64, 179], [60, -178])],
  ["the poles", at([-77, 166], [-90, 0])],
])("%s: every mark lies on the map, and the map's paths stay small", (_, places) => {
  const map = drawPlaces(places, 0);
  expect(map?.places).toHaveLength(places.length);
  for (const { left, top } of map?.places ?? []) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(100);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThanOrEqual(100);
  }
  const { land = "", borders = "" } = map ?? {};
  expect(land).not.toMatch(/NaN|Infinity/);
  expect(land.length + borders.length).toBeLessThan(45_000);
});

test("names that would overlap are left out, and the route begins at the given place", () => {
  const near = drawPlaces(at([45, 7], [45.02, 7.02], [45.04, 7], [45, 12]), 2);
  expect(near?.places.some(({ isNamed }) => !isNamed)).toBe(true);
  expect(near?.route.match(/M/g)).toHaveLength(1);
  expect(drawPlaces([], 0)).toBeNull();
});
