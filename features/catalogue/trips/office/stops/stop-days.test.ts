import { expect, test } from "vitest";
import type { Stop } from "#features/catalogue/trips/contract.ts";
import { daysOfStops } from "./stop-days.ts";

const stop = (key: string): Stop => ({ key, lat: 0, lon: 0, names: { all: key } });
const stops = ["Marrakech", "Tinghir", "Merzouga", "Marrakech"].map(stop);
const night = (
  sleep: string | null,
  transport: string | null = null,
  hours: number | null = null,
) => ({
  sleep,
  transport,
  hours,
});

test("each night is at the next visit of its place, with the way there", () => {
  const { visits, strays } = daysOfStops(
    stops,
    [
      night("Marrakech"),
      night("tinghir", "van", 4.5),
      night("Merzouga", "van", 5),
      night("Merzouga", "jeep", 2),
      night("Marrakech", "van", 9),
      night(null),
    ],
    "it",
  );
  expect(strays).toEqual([]);
  expect(visits.map(({ nights }) => nights)).toEqual([[1], [2], [3, 4], [5]]);
  expect(visits[2]).toMatchObject({ by: "van", hours: 5 });
});

test("a night at a place that is no stop, or lies behind on the route, is told", () => {
  const days = [night("Merzouga"), night("Fes"), night("Tinghir")];
  expect(daysOfStops(stops, days, "it").strays).toEqual([
    { day: 2, sleep: "Fes" },
    { day: 3, sleep: "Tinghir" },
  ]);
});
