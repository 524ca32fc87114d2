import type { Point } from "./map-labels.ts";

/** Smallest distance in pixels between the middles of two marks, beside or above each other. */
const minSpacing = { x: 36, y: 32 } as const;
const rounds = 80;
/**
 * Radians between the directions in which marks at one position start, chosen so that no two agree.
 */
const startAngleStep = 2.4;
/**
 * Share of the way back to its position that a mark takes in each round, so that it moves no
 * farther than needed.
 */
const pullBack = 0.06;

export type MapBox = Readonly<{ width: number; height: number; edge: number }>;

const clamp = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/**
 * Two marks keep up to this many pixels of their north-south and east-west order, so that it stays
 * visible.
 */
const maxOrderGap = 10;

/** The step along one axis that restores the order of the second mark relative to the first. */
const orderCorrection = (distance: number, positions: number): number => {
  const least = Math.min(Math.abs(positions), maxOrderGap);
  return distance * Math.sign(positions) < least ? least * Math.sign(positions) - distance : 0;
};

/**
 * The step by which the second of two marks has to move so that they no longer overlap and keep
 * their order: away from the first, to the side on which its position lies.
 */
const separationStep = (one: Point, other: Point, position: Point, otherPosition: Point): Point => {
  const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
  const [gapX, gapY] = [otherPosition[0] - position[0], otherPosition[1] - position[1]];
  const [stepX, stepY] = [orderCorrection(dx, gapX), orderCorrection(dy, gapY)];
  const [farX, farY] = [dx + stepX, dy + stepY];
  const [deepX, deepY] = [minSpacing.x - Math.abs(farX), minSpacing.y - Math.abs(farY)];
  if (deepX <= 0 || deepY <= 0) return [stepX, stepY];
  const isAcross = Math.abs(farX) * minSpacing.y > Math.abs(farY) * minSpacing.x;
  return isAcross
    ? [stepX + (Math.sign(gapX || farX) || 1) * deepX, stepY]
    : [stepX, stepY + (Math.sign(gapY || farY) || 1) * deepY];
};

/**
 * Moves marks apart so that none covers another: each as near to its position as the others allow,
 * inside the box and in the same north-south and east-west order. Pixels; deterministic.
 */
export const spreadMarks = (
  spots: readonly Point[],
  { width, height, edge }: MapBox,
): readonly Point[] => {
  // Marks at the same position start one pixel away from it, each in its own direction.
  const marks = spots.map(([x, y], at): [number, number] => [
    x + Math.cos(at * startAngleStep),
    y + Math.sin(at * startAngleStep),
  ]);
  for (let round = 0; round < rounds; round += 1) {
    const isLast = round > rounds * 0.7;
    for (const [at, mark] of marks.entries()) {
      const [x, y] = spots[at] ?? mark;
      if (isLast) continue;
      mark[0] += (x - mark[0]) * pullBack;
      mark[1] += (y - mark[1]) * pullBack;
    }
    for (const [at, one] of marks.entries())
      for (const [next, other] of marks.entries()) {
        if (next <= at) continue;
        const step = separationStep(one, other, spots[at] ?? one, spots[next] ?? other);
        for (const axis of [0, 1] as const) {
          one[axis] -= step[axis] / 2;
          other[axis] += step[axis] / 2;
        }
      }
    for (const mark of marks) {
      mark[0] = clamp(edge, mark[0], width - edge);
      mark[1] = clamp(edge, mark[1], height - edge);
    }
  }
  return marks;
};
