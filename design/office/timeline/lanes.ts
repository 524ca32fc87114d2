import type { TimelineBar, TimelineRow, TimelineSpan } from "./timeline-model.ts";

export const laneHeight = 38;
const laneGap = 6;
const padding = 13;

export type LaidRow = Readonly<{
  row: TimelineRow;
  top: number;
  height: number;
  /** Those that are drawn, the earliest first, with their distance from the head of the row. */
  bars: readonly Readonly<{ bar: TimelineBar; top: number }>[];
  leftOut: number;
}>;

const isInRange = ({ start, length }: TimelineSpan, dayCount: number): boolean =>
  start < dayCount && start + length > 0;

/** Puts bars that share a day below each other. */
const lanesOf = (bars: readonly TimelineBar[]): readonly number[] => {
  const ends: number[] = [];
  return bars.map(({ start, length }) => {
    const free = ends.findIndex((end) => end <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = start + length;
    return lane;
  });
};

const heightOf = (lanes: number): number =>
  2 * padding + Math.max(1, lanes) * (laneHeight + laneGap) - laneGap;

/** Where rows and their bars lie. Bars outside the days are left out. */
export const layOut = (rows: readonly TimelineRow[], dayCount: number): readonly LaidRow[] => {
  let top = 0;
  return rows.map((row) => {
    const bars = row.bars
      .filter((bar) => isInRange(bar, dayCount))
      .toSorted((a, b) => a.start - b.start || b.length - a.length || a.id.localeCompare(b.id));
    const lanes = lanesOf(bars);
    const maxLanes = row.maxLanes ?? bars.length;
    const shown = bars.flatMap((bar, index) => {
      const lane = lanes[index] ?? 0;
      // One that is being looked at stays in sight.
      if (lane >= maxLanes && !bar.isChosen && !bar.isChanged) return [];
      return [{ bar, lane, top: padding + lane * (laneHeight + laneGap) }];
    });
    const height = heightOf(Math.max(0, ...shown.map(({ lane }) => lane + 1)));
    const laid = { row, top, height, bars: shown, leftOut: bars.length - shown.length };
    top += height;
    return laid;
  });
};

/** The rows of which a part lies in sight, and some around them. */
export const rowsInSight = (
  rows: readonly LaidRow[],
  { top, height }: Readonly<{ top: number; height: number }>,
): readonly LaidRow[] => {
  const around = 400;
  return rows.filter(
    (row) => row.top + row.height > top - around && row.top < top + height + around,
  );
};

/** A bar with its distance from the head of all rows; null for one that is not drawn. */
export const placeOf = (rows: readonly LaidRow[], id: string) => {
  for (const { top, bars } of rows) {
    const found = bars.find(({ bar }) => bar.id === id);
    if (found) return { bar: found.bar, top: top + found.top };
  }
  return null;
};

const nearest = (bars: LaidRow["bars"], start: number): TimelineBar | null =>
  bars
    .map(({ bar }) => bar)
    .toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0] ?? null;

export type BarStep = Readonly<{ kind: "row" | "bar"; step: 1 | -1 } | { kind: "first" | "last" }>;

/** The bar to which somebody goes from another one; null where there is none. */
export const barAfter = (
  rows: readonly LaidRow[],
  id: string,
  move: BarStep,
): TimelineBar | null => {
  const index = rows.findIndex(({ bars }) => bars.some(({ bar }) => bar.id === id));
  const row = rows[index];
  const here = row?.bars.find(({ bar }) => bar.id === id)?.bar;
  if (!row || !here) return null;
  if (!("step" in move)) return row.bars.at(move.kind === "first" ? 0 : -1)?.bar ?? null;
  if (move.kind === "bar") {
    const all = rows.flatMap(({ bars }) => bars.map(({ bar }) => bar));
    return all[all.indexOf(here) + move.step] ?? null;
  }
  const further = move.step === 1 ? rows.slice(index + 1) : rows.slice(0, index).toReversed();
  return nearest(further.find(({ bars }) => bars.length > 0)?.bars ?? [], here.start);
};
