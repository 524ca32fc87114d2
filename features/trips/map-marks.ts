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

/** How far two marks have to part, as a step of the second one; null where they do not meet. */
const parting = ([x1, y1]: Point, [x2, y2]: Point): Point | null => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [deepX, deepY] = [apart.x - Math.abs(dx), apart.y - Math.abs(dy)];
  if (deepX <= 0 || deepY <= 0) return null;
  const isAcross = Math.abs(dx) * apart.y > Math.abs(dy) * apart.x;
  return isAcross ? [(dx < 0 ? -1 : 1) * deepX, 0] : [0, (dy < 0 ? -1 : 1) * deepY];
};

/**
 * Where marks are drawn so that none lies on another: each at its spot or as near to it as the
 * others let it, within the box. Pixels; the same spots give the same marks.
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
      for (const other of marks.slice(at + 1)) {
        const step = parting(one, other);
        if (!step) continue;
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
