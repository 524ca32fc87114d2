import type { Stop } from "./contract.ts";
import type { Point } from "./map-labels.ts";

/** The places of a route, each once, in the order in which it first comes there. */
export const placesOn = (stops: readonly Stop[]): readonly Stop[] =>
  stops.filter(({ key }, index) => stops.findIndex((other) => other.key === key) === index);

/** A way from one place to the next. */
type Line = readonly [from: Point, to: Point];

/** A drawn way: its path data, and points along it, close enough to see what lies on it. */
export type Leg = Readonly<{ path: string; points: readonly Point[] }>;

const steps = 24;
/** How far from the middle of a mark a line goes by it without touching it. */
const clear = 17;
/** How far a leg bends, as a share of its length, the best first: there and back do not lie on each other. */
const bends = [0.12, -0.12, 0.18, -0.18, 0.24, -0.24, 0.3, -0.3, 0.36, -0.36, 0.5, -0.5, 0.7, -0.7];

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

const written = (point: Point): string => point.map((each) => each.toFixed(1)).join(" ");

/** One leg as a bend between its places. */
const bent = ([from, to]: Line, bend: number): Leg => {
  const pull: Point = [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * bend,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * bend,
  ];
  const points = Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const at = (axis: 0 | 1) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * pull[axis] + t ** 2 * to[axis];
    return [at(0), at(1)];
  });
  return { path: `M${written(from)}Q${written(pull)} ${written(to)}`, points };
};

/** How near a line comes to marks that it does not lead to; as far as it has to stay away at most. */
const nearest = ({ points }: Leg, marks: readonly Point[]): number =>
  Math.min(clear, ...marks.flatMap((mark) => points.map((point) => distance(point, mark))));

/** Whether two legs are one line: the way there, bent as the way back. */
const isSame = ({ points: one }: Leg, { points: other }: Leg): boolean => {
  const [middle, otherMiddle] = [one[steps / 2], other[steps / 2]];
  const [start, end] = [one[0], other.at(-1)];
  if (!middle || !otherMiddle || !start || !end) return false;
  return distance(middle, otherMiddle) < 2 && distance(start, end) < 2;
};

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Whether two short lines cross, ends that touch aside. */
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** How often a leg crosses others. */
const crossings = ({ points }: Leg, others: readonly Leg[]): number => {
  let count = 0;
  for (const other of others)
    for (const [at, point] of points.slice(1).entries())
      for (const [on, end] of other.points.slice(1).entries())
        if (cross(points[at] ?? point, point, other.points[on] ?? end, end)) count += 1;
  return count;
};

/**
 * The legs of a route, each bent so far that it touches no mark but those of its own two places,
 * or as little as can be, and of those bends the one that runs through names and crosses what is
 * drawn least; the way back is another line than the way there.
 * @param isOnName whether a point lies on a name that is there already
 */
export const drawLegs = (
  ways: readonly Line[],
  marks: readonly Point[],
  isOnName: (point: Point) => boolean = () => false,
): readonly Leg[] => {
  const drawn: Leg[] = [];
  for (const way of ways) {
    const others = marks.filter((mark) => way.every((end) => distance(end, mark) > 0));
    const [best] = bends
      .map((bend) => bent(way, bend))
      .filter((leg) => !drawn.some((other) => isSame(leg, other)))
      .map((leg) => ({
        leg,
        room: nearest(leg, others),
        named: leg.points.filter(isOnName).length,
        crossed: crossings(leg, drawn),
      }))
      .toSorted((a, b) => b.room - a.room || a.named - b.named || a.crossed - b.crossed);
    if (best) drawn.push(best.leg);
  }
  return drawn;
};
