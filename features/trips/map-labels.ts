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
  // Away from the mark, with a line to it.
  "far-right-below",
  "far-right-above",
  "far-left-below",
  "far-left-above",
  "farther-right-below",
  "farther-right-above",
  "farther-left-below",
  "farther-left-above",
] as const;
export type Side = (typeof labelSides)[number];

/** On which sides of a mark its name may stand, the best first, and how much room letters take. */
export type LabelRoom = Readonly<{
  width: number;
  height: number;
  letterWidth: number;
  rowHeight: number;
  sides: readonly Side[];
}>;

type Box = Readonly<{ left: number; right: number; y: number }>;

const mark = 14; // half of a mark's width with its margin
const gap = 5;
const edge = 4; // what stays free of letters along the edge of a map
const slant = 14; // how far names at a corner of their mark stand above or below its middle
/** How far names away from their mark stand beside its middle, and above or below it. */
const reaches = { far: { x: 30, y: 50 }, farther: { x: 42, y: 86 } } as const;

/** From a mark to the beginning of a name that stands away from it; null on the other sides. */
const awayOf = (side: Side): Point | null => {
  if (!side.startsWith("far")) return null;
  const { x, y } = side.startsWith("farther-") ? reaches.farther : reaches.far;
  return [side.includes("right") ? x : -x, side.endsWith("below") ? y : -y];
};

const rowOf = (side: Side, y: number, rowHeight: number): number => {
  if (side === "below") return y + rowHeight + 2;
  if (side === "above") return y - rowHeight - 2;
  if (side.endsWith("-below")) return y + slant;
  return side.endsWith("-above") ? y - slant : y;
};

const boxAt = (side: Side, [x, y]: Point, long: number, rowHeight: number): Box => {
  const away = awayOf(side);
  if (away) {
    const [near, row] = [x + away[0], y + away[1]];
    return away[0] > 0
      ? { left: near, right: near + long, y: row }
      : { left: near - long, right: near, y: row };
  }
  const row = rowOf(side, y, rowHeight);
  if (side.startsWith("right")) return { left: x + mark + 1, right: x + mark + gap + long, y: row };
  if (side.startsWith("left")) return { left: x - mark - gap - long, right: x - mark - 1, y: row };
  return { left: x - long / 2, right: x + long / 2, y: row };
};

/** Where a name is written from the middle of its mark, and the end of the line that leads to it. */
export type Label = Readonly<{
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  end: Point | null;
}>;

const besides = {
  right: 5,
  "right-below": 21,
  "right-above": -9,
  left: 5,
  "left-below": 21,
  "left-above": -9,
} as const;

/** How a name is written on a side of its mark, in letters of 23 px. */
export const labelOn = (side: Side): Label => {
  const end = awayOf(side);
  if (end)
    return {
      x: end[0] + Math.sign(end[0]) * 3,
      y: end[1] + 7,
      anchor: end[0] > 0 ? "start" : "end",
      end,
    };
  if (side === "below") return { x: 0, y: 30, anchor: "middle", end };
  if (side === "above") return { x: 0, y: -18, anchor: "middle", end };
  const y = besides[side as keyof typeof besides];
  return side.startsWith("right")
    ? { x: 16, y, anchor: "start", end }
    : { x: -16, y, anchor: "end", end };
};

const isIn = ({ left, right, y }: Box, [px, py]: Point, rowHeight: number): boolean =>
  px > left && px < right && Math.abs(py - y) < rowHeight / 2 + 2;

const meet = (a: Box, b: Box, rowHeight: number): boolean =>
  a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < rowHeight;

/** The points of the line from a mark to a name that stands away from it; none where it stands beside it. */
const leaderOf = (side: Side, [x, y]: Point): readonly Point[] => {
  const away = awayOf(side);
  if (!away) return [];
  return [0.4, 0.55, 0.7, 0.85, 1].map((share) => [x + away[0] * share, y + away[1] * share]);
};

/** A place for a name, with how little it is liked: by what lies under it, and if it is away from its mark. */
type Seat = Readonly<{ side: Side; box: Box; leader: readonly Point[]; crossed: number }>;

