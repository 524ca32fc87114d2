/** Row and column of a cell among those that are shown, from 0. */
export type CellPosition = Readonly<{ row: number; column: number }>;

/** `anchor` is where the selection began; `head` is the corner that has the focus. */
export type Selection = Readonly<{ anchor: CellPosition; head: CellPosition }>;

export type Size = Readonly<{ rows: number; columns: number }>;

/** Both ends belong to it. */
export type Area = Readonly<{ top: number; bottom: number; left: number; right: number }>;

export const areaOf = ({ anchor, head }: Selection): Area => ({
  top: Math.min(anchor.row, head.row),
  bottom: Math.max(anchor.row, head.row),
  left: Math.min(anchor.column, head.column),
  right: Math.max(anchor.column, head.column),
});

export const at = (place: CellPosition): Selection => ({ anchor: place, head: place });

/** All of a block of cells; its first cell has the focus. There must be one. */
export const blockOf = (cells: readonly CellPosition[]): Selection => {
  let [{ row: top, column: left } = { row: 0, column: 0 }] = cells;
  let [bottom, right] = [top, left];
  for (const { row, column } of cells) {
    top = Math.min(top, row);
    left = Math.min(left, column);
    bottom = Math.max(bottom, row);
    right = Math.max(right, column);
  }
  return { anchor: { row: bottom, column: right }, head: { row: top, column: left } };
};

export const cellCount = ({ top, bottom, left, right }: Area): number =>
  (bottom - top + 1) * (right - left + 1);

const clamp = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);

/** The same selection in a sheet of that size. */
export const within = ({ anchor, head }: Selection, { rows, columns }: Size): Selection => {
  const inside = ({ row, column }: CellPosition): CellPosition => ({
    row: clamp(row, rows),
    column: clamp(column, columns),
  });
  return { anchor: inside(anchor), head: inside(head) };
};

export type Move = Readonly<{ rows: number; columns: number }>;

/** @param isExtended keeps the anchor, as with Shift */
export const moved = (
  { anchor, head }: Selection,
  { rows, columns }: Move,
  size: Size,
  isExtended: boolean,
): Selection => {
  const next = { row: head.row + rows, column: head.column + columns };
  return within(isExtended ? { anchor, head: next } : at(next), size);
};

const far = 1_000_000;

/** How far a key moves; null for a key that moves nothing. `page` is in rows. */
export const moveOf = (key: string, isFar: boolean, page: number): Move | null => {
  const step = isFar ? far : 1;
  switch (key) {
    case "ArrowUp":
      return { rows: -step, columns: 0 };
    case "ArrowDown":
      return { rows: step, columns: 0 };
    case "ArrowLeft":
      return { rows: 0, columns: -step };
    case "ArrowRight":
      return { rows: 0, columns: step };
    case "PageUp":
      return { rows: -page, columns: 0 };
    case "PageDown":
      return { rows: page, columns: 0 };
    case "Home":
      return { rows: isFar ? -far : 0, columns: -far };
    case "End":
      return { rows: isFar ? far : 0, columns: far };
    default:
      return null;
  }
};
