import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Column } from "../list-declaration.ts";

/**
 * The columns for which a table has room: while it is wider than its box, those that yield are left
 * out, the last first. What they say stands in the record too.
 * @param rows whose widths may be others when they are others
 */
export const useFittingColumns = <Row>(columns: readonly Column<Row>[], rows: unknown) => {
  const boxRef = useRef<HTMLDivElement>(null);
  const [yielded, setYielded] = useState(0);
  const yielding = columns.filter(
    ({ yieldsToPanel = false, yieldsToColumns = yieldsToPanel }) => yieldsToColumns,
  );
  const keys = columns.map(({ key }) => key).join(" ");

  useEffect(() => {
    const { current: box } = boxRef;
    let width = box?.clientWidth;
    const observer = new ResizeObserver(() => {
      if (box?.clientWidth === width) return;
      width = box?.clientWidth;
      setYielded(0);
    });
    if (box) observer.observe(box);
    return () => {
      observer.disconnect();
      setYielded(0);
    };
  }, [keys]);

  useLayoutEffect(() => {
    const { current: box } = boxRef;
    if (box && box.scrollWidth > box.clientWidth && yielded < yielding.length)
      setYielded(yielded + 1);
  }, [keys, rows, yielded, yielding.length]);

  const away = new Set(yielding.slice(yielding.length - yielded).map(({ key }) => key));
  return { boxRef, fitting: columns.filter(({ key }) => !away.has(key)) };
};
