import type { Area } from "./selection.ts";

/** A text for a cell, by its row and column among those that are shown. */
export type PlacedText = Readonly<{
  row: number;
  column: number;
  text: string;
  line: number | null;
}>;

/** Each row of an area like its first. @param textAt of a cell */
export const filledDown = (
  { top, bottom, left, right }: Area,
  textAt: (row: number, column: number) => string,
): readonly PlacedText[] => {
  const texts: PlacedText[] = [];
  for (let row = top + 1; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1)
      texts.push({ row, column, text: textAt(top, column), line: null });
  return texts;
};

/** The rows from one area on to another like those of the area, in turn, up or down. */
export const filledFrom = (
  area: Area,
  to: number,
  textAt: (row: number, column: number) => string,
): readonly PlacedText[] => {
  const { top, bottom, left, right } = area;
  const height = bottom - top + 1;
  const rows =
    to > bottom
      ? Array.from({ length: to - bottom }, (_, index) => bottom + 1 + index)
      : Array.from({ length: Math.max(0, top - to) }, (_, index) => top - 1 - index);
  return rows.flatMap((row) => {
    const source = top + ((((row - top) % height) + height) % height);
    return Array.from({ length: right - left + 1 }, (_, index) => ({
      row,
      column: left + index,
      text: textAt(source, left + index),
      line: null,
    }));
  });
};

/**
 * Pasted cells from the corner of an area on. One cell fills the whole area, and a block is repeated
 * in an area that holds it several times; rows below the sheet are left to the caller.
 */
export const pastedAt = (
  cells: readonly (readonly string[])[],
  { top, bottom, left, right }: Area,
): readonly PlacedText[] => {
  // Not by `Math.max(...)`: a call takes fewer arguments than a spreadsheet has rows.
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  const height = cells.length;
  const times = (space: number, size: number) => (space % size === 0 ? space / size : 1);
  const down = times(bottom - top + 1, height);
  const across = times(right - left + 1, width);
  const texts: PlacedText[] = [];
  for (let row = 0; row < height * down; row += 1)
    for (let column = 0; column < width * across; column += 1) {
      const text = cells[row % height]?.[column % width];
      if (text !== undefined)
        texts.push({
          row: top + row,
          column: left + column,
          text,
          line: height > 1 ? (row % height) + 1 : null,
        });
    }
  return texts;
};
