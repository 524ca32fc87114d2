import { expect, test } from "vitest";
import type { Stop } from "./contract.ts";
import { drawRoute } from "./map.ts";

const stop = (key: string, lat: number, lon: number): Stop => ({
  key,
  lat,
  lon,
  names: { all: key },
});
const stops = [
  stop("Christchurch", -43.5, 172.6),
  stop("Queenstown", -45, 168.7),
  stop("Greymouth", -42.5, 171.2),
  stop("Christchurch", -43.5, 172.6),
];

test("a route that leads back is drawn back, told back, and marks each place once", () => {
  const map = drawRoute(stops, ({ key }) => key);
  expect(map?.way).toEqual(["Christchurch", "Queenstown", "Greymouth", "Christchurch"]);
  expect(map?.stops.map(({ name }) => name)).toEqual(["Christchurch", "Queenstown", "Greymouth"]);
  expect(map?.route.match(/M/g)).toHaveLength(3);
  const oneWay = drawRoute(stops.slice(0, 3), ({ key }) => key);
  expect(oneWay?.route.match(/M/g)).toHaveLength(2);
});
