/** Coordinates in pixels of the map's box. */
export type Point = readonly [x: number, y: number];

export const labelSides = [
  "right",
  "left",
  "below",
  "above",
  "right-below",
  "right-above",
  "left-below",
  "left-above",
  // A far label is at a distance from its mark and connected to it by a leader line.
  "far-right-below",
  "far-right-above",
  "far-left-below",
  "far-left-above",
  "farther-right-below",
  "farther-right-above",
  "farther-left-below",
  "farther-left-above",
] as const;
export type LabelSide = (typeof labelSides)[number];

/**
 * The size of the map, the space that letters need, and the sides of a mark on which a name may be,
 * the preferred side first.
 */
export type LabelOptions = Readonly<{
  width: number;
  height: number;
  letterWidth: number;
  rowHeight: number;
  sides: readonly LabelSide[];
}>;

type Box = Readonly<{ left: number; right: number; y: number }>;

/** Pixels, including a margin. */
const markHalfWidth = 14;
const gap = 5;
/** Width in pixels of the border of the map that names must not cover. */
const edgeMargin = 4;
/**
 * Distance in pixels between the middle of a mark and the middle of a name at one of its corners,
 * measured vertically.
 */
const cornerOffset = 14;
/** Distance in pixels from the middle of a mark to the beginning of a far label. */
const farOffsets = { far: { x: 30, y: 50 }, farther: { x: 42, y: 86 } } as const;

/** Distance from a mark to the beginning of a far label. Null for the sides next to the mark. */
const farOffsetOf = (side: LabelSide): Point | null => {
  if (!side.startsWith("far")) return null;
  const { x, y } = side.startsWith("farther-") ? farOffsets.farther : farOffsets.far;
  return [side.includes("right") ? x : -x, side.endsWith("below") ? y : -y];
};

const rowCentre = (side: LabelSide, y: number, rowHeight: number): number => {
  if (side === "below") return y + rowHeight + 2;
  if (side === "above") return y - rowHeight - 2;
  if (side.endsWith("-below")) return y + cornerOffset;
  return side.endsWith("-above") ? y - cornerOffset : y;
};

const boxAt = (side: LabelSide, [x, y]: Point, labelWidth: number, rowHeight: number): Box => {
  const offset = farOffsetOf(side);
  if (offset) {
    const [near, row] = [x + offset[0], y + offset[1]];
    return offset[0] > 0
      ? { left: near, right: near + labelWidth, y: row }
      : { left: near - labelWidth, right: near, y: row };
  }
  const row = rowCentre(side, y, rowHeight);
  if (side.startsWith("right"))
    return { left: x + markHalfWidth + 1, right: x + markHalfWidth + gap + labelWidth, y: row };
  if (side.startsWith("left"))
    return { left: x - markHalfWidth - gap - labelWidth, right: x - markHalfWidth - 1, y: row };
  return { left: x - labelWidth / 2, right: x + labelWidth / 2, y: row };
};

/**
 * Coordinates relative to the middle of the mark. `lineEnd` is the end of the leader line. Null
 * means that the label has no leader line.
 */
export type LabelPosition = Readonly<{
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  lineEnd: Point | null;
}>;

const baselineOffsets = {
  right: 5,
  "right-below": 21,
  "right-above": -9,
  left: 5,
  "left-below": 21,
  "left-above": -9,
} as const;

/** Computed for letters of 23 px. */
export const labelOn = (side: LabelSide): LabelPosition => {
  const lineEnd = farOffsetOf(side);
  if (lineEnd)
    return {
      x: lineEnd[0] + Math.sign(lineEnd[0]) * 3,
      y: lineEnd[1] + 7,
      anchor: lineEnd[0] > 0 ? "start" : "end",
      lineEnd,
    };
  if (side === "below") return { x: 0, y: 30, anchor: "middle", lineEnd };
  if (side === "above") return { x: 0, y: -18, anchor: "middle", lineEnd };
  const y = baselineOffsets[side as keyof typeof baselineOffsets];
  return side.startsWith("right")
    ? { x: 16, y, anchor: "start", lineEnd }
    : { x: -16, y, anchor: "end", lineEnd };
};

const containsPoint = ({ left, right, y }: Box, [px, py]: Point, rowHeight: number): boolean =>
  px > left && px < right && Math.abs(py - y) < rowHeight / 2 + 2;

const boxesOverlap = (a: Box, b: Box, rowHeight: number): boolean =>
  a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < rowHeight;

/** Points along the leader line of a far label. Empty for the sides next to the mark. */
const leaderPoints = (side: LabelSide, [x, y]: Point): readonly Point[] => {
  const offset = farOffsetOf(side);
  if (!offset) return [];
  return [0.4, 0.55, 0.7, 0.85, 1].map((share) => [x + offset[0] * share, y + offset[1] * share]);
};

