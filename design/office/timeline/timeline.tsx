import "./timeline.css";
import { useMemo, useRef } from "react";
import { type BarFocus, useBarFocus } from "./bar-focus.ts";
import { barAfter, layOut, placeOf, rowsInSight } from "./lanes.ts";
import { DaysBack, DaysHead } from "./timeline-days.tsx";
import { barAction, fixedBarAction } from "./timeline-keys.ts";
import {
  type BarPlace,
  changedSpan,
  type TimelineBar,
  type TimelineDay,
  type TimelineLink,
  type TimelineRow,
  type TimelineSpan,
} from "./timeline-model.ts";
import { BarNote, Links, type TimelineNote } from "./timeline-over.tsx";
import { Row } from "./timeline-row.tsx";
import { type BarDrag, useBarDrag } from "./use-bar-drag.ts";
import { useScrollWindow } from "./use-scroll-window.ts";

export type TimelineProps = Readonly<{
  label: string;
  days: readonly TimelineDay[];
  rows: readonly TimelineRow[];
  links: readonly TimelineLink[];
  /** Days that are marked through all rows. */
  chosen: TimelineSpan | null;
  /** The bar that the Tab key reaches; the first one for null. */
  currentId: string | null;
  focus: BarFocus | null;
  canChangeRow: boolean;
  /** Whether bars stay where they are: arrows lead from one to the next. */
  isFixed?: boolean;
  choosesOnClick: boolean;
  /** Stands beside the bar of its id. */
  note: TimelineNote | null;
  /** Read aloud after each change. */
  announcement: string;
  /** Somebody is at a bar. */
  onCurrent: (id: string) => void;
  /** A key leads to another bar. */
  onGo: (id: string) => void;
  onMove: (id: string, place: BarPlace) => void;
  /** Null once nothing is dragged. */
  onDrag: (drag: BarDrag | null) => void;
  onOpen: (id: string) => void;
  onChoose: (id: string) => void;
  /** Puts a bar back to where it was. */
  onRestore: (id: string) => void;
}>;

const withDragged = (
  rows: readonly TimelineRow[],
  { id, place }: BarDrag,
): readonly TimelineRow[] => {
  const home = rows.find(({ bars }) => bars.some((bar) => bar.id === id));
  const bar = home?.bars.find((each) => each.id === id);
  if (!home || !bar) return rows;
  const isHome = place.rowKey === home.key;
  const before = bar.before ?? { start: bar.start, length: bar.length };
  const moved: TimelineBar = {
    ...bar,
    start: place.start,
    length: place.length,
    isChanged: true,
    before: isHome ? before : null,
  };
  return rows.map((row) => {
    const bars = row.bars.filter((each) => each.id !== id);
    return row.key === place.rowKey ? { ...row, bars: [...bars, moved] } : { ...row, bars };
  });
};

/** Rows by days: bars are moved and lengthened with keys, a mouse or buttons beside it. */
export const Timeline = (props: TimelineProps) => {
  const { label, days, links, chosen, currentId, focus, note, isFixed = false, onMove } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const dayCount = days.length;
  const { onDrag, canChangeRow } = props;
  const { drag, begin } = useBarDrag({ body, dayCount, canChangeRow, onDrag, onDrop: onMove });
  const rows = useMemo(
    () => layOut(drag ? withDragged(props.rows, drag) : props.rows, dayCount),
    [props.rows, drag, dayCount],
  );
  const shown = rowsInSight(rows, useScrollWindow(scroller));
  useBarFocus(scroller, rows, focus);
  const first = rows.find(({ bars }) => bars.length > 0)?.bars[0]?.bar.id ?? null;
  const reached = currentId !== null && placeOf(shown, currentId) ? currentId : first;
  const act = (event: React.KeyboardEvent, bar: TimelineBar, rowKey: string) => {
    const action = isFixed ? fixedBarAction(event) : barAction(event);
    if (!action) return;
    event.preventDefault();
    if (action.kind === "change") onMove(bar.id, { ...changedSpan(bar, action.change), rowKey });
    else if (action.kind === "go") {
      const next = barAfter(rows, bar.id, action.to);
      if (next) props.onGo(next.id);
    } else if (action.kind === "open") props.onOpen(bar.id);
    else if (action.kind === "choose") props.onChoose(bar.id);
    else props.onRestore(bar.id);
  };
  const last = rows.at(-1);
  const height = last ? last.top + last.height : 0;
  return (
    <section className="timeline" aria-label={label}>
      <p className="sr-only" role="status">
        {props.announcement}
      </p>
      <div className="timeline-scroller" ref={scroller}>
        <div className="timeline-sheet">
          <DaysHead days={days} />
          <div className="timeline-body" style={{ blockSize: height }}>
            <div className="timeline-all-days" ref={body}>
              <DaysBack days={days} chosen={chosen} />
              <Links links={links} rows={rows} dayCount={dayCount} />
            </div>
            {shown.map((laid) => (
              <Row
                key={laid.row.key}
                laid={laid}
                dayCount={dayCount}
                currentId={reached}
                draggedId={drag?.id ?? null}
                isFixed={isFixed}
                onFocus={props.onCurrent}
                onKeyDown={act}
                onPointerDown={begin}
                onClick={props.choosesOnClick ? props.onChoose : props.onCurrent}
                onDoubleClick={props.onOpen}
              />
            ))}
            <div className="timeline-over">
              {note && <BarNote note={note} rows={rows} dayCount={dayCount} />}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
};
