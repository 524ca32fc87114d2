import type { Point } from "./map-labels.ts";

/**
 * The smallest distance in pixels between the middles of two marks, horizontally and vertically.
 */
const minSpacing = { x: 36, y: 32 } as const;
const rounds = 80;
/**
 * Marks at the same position start in different directions. The directions of successive marks
 * differ by this angle in radians, a number for which no two directions coincide.
 */
const startAngleStep = 2.4;
/**
 * In each round, a mark returns this share of the way to its position, so that it moves no farther
 * than necessary.
 */
const pullBack = 0.06;

export type MapBox = Readonly<{ width: number; height: number; edge: number }>;

const clamp = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/**
 * Two marks keep their north-south and east-west order by up to this number of pixels, so that the
 * order remains visible.
 */
const maxOrderGap = 10;

/** The step along one axis that puts the second mark back on the correct side of the first. */
const orderCorrection = (distance: number, positions: number): number => {
  const least = Math.min(Math.abs(positions), maxOrderGap);
  return distance * Math.sign(positions) < least ? least * Math.sign(positions) - distance : 0;
};

/**
 * The step that the second of two marks makes so that the marks no longer overlap and keep their
 * order. It leads away from the first mark, to the side on which the second mark's position is.
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
 * Moves marks apart until none covers another. Each mark stays as near to its position as possible,
 * inside the box, and in the same north-south and east-west order. Coordinates are in pixels. The
 * same input always gives the same result.
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
