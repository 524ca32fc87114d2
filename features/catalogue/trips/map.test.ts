import { expect, test } from "vitest";
import type { Stop } from "./contract.ts";
import { drawRoute } from "./parts/map.ts";

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

test("a route that returns to a place draws and lists the return but marks the place once", () => {
  const map = drawRoute(stops, ({ key }) => key);
  expect(map?.stopNames).toEqual(["Christchurch", "Queenstown", "Greymouth", "Christchurch"]);
  expect(map?.stops.map(({ name }) => name)).toEqual(["Christchurch", "Queenstown", "Greymouth"]);
  expect(map?.route.match(/M/g)).toHaveLength(3);
  const oneWay = drawRoute(stops.slice(0, 3), ({ key }) => key);
  expect(oneWay?.route.match(/M/g)).toHaveLength(2);
});

/** Points along the parts of a drawn route. */
const pointsOf = (route: string) =>
  route.match(/M[^M]+/g)?.map((leg) => {
    const [x1 = 0, y1 = 0, px = 0, py = 0, x2 = 0, y2 = 0] =
      leg.match(/[\d.-]+/g)?.map(Number) ?? [];
    return Array.from({ length: 21 }, (_, step) => {
      const t = step / 20;
      const at = (a: number, b: number, c: number) =>
        (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
      return { x: at(x1, px, x2), y: at(y1, py, y2) };
    });
  }) ?? [];

test("a leg bends around the mark of a place that it does not visit, and there and back are two lines", () => {
  const middle = stop("Middle", 44.83, 10);
  const ways = [stop("West", 45, 8), stop("East", 45, 12), stop("West", 45, 8), middle];
  const map = drawRoute(ways, ({ key }) => key);
  const mark = map?.stops.find(({ name }) => name === "Middle");
  const [there = [], back = []] = pointsOf(map?.route ?? "");
  for (const { x, y } of [...there, ...back])
    expect(Math.hypot(x - (mark?.x ?? 0), y - (mark?.y ?? 0))).toBeGreaterThan(14);
  expect(Math.abs((there[10]?.y ?? 0) - (back[10]?.y ?? 0))).toBeGreaterThan(10);
});

test("marks of places too near to each other move apart, but not far", () => {
  const near = [
    stop("Airport", 10, 20),
    stop("Bay", 10.03, 20.02),
    stop("Cape", 10.05, 19.98),
    stop("Dune", 10, 20),
    stop("East", 14, 24),
  ];
  const marks = drawRoute(near, ({ key }) => key)?.stops ?? [];
  expect(marks.every(({ label }) => label !== null)).toBe(true);
  for (const [at, one] of marks.entries())
    for (const other of marks.slice(at + 1))
      expect(Math.abs(one.x - other.x) >= 22 || Math.abs(one.y - other.y) >= 20).toBe(true);
  const [first] = marks;
  for (const mark of marks.slice(0, 4))
    expect(Math.hypot(mark.x - (first?.x ?? 0), mark.y - (first?.y ?? 0))).toBeLessThan(105);
});

test("marks that move apart keep their north-south and east-west order", () => {
  // The stops of a trek are a few kilometres apart, on a map that also shows the distant capital.
  const trek = [
    stop("Kathmandu", 27.714, 85.315),
    stop("Pokhara", 28.209, 83.959),
    stop("Ghandruk", 28.376, 83.807),
    stop("Chhomrong", 28.416, 83.822),
    stop("Dovan", 28.466, 83.873),
    stop("Deurali", 28.504, 83.897),
    stop("Base camp", 28.531, 83.878),
    stop("Jhinu", 28.41, 83.826),
  ];
  const marks = new Map(drawRoute(trek, ({ key }) => key)?.stops.map((mark) => [mark.name, mark]));
  const at = ({ key }: Stop) => marks.get(key) ?? { x: 0, y: 0 };
  const inOrder = (one: Stop, other: Stop) => [
    Math.sign(at(other).x - at(one).x) === Math.sign(other.lon - one.lon),
    Math.sign(at(one).y - at(other).y) === Math.sign(other.lat - one.lat),
  ];
  for (const one of trek)
    for (const other of trek)
      expect([one.key, other.key, ...inOrder(one, other)]).toEqual([
        one.key,
        other.key,
        true,
        true,
      ]);
});

const orientation = (a: Position, b: Position, c: Position) =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
type Position = Readonly<{ x: number; y: number }>;

test("a leg prefers the bend that crosses no other leg", () => {
  // The route follows a coast and returns along the same coast. One place is in the hills between.
  const ways = [
    stop("South", 40, 10),
    stop("North", 44, 10),
    stop("Hills", 42, 10.9),
    stop("North", 44, 10),
    stop("South", 40, 10),
  ];
  const legs = pointsOf(drawRoute(ways, ({ key }) => key)?.route ?? "");
  expect(legs).toHaveLength(4);
  const crossed = legs.flatMap((one, index) =>
    legs.slice(index + 1).flatMap((other) =>
      one.slice(1).flatMap((b, at) =>
        other.slice(1).filter((d, on) => {
          const [a, c] = [one[at], other[on]];
          if (!a || !c) return false;
          return (
            orientation(a, b, c) * orientation(a, b, d) < 0 &&
            orientation(c, d, a) * orientation(c, d, b) < 0
          );
        }),
      ),
    ),
  );
  expect(crossed).toEqual([]);
});

test("a stop may hide its name, and the way on from it may be straight", () => {
  const [first, ...others] = stops;
  if (!first) throw new Error("There are stops.");
  const map = drawRoute(
    [{ ...first, shown: "mark", line: "straight" }, ...others],
    ({ key }) => key,
  );
  expect(map?.stops.map(({ label }) => label !== null)).toEqual([false, true, true]);
  const [ax = 0, ay = 0, px = 0, py = 0, bx = 0, by = 0] =
    map?.route.match(/[\d.-]+/g)?.map(Number) ?? [];
  expect([px, py]).toEqual([expect.closeTo((ax + bx) / 2, 0), expect.closeTo((ay + by) / 2, 0)]);
});
