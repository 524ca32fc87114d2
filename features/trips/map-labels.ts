/** In pixels of the map's box. */
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
  // A far label is offset from its mark, with a leader line to it.
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
 * The map's size, how much room the letters take, and which sides a name may be on, the preferred
 * first.
 */
export type LabelOptions = Readonly<{
  width: number;
  height: number;
  letterWidth: number;
  rowHeight: number;
  sides: readonly LabelSide[];
}>;

type Box = Readonly<{ left: number; right: number; y: number }>;

/** Pixels, margin included. */
const markHalfWidth = 14;
const gap = 5;
/** Pixels along the map's edge that stay free of letters. */
const edgeMargin = 4;
/** Pixels by which a name at a corner of its mark lies above or below the mark's middle. */
const cornerOffset = 14;
/** Pixels from a mark's middle to the beginning of a far label. */
const farOffsets = { far: { x: 30, y: 50 }, farther: { x: 42, y: 86 } } as const;

/** From a mark to the beginning of a far label; null for the sides beside the mark. */
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

/** Relative to the mark's middle; `lineEnd` is the end of the leader line, null without one. */
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

/** For letters of 23 px. */
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

/** Points along the leader line of a far label; empty for the sides beside the mark. */
const leaderPoints = (side: LabelSide, [x, y]: Point): readonly Point[] => {
  const offset = farOffsetOf(side);
  if (!offset) return [];
  return [0.4, 0.55, 0.7, 0.85, 1].map((share) => [x + offset[0] * share, y + offset[1] * share]);
};

/**
 * A possible place of a name; the lower the cost, the better. A line through the name and a far
 * side add to it.
 */
type Candidate = Readonly<{ side: LabelSide; box: Box; leader: readonly Point[]; cost: number }>;

/**
 * A far label is easier to read than one that a route crosses: it costs as much as this many points
 * of a route under it.
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

/** Limit of partial placements tried; maps of ten names need some hundreds. */
const maxSteps = 4000;

const isBetter = (one: Placement, other: Placement): boolean =>
  one.missing < other.missing || (one.missing === other.missing && one.cost < other.cost);

/**
 * Backtracking search for the placement without overlaps that leaves out the fewest names and,
 * among those, has the lowest cost.
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
 * Labels as many marks as there is room for, where routes cross the names least. Null for a name
 * that would cover another name or mark, or leave the map.
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

/** @returns whether a point lies on one of the placed names */
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
