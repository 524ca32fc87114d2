import { useState } from "react";
import { useNavigate } from "react-router";
import type { BarDrag } from "#design/office/timeline/use-bar-drag.ts";
import {
  type BarChange,
  type BarPlace,
  changedSpan,
} from "#design/office/timeline/timeline-model.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import {
  dayWrites,
  daysOfSpan,
  leaderWrites,
  rowWith,
  spanOfDays,
  type TourDays,
} from "../calendar-days/move-days.ts";
import type { Calendar } from "./use-calendar.ts";
import type { RangeState } from "../calendar-days/use-range.ts";

/** Whose row it is, where rows are of coordinators: null for nobody's. */
export type LeaderOfRow = (rowKey: string) => string | null;

/**
 * What is done with the bars of a calendar, by keys, pointer and buttons.
 * @param leaderOf null where rows are of travels
 */
export const useBarActions = (
  calendar: Calendar,
  range: RangeState,
  leaderOf: LeaderOfRow | null = null,
) => {
  const navigate = useNavigate();
  const [drag, setDrag] = useState<BarDrag | null>(null);
  const { rowOfKey, currentId, setCurrentId, go } = calendar;
  const { from } = range.range;
  const move = (row: SheetRow, days: TourDays) => {
    calendar.move(row, days);
    range.show(days);
    go(row.key);
  };
  const isLedOtherwise = (row: SheetRow, { rowKey }: BarPlace): boolean =>
    leaderOf !== null && leaderOf(rowKey) !== row.draft.coordinatorId;
  const draggedRow = ({ id, place }: BarDrag): SheetRow | null => {
    const row = rowOfKey(id);
    if (!row) return null;
    const writes =
      leaderOf && isLedOtherwise(row, place)
        ? leaderWrites(row, leaderOf(place.rowKey), calendar.facts)
        : dayWrites(row, daysOfSpan(place, from));
    return rowWith(row, writes, calendar.facts);
  };
  return {
    setDrag,
    current: rowOfKey(currentId),
    /** The dragged departure as it would be; null while nothing is dragged. */
    dragged: drag && draggedRow(drag),
    goTo: (id: string) => {
      const row = rowOfKey(id);
      if (row) range.show(row.draft);
      go(id);
    },
    step: (row: SheetRow, change: BarChange) =>
      move(row, daysOfSpan(changedSpan(spanOfDays(row.draft, from), change), from)),
    moveTo: (id: string, place: BarPlace) => {
      const row = rowOfKey(id);
      if (row && leaderOf && isLedOtherwise(row, place)) {
        calendar.assign(row, leaderOf(place.rowKey));
        go(row.key);
      } else if (row) move(row, daysOfSpan(place, from));
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
