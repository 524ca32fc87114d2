import type { Point } from "./map.ts";

export type Side = "right" | "left" | "below" | "above";
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

const boxAt = (side: Side, [x, y]: Point, long: number, rowHeight: number): Box => {
  if (side === "right") return { left: x + mark + 1, right: x + mark + gap + long, y };
  if (side === "left") return { left: x - mark - gap - long, right: x - mark - 1, y };
  const row = side === "below" ? y + rowHeight + 2 : y - rowHeight - 2;
  return { left: x - long / 2, right: x + long / 2, y: row };
};

/** The side of each mark on which its name stands; null where it would lie on another or leave the map. */
export const placeLabels = (
  points: readonly Point[],
  names: readonly string[],
  { width, letterWidth, rowHeight, sides }: LabelRoom,
): readonly (Side | null)[] => {
  const meet = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < rowHeight;
  const taken: Box[] = points.map(([x, y]) => ({ left: x - mark, right: x + mark, y }));
  return points.map((point, index) => {
    const long = (names[index]?.length ?? 0) * letterWidth;
    for (const side of sides) {
      const box = boxAt(side, point, long, rowHeight);
      const isFree = !taken.some((other) => meet(box, other));
      if (box.left < 0 || box.right > width || !isFree) continue;
      taken.push(box);
      return side;
    }
    return null;
  });
};
