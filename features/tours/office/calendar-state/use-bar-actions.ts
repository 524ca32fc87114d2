import { useState } from "react";
import { useNavigate } from "react-router";
import type { BarDrag } from "#design/office/timeline/use-bar-drag.ts";
import { type BarChange, changedSpan } from "#design/office/timeline/timeline-model.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import {
  dayWrites,
  daysOfSpan,
  rowWith,
  spanOfDays,
  type TourDays,
} from "../calendar-days/move-days.ts";
import type { Calendar } from "./use-calendar.ts";
import type { RangeState } from "../calendar-days/use-range.ts";

/** What is done with the bars of a calendar, by keys, pointer and buttons. */
export const useBarActions = (calendar: Calendar, range: RangeState) => {
  const navigate = useNavigate();
  const [drag, setDrag] = useState<BarDrag | null>(null);
  const { rowOfKey, currentId, setCurrentId, go } = calendar;
  const { from } = range.range;
  const move = (row: SheetRow, days: TourDays) => {
    calendar.move(row, days);
    range.show(days.departureDate);
    go(row.key);
  };
  const dragged = drag && rowOfKey(drag.id);
  return {
    drag,
    setDrag,
    current: rowOfKey(currentId),
    /** The dragged departure as it would be; null while nothing is dragged. */
    dragged:
      drag && dragged
        ? rowWith(dragged, dayWrites(dragged, daysOfSpan(drag.place, from)), calendar.facts)
        : null,
    goTo: (id: string) => {
      const row = rowOfKey(id);
      if (row) range.show(row.draft.departureDate);
      go(id);
    },
    step: (row: SheetRow, change: BarChange) =>
      move(row, daysOfSpan(changedSpan(spanOfDays(row.draft, from), change), from)),
    moveTo: (id: string, span: Readonly<{ start: number; length: number }>) => {
      const row = rowOfKey(id);
      if (row) move(row, daysOfSpan(span, from));
    },
    restore: (id: string) => {
      const row = rowOfKey(id);
      if (row) calendar.restore(row);
    },
    open: (row: SheetRow | null) => {
      if (row?.stored) void navigate(`/travels/${row.stored.travelId}/tours/${row.key}`);
    },
    setCurrent: (id: string) => {
      if (id !== currentId) setCurrentId(id);
    },
  };
};

export type BarActions = ReturnType<typeof useBarActions>;
