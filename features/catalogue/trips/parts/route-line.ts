import type { Stop } from "#features/catalogue/trips/contract.ts";
import type { Point } from "../drawing/map-labels.ts";

/** Each stop once, in the order in which the route first visits the stops. */
export const distinctStops = (stops: readonly Stop[]): readonly Stop[] =>
  stops.filter(({ key }, index) => stops.findIndex((other) => other.key === key) === index);

/** The way from one stop to the next, which is bent unless it is said to be straight. */
export type Segment = readonly [from: Point, to: Point, isStraight?: boolean];

/**
 * A drawn segment. `path` is SVG path data; `points` lie on the path densely enough for hit tests.
 */
export type Leg = Readonly<{ path: string; points: readonly Point[] }>;

const steps = 24;
/** A line that keeps this distance in pixels from the middle of a mark does not touch the mark. */
const markClearance = 17;
/**
 * How far a leg may bend, as a share of its length, in the order of preference. A negative bend is
 * to the other side, which separates the ways there and back.
 */
const bends = [0.12, -0.12, 0.18, -0.18, 0.24, -0.24, 0.3, -0.3, 0.36, -0.36, 0.5, -0.5, 0.7, -0.7];

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

const formatPoint = (point: Point): string => point.map((each) => each.toFixed(1)).join(" ");

/** Draws a quadratic curve. */
const bendSegment = ([from, to]: Segment, bend: number): Leg => {
  const control: Point = [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * bend,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * bend,
  ];
  const points = Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const at = (axis: 0 | 1) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * to[axis];
    return [at(0), at(1)];
  });
  return { path: `M${formatPoint(from)}Q${formatPoint(control)} ${formatPoint(to)}`, points };
};

/** Distance to the nearest mark other than the leg's own ends, at most `markClearance`. */
const clearanceOf = ({ points }: Leg, marks: readonly Point[]): number =>
  Math.min(markClearance, ...marks.flatMap((mark) => points.map((point) => distance(point, mark))));

/** True when two legs are the same line, such as a way there and a way back with opposite bends. */
const isSameLine = ({ points: one }: Leg, { points: other }: Leg): boolean => {
  const [middle, otherMiddle] = [one[steps / 2], other[steps / 2]];
  const [start, end] = [one[0], other.at(-1)];
  if (!middle || !otherMiddle || !start || !end) return false;
  return distance(middle, otherMiddle) < 2 && distance(start, end) < 2;
};

const orientation = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** True when two line segments cross. Segments that only touch at their ends do not cross. */
const intersects = (a: Point, b: Point, c: Point, d: Point): boolean =>
  orientation(a, b, c) * orientation(a, b, d) < 0 &&
  orientation(c, d, a) * orientation(c, d, b) < 0;

const countCrossings = ({ points }: Leg, legs: readonly Leg[]): number => {
  let count = 0;
  for (const other of legs)
    for (const [at, point] of points.slice(1).entries())
      for (const [on, end] of other.points.slice(1).entries())
        if (intersects(points[at] ?? point, point, other.points[on] ?? end, end)) count += 1;
  return count;
};

/**
 * Chooses a bend for each segment. The best bend keeps the greatest distance from the marks of
 * other places; of equal ones, it crosses the fewest names, and then the fewest earlier legs.
 * @param isOnName whether a point lies on a name that is already placed
 */
export const drawLegs = (
  segments: readonly Segment[],
  marks: readonly Point[],
  isOnName: (point: Point) => boolean = () => false,
): readonly Leg[] => {
  const drawn: Leg[] = [];
  for (const segment of segments) {
    const [from, to, isStraight = false] = segment;
    const otherMarks = marks.filter((mark) => distance(from, mark) > 0 && distance(to, mark) > 0);
    const [best] = (isStraight ? [0] : bends)
      .map((bend) => bendSegment(segment, bend))
      .filter((leg) => isStraight || !drawn.some((other) => isSameLine(leg, other)))
      .map((leg) => ({
        leg,
        room: clearanceOf(leg, otherMarks),
        named: leg.points.filter(isOnName).length,
        crossed: countCrossings(leg, drawn),
      }))
      .toSorted((a, b) => b.room - a.room || a.named - b.named || a.crossed - b.crossed);
    if (best) drawn.push(best.leg);
  }
  return drawn;
};
