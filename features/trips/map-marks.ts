import type { Point } from "./map-labels.ts";

/** How far the middles of two marks stand from each other at least, beside or above each other. */
const apart = { x: 36, y: 32 } as const;
const rounds = 80;
/** The angle between the sides of one mark and the next, in radians: no two have the same. */
const turned = 2.4;
/** The share of its way back that a mark takes in each round, so that it goes no farther than it has to. */
const back = 0.06;

export type MapBox = Readonly<{ width: number; height: number; edge: number }>;

const between = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** So many pixels of the way from one spot to another are kept to, so that it is seen which lies north or east. */
const seen = 10;

/** How far a mark is too near to another, or beyond it, along an axis, as a step of the second one. */
const backInOrder = (distance: number, spots: number): number => {
  const least = Math.min(Math.abs(spots), seen);
  return distance * Math.sign(spots) < least ? least * Math.sign(spots) - distance : 0;
};

/**
 * How far two marks have to part, as a step of the second one: away from each other, and each to
 * the side on which its spot lies.
 */
const parting = (one: Point, other: Point, spot: Point, otherSpot: Point): Point => {
  const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
  const [wayX, wayY] = [otherSpot[0] - spot[0], otherSpot[1] - spot[1]];
  const [stepX, stepY] = [backInOrder(dx, wayX), backInOrder(dy, wayY)];
  const [farX, farY] = [dx + stepX, dy + stepY];
  const [deepX, deepY] = [apart.x - Math.abs(farX), apart.y - Math.abs(farY)];
  if (deepX <= 0 || deepY <= 0) return [stepX, stepY];
  const isAcross = Math.abs(farX) * apart.y > Math.abs(farY) * apart.x;
  return isAcross
    ? [stepX + (Math.sign(wayX || farX) || 1) * deepX, stepY]
    : [stepX, stepY + (Math.sign(wayY || farY) || 1) * deepY];
};

/**
 * Where marks are drawn so that none lies on another: each at its spot or as near to it as the
 * others let it, within the box; what lies north or east of another stays there. Pixels; the same spots give the same marks.
 */
export const spreadMarks = (
  spots: readonly Point[],
  { width, height, edge }: MapBox,
): readonly Point[] => {
  // Those that share a spot begin a hair apart, each towards its own side.
  const marks = spots.map(([x, y], at): [number, number] => [
    x + Math.cos(at * turned),
    y + Math.sin(at * turned),
  ]);
  for (let round = 0; round < rounds; round += 1) {
    const isLast = round > rounds * 0.7;
    for (const [at, mark] of marks.entries()) {
      const [x, y] = spots[at] ?? mark;
      if (isLast) continue;
      mark[0] += (x - mark[0]) * back;
      mark[1] += (y - mark[1]) * back;
    }
    for (const [at, one] of marks.entries())
      for (const [next, other] of marks.entries()) {
        if (next <= at) continue;
        const step = parting(one, other, spots[at] ?? one, spots[next] ?? other);
        for (const axis of [0, 1] as const) {
          one[axis] -= step[axis] / 2;
          other[axis] += step[axis] / 2;
        }
      }
    for (const mark of marks) {
      mark[0] = between(edge, mark[0], width - edge);
      mark[1] = between(edge, mark[1], height - edge);
    }
  }
  return marks;
};
