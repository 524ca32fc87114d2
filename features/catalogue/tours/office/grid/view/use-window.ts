import { useEffect, useState } from "react";
import type { SheetRow } from "../sheet/rows.ts";

export const rowHeight = 37;
export const headHeight = 35;

/** Rows that are drawn beyond those in sight, so that scrolling shows no gap. */
const overscan = 10;

export type RowWindow = Readonly<{ first: number; last: number; page: number }>;

const windowOf = ({ scrollTop, clientHeight }: HTMLElement, count: number): RowWindow => {
  const page = Math.max(1, Math.floor((clientHeight - headHeight) / rowHeight));
  // In steps of five rows, so that scrolling seldom draws anew.
  const top = Math.floor(scrollTop / rowHeight / 5) * 5;
  return {
    first: Math.max(0, top - overscan),
    last: Math.min(count - 1, top + page + overscan + 5),
    page,
  };
};

const isSameWindow = (a: RowWindow, b: RowWindow): boolean =>
  a.first === b.first && a.last === b.last && a.page === b.page;

/** The rows that are drawn: those in sight and some around them. */
export const useWindow = (
  scroller: React.RefObject<HTMLElement | null>,
  count: number,
): RowWindow => {
  const [shown, setShown] = useState<RowWindow>({
    first: 0,
    last: Math.min(count - 1, 40),
    page: 20,
  });
  useEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;
    const update = () => {
      const next = windowOf(current, count);
      setShown((before) => (isSameWindow(before, next) ? before : next));
    };
    const observer = new ResizeObserver(update);
    observer.observe(current);
    current.addEventListener("scroll", update, { passive: true });
    update();
    return () => {
      observer.disconnect();
      current.removeEventListener("scroll", update);
    };
  }, [scroller, count]);
  return shown;
};

/** Brings a cell into sight, beside the frozen columns and below the head. */
export const showCell = (scroller: HTMLElement, row: number, cell: HTMLElement | null): void => {
  const top = row * rowHeight;
  const room = scroller.clientHeight - headHeight - rowHeight;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top > scroller.scrollTop + room) scroller.scrollTop = top - room;
  if (!cell || getComputedStyle(cell).position === "sticky") return;
  const frozen = scroller.querySelector<HTMLElement>("[data-frozen]");
  const from = frozen ? frozen.offsetLeft + frozen.offsetWidth - scroller.scrollLeft : 0;
  const left = cell.offsetLeft - scroller.scrollLeft;
  const right = left + cell.offsetWidth;
  if (left < from) scroller.scrollLeft -= from - left;
  else if (right > scroller.clientWidth) scroller.scrollLeft += right - scroller.clientWidth;
};

/** Brings the marked rows into sight, as many as there is room for, from the first on. */
export const useMarkedInSight = (
  scroller: React.RefObject<HTMLElement | null>,
  rows: readonly SheetRow[],
  marked: ReadonlySet<string>,
): void => {
  const first = rows.findIndex(({ key }) => marked.has(key));
  const last = rows.findLastIndex(({ key }) => marked.has(key));
  useEffect(() => {
    const { current } = scroller;
    if (!current || first < 0) return;
    showCell(current, last, null);
    showCell(current, first, null);
  }, [scroller, first, last]);
};