/** A name away from its mark is read sooner than one that a line runs through: as much as this many points of it. */
const farAway = 3;

/** How little a side is liked for its own sake. */
const dislikeOf = (side: Side): number => {
  if (side.startsWith("farther-")) return farAway * 2;
  return side.startsWith("far-") ? farAway : 0;
};

const clash = (one: Seat, other: Seat, rowHeight: number): boolean =>
  meet(one.box, other.box, rowHeight) ||
  one.leader.some((point) => isIn(other.box, point, rowHeight)) ||
  other.leader.some((point) => isIn(one.box, point, rowHeight));

type Seating = Readonly<{ seats: readonly (Seat | null)[]; missing: number; crossed: number }>;

/** How many beginnings of a seating are tried; maps of ten names need some hundreds. */
const mostTried = 4000;

const isBetter = (one: Seating, other: Seating): boolean =>
  one.missing < other.missing || (one.missing === other.missing && one.crossed < other.crossed);

/**
 * Of all ways to give each name one of its seats, none on another, the one that leaves the fewest
 * names out, and of those the one whose names the lines cross least.
 */
const seatAll = (
  choices: readonly (readonly Seat[])[],
  rowHeight: number,
): readonly (Seat | null)[] => {
  let best: Seating = { seats: choices.map(() => null), missing: choices.length + 1, crossed: 0 };
  let tried = 0;
  const goOn = (begun: Seating): void => {
    tried += 1;
    if (tried > mostTried || !isBetter(begun, best)) return;
    const { seats, missing, crossed } = begun;
    const free = choices[seats.length];
    if (!free) {
      best = begun;
      return;
    }
    for (const seat of free)
      if (!seats.some((other) => other && clash(seat, other, rowHeight)))
        goOn({ seats: [...seats, seat], missing, crossed: crossed + seat.crossed });
    goOn({ seats: [...seats, null], missing: missing + 1, crossed });
  };
  goOn({ seats: [], missing: 0, crossed: 0 });
  return best.seats;
};

/**
 * The side of each mark on which its name stands: as many names as there is room for, where the
 * lines cross them least. Null where one would lie on another name or mark, or leave the map.
 */
export const placeLabels = (
  points: readonly Point[],
  names: readonly string[],
  { width, height, letterWidth, rowHeight, sides }: LabelRoom,
  lines: readonly Point[] = [],
): readonly (Side | null)[] => {
  const crossings = (box: Box) => lines.filter((point) => isIn(box, point, rowHeight)).length;
  const marks: Box[] = points.map(([x, y]) => ({ left: x - mark, right: x + mark, y }));
  const choices = points.map((point, index) => {
    const long = (names[index]?.length ?? 0) * letterWidth;
    return sides
      .map((side) => ({
        side,
        box: boxAt(side, point, long, rowHeight),
        leader: leaderOf(side, point),
      }))
      .filter(({ box }) => box.left >= edge && box.right <= width - edge)
      .filter(({ box }) => box.y >= rowHeight / 2 && box.y <= height - rowHeight / 2)
      .filter(({ box }) => !marks.some((other) => meet(box, other, rowHeight)))
      .filter(
        ({ leader }) => !leader.some((at) => marks.some((other) => isIn(other, at, rowHeight))),
      )
      .map((each) => ({
        ...each,
        crossed: crossings(each.box) + dislikeOf(each.side),
      }))
      .toSorted((a, b) => a.crossed - b.crossed);
  });
  return seatAll(choices, rowHeight).map((seat) => seat?.side ?? null);
};

/** Tells of a point whether it lies on one of the names that were given these sides. */
export const onNames = (
  points: readonly Point[],
  names: readonly string[],
  sides: readonly (Side | null)[],
  { letterWidth, rowHeight }: Pick<LabelRoom, "letterWidth" | "rowHeight">,
): ((point: Point) => boolean) => {
  const boxes = points.flatMap((point, index) => {
    const side = sides[index];
    const long = (names[index]?.length ?? 0) * letterWidth;
    return side ? [boxAt(side, point, long, rowHeight)] : [];
  });
  return (point) => boxes.some((box) => isIn(box, point, rowHeight));
};
