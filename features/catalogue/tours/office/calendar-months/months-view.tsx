import type { TimelineDay, TimelineRow } from "#design/office/timeline/timeline-model.ts";
import { Timeline } from "#design/office/timeline/timeline.tsx";
import type { RangeState } from "../calendar-days/use-range.ts";
import type { BarActions } from "../calendar-state/use-bar-actions.ts";
import type { Calendar } from "../calendar-state/use-calendar.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { useIsNarrow } from "../sheet-screen/use-is-narrow.ts";
import { MonthAgenda } from "./month-agenda.tsx";
import { isSummedIn, monthOfBar } from "./month-rows.tsx";

export type MonthsViewProps = Readonly<{
  calendar: Calendar;
  actions: BarActions;
  range: RangeState;
  days: readonly TimelineDay[];
  rows: readonly TimelineRow[];
  /** The departures that the bars sum. */
  inView: readonly SheetRow[];
}>;

/** Departures by months: each bar leads to the weeks of its month, where they can be moved. */
export const MonthsView = (props: MonthsViewProps) => {
  const { calendar, actions, range, days, rows, inView } = props;
  const open = (id: string) => {
    const first = inView.find((row) => isSummedIn(row, id));
    range.openWeeks(`${monthOfBar(id)}-01`);
    if (first) calendar.go(first.key);
  };
  if (useIsNarrow()) return <MonthAgenda rows={inView} onOpen={open} />;
  return (
    <Timeline
      label="Departures by months"
      days={days}
      rows={rows}
      links={[]}
      chosen={null}
      currentId={calendar.currentId}
      focus={calendar.focus}
      canChangeRow={false}
      isFixed
      choosesOnClick
      note={null}
      announcement={calendar.announcement}
      onCurrent={actions.setCurrent}
      onGo={calendar.go}
      onMove={actions.moveTo}
      onDrag={actions.setDrag}
      onOpen={open}
      onChoose={open}
      onRestore={actions.restore}
    />
  );
};
