/** A place on a map, in pixels of its box. */
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
] as const;
export type Side = (typeof labelSides)[number];

/** On which sides of a mark its name may stand, the best first, and how much room letters take. */
export type LabelRoom = Readonly<{
  width: number;
  letterWidth: number;
  rowHeight: number;
  sides: readonly Side[];
}>;

type Box = Readonly<{ left: number; right: number; y: number }>;

const mark = 14; // half of a mark's width with its margin
const gap = 5;
const slant = 14; // how far names at a corner of their mark stand above or below its middle

const rowOf = (side: Side, y: number, rowHeight: number): number => {
  if (side === "below") return y + rowHeight + 2;
  if (side === "above") return y - rowHeight - 2;
  if (side.endsWith("-below")) return y + slant;
  return side.endsWith("-above") ? y - slant : y;
};

const boxAt = (side: Side, [x, y]: Point, long: number, rowHeight: number): Box => {
  const row = rowOf(side, y, rowHeight);
  if (side.startsWith("right")) return { left: x + mark + 1, right: x + mark + gap + long, y: row };
  if (side.startsWith("left")) return { left: x - mark - gap - long, right: x - mark - 1, y: row };
  return { left: x - long / 2, right: x + long / 2, y: row };
};

/**
 * The side of each mark on which its name stands: of those with room the one that the lines cross
 * least. Null where it would lie on another name or mark, or leave the map.
 */
export const placeLabels = (
  points: readonly Point[],
  names: readonly string[],
  { width, letterWidth, rowHeight, sides }: LabelRoom,
  lines: readonly Point[] = [],
): readonly (Side | null)[] => {
  const meet = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < rowHeight;
  const crossings = ({ left, right, y }: Box) =>
    lines.filter(([px, py]) => px > left && px < right && Math.abs(py - y) < rowHeight / 2 + 2)
      .length;
  const taken: Box[] = points.map(([x, y]) => ({ left: x - mark, right: x + mark, y }));
  return points.map((point, index) => {
    const long = (names[index]?.length ?? 0) * letterWidth;
    const [best] = sides
      .map((side) => ({ side, box: boxAt(side, point, long, rowHeight) }))
      .filter(({ box }) => box.left >= 0 && box.right <= width)
      .filter(({ box }) => !taken.some((other) => meet(box, other)))
      .map((each) => ({ ...each, crossed: crossings(each.box) }))
      .toSorted((a, b) => a.crossed - b.crossed);
    if (!best) return null;
    taken.push(best.box);
    return best.side;
  });
};