/**
 * A possible place of a name. A lower cost is better. The cost rises when a route crosses the name
 * and when the label is far from its mark.
 */
type Candidate = Readonly<{ side: LabelSide; box: Box; leader: readonly Point[]; cost: number }>;

/**
 * The cost of a far label, in points of a route under a name: up to this number of points, a
 * crossed name is preferred to a far label.
 */
const farCost = 3;

const costOfSide = (side: LabelSide): number => {
  if (side.startsWith("farther-")) return farCost * 2;
  return side.startsWith("far-") ? farCost : 0;
};

const collide = (one: Candidate, other: Candidate, rowHeight: number): boolean =>
  boxesOverlap(one.box, other.box, rowHeight) ||
  one.leader.some((point) => containsPoint(other.box, point, rowHeight)) ||
  other.leader.some((point) => containsPoint(one.box, point, rowHeight));

type Placement = Readonly<{ labels: readonly (Candidate | null)[]; missing: number; cost: number }>;

/**
 * The number of partial placements that are tried at most. Maps with ten names need some hundreds.
 */
const maxSteps = 4000;

const isBetter = (one: Placement, other: Placement): boolean =>
  one.missing < other.missing || (one.missing === other.missing && one.cost < other.cost);

/**
 * Searches with backtracking for a placement in which no names overlap. It leaves out as few names
 * as possible and, among such placements, has the lowest cost.
 */
const placeAll = (
  choices: readonly (readonly Candidate[])[],
  rowHeight: number,
): readonly (Candidate | null)[] => {
  let best: Placement = { labels: choices.map(() => null), missing: choices.length + 1, cost: 0 };
  let steps = 0;
  const extend = (partial: Placement): void => {
    steps += 1;
    if (steps > maxSteps || !isBetter(partial, best)) return;
    const { labels, missing, cost } = partial;
    const next = choices[labels.length];
    if (!next) {
      best = partial;
      return;
    }
    for (const candidate of next)
      if (!labels.some((other) => other && collide(candidate, other, rowHeight)))
        extend({ labels: [...labels, candidate], missing, cost: cost + candidate.cost });
    extend({ labels: [...labels, null], missing: missing + 1, cost });
  };
  extend({ labels: [], missing: 0, cost: 0 });
  return best.labels;
};

/**
 * Places a name beside as many marks as possible, where routes cross the names as little as
 * possible. Null stands for a name that would cover another name or mark or extend beyond the map.
 */
export const placeLabels = (
  points: readonly Point[],
  names: readonly string[],
  { width, height, letterWidth, rowHeight, sides }: LabelOptions,
  lines: readonly Point[] = [],
): readonly (LabelSide | null)[] => {
  const crossings = (box: Box) =>
    lines.filter((point) => containsPoint(box, point, rowHeight)).length;
  const marks: Box[] = points.map(([x, y]) => ({
    left: x - markHalfWidth,
    right: x + markHalfWidth,
    y,
  }));
  const choices = points.map((point, index) => {
    const labelWidth = (names[index]?.length ?? 0) * letterWidth;
    return sides
      .map((side) => ({
        side,
        box: boxAt(side, point, labelWidth, rowHeight),
        leader: leaderPoints(side, point),
      }))
      .filter(({ box }) => box.left >= edgeMargin && box.right <= width - edgeMargin)
      .filter(({ box }) => box.y >= rowHeight / 2 && box.y <= height - rowHeight / 2)
      .filter(({ box }) => !marks.some((other) => boxesOverlap(box, other, rowHeight)))
      .filter(
        ({ leader }) =>
          !leader.some((at) => marks.some((other) => containsPoint(other, at, rowHeight))),
      )
      .map((each) => ({
        ...each,
        cost: crossings(each.box) + costOfSide(each.side),
      }))
      .toSorted((a, b) => a.cost - b.cost);
  });
  return placeAll(choices, rowHeight).map((label) => label?.side ?? null);
};

/** @returns a function that tells whether a point lies on one of the placed names */
export const nameHitTest = (
  points: readonly Point[],
  names: readonly string[],
  sides: readonly (LabelSide | null)[],
  { letterWidth, rowHeight }: Pick<LabelOptions, "letterWidth" | "rowHeight">,
): ((point: Point) => boolean) => {
  const boxes = points.flatMap((point, index) => {
    const side = sides[index];
    const labelWidth = (names[index]?.length ?? 0) * letterWidth;
    return side ? [boxAt(side, point, labelWidth, rowHeight)] : [];
  });
  return (point) => boxes.some((box) => containsPoint(box, point, rowHeight));
};
