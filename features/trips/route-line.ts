import type { Stop } from "./contract.ts";
import type { Point } from "./map-labels.ts";

/** The places of a route, each once, in the order in which it first comes there. */
export const placesOn = (stops: readonly Stop[]): readonly Stop[] =>
  stops.filter(({ key }, index) => stops.findIndex((other) => other.key === key) === index);

const steps = 24;

/** Where the bend between two places pulls to, so that there and back do not lie on each other. */
const pullOf = ([x1, y1]: Point, [x2, y2]: Point): Point => [
  (x1 + x2) / 2 - (y2 - y1) * 0.12,
  (y1 + y2) / 2 + (x2 - x1) * 0.12,
];

const written = (point: Point): string => point.map((each) => each.toFixed(1)).join(" ");

/** One leg of a route as path data: a bend from a place to the next. */
export const legPath = (from: Point, to: Point): string =>
  `M${written(from)}Q${written(pullOf(from, to))} ${written(to)}`;

/** Points along a leg, close enough to see whether a name would lie on it. */
export const legPoints = (from: Point, to: Point): readonly Point[] => {
  const pull = pullOf(from, to);
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const at = (axis: 0 | 1) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * pull[axis] + t ** 2 * to[axis];
    return [at(0), at(1)];
  });
};
