import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { Icon } from "#design/office/icons.tsx";
import { EmptyState } from "#design/office/screen/screen-state.tsx";
import { Timeline } from "#design/office/timeline/timeline.tsx";
import { addDays } from "#markets/days.ts";
import { NewDepartureButton } from "#features/catalogue/tours/pickers/departures/new-departure-button.tsx";
import { timelineDays } from "../calendar-days/calendar-days.ts";
import { spanOfDays } from "../calendar-days/move-days.ts";
import type { RangeState } from "../calendar-days/use-range.ts";
import { conflictList } from "../calendar-state/conflict-list.ts";
import {
  calendarFilterOf,
  filterCalendar,
  filterFields,
} from "../calendar-state/filter-calendar.ts";
import { useBarActions } from "../calendar-state/use-bar-actions.ts";
import {
  type Calendar,
  type CalendarOptions,
  useCalendar,
} from "../calendar-state/use-calendar.ts";
import { useCalendarCommands } from "../calendar-state/use-calendar-commands.ts";
import { useLeaders } from "../leaders/use-leaders.ts";
import { useIsNarrow } from "../sheet-screen/use-is-narrow.ts";
import { barNote } from "./bar-note.tsx";
import { CalendarFilters } from "./calendar-filters.tsx";
import { CalendarFrame } from "./calendar-frame.tsx";
import { CalendarTop } from "./calendar-top.tsx";
import { Corner } from "./corner.tsx";
import { monthRows, rowsOfMonths } from "../calendar-months/month-rows.tsx";
import { MonthsView } from "../calendar-months/months-view.tsx";
import { NarrowAgenda } from "./narrow-agenda.tsx";
import { rowsInView, travelRows } from "./travel-rows.tsx";

export type TravelsCalendarProps = CalendarOptions &
  Readonly<{
    range: RangeState;
    site: string | null;
    /** The one travel that is shown; null for all. */
    travelId: string | null;
  }>;

/** The departures of the calendar, those in view, and which of them hinder each other. */
const useShown = (calendar: Calendar, { query, range }: RangeState, travelId: string | null) => {
  const { rows, conflicts } = calendar;
  const inConflict = useMemo(
    () => new Set(conflicts.flatMap(({ first, second }) => [first.key, second.key])),
    [conflicts],
  );
  const found = useMemo(() => {
    const ofTravel = rows.filter(
      ({ stored }) => travelId === null || stored?.travelId === travelId,
    );
    return filterCalendar(ofTravel, calendarFilterOf(query), inConflict);
  }, [rows, query, inConflict, travelId]);
  const inView = useMemo(
    () => (range.zoom === "months" ? rowsOfMonths : rowsInView)(found, range),
    [found, range],
  );
  return { inConflict, inView };
};

const useTravelsCalendar = (props: TravelsCalendarProps) => {
  const { range, travelId, facts, people } = props;
  const calendar = useCalendar(props);
  const moves = useBarActions(calendar, range);
  const isByMonth = range.range.zoom === "months";
  // A departure has no bar of its own among the sums of months.
  const goInWeeks = (id: string) => {
    const row = calendar.rowOfKey(id);
    if (row) range.openWeeks(addDays(row.draft.departureDate, -7));
    calendar.go(id);
  };
  const actions = isByMonth ? { ...moves, goTo: goInWeeks } : moves;
  const [askedId, setAskedId] = useState<string | null>(null);
  const { inConflict, inView } = useShown(calendar, range, travelId);
  const shown = useMemo(() => new Set(inView.map(({ key }) => key)), [inView]);
  const days = useMemo(
    () => timelineDays(range.range, facts.market.id, facts.today),
    [range.range, facts],
  );
  const { language } = facts.market;
  const rows = useMemo(
    () =>
      range.range.zoom === "months"
        ? monthRows(inView, { ...range.range, inConflict }, language)
        : travelRows(
            inView,
            { ...range.range, people, inConflict, chosenId: askedId, facts },
            language,
          ),
    [inView, range.range, people, inConflict, askedId, facts, language],
  );
  const list = conflictList(calendar.conflicts, {
    range: range.range,
    shown,
    currentId: calendar.currentId,
    onGo: actions.goTo,
  });
  const asked = calendar.rowOfKey(askedId);
  return { calendar, actions, range, days, rows, list, inView, inConflict, asked, setAskedId };
};

type TravelsView = ReturnType<typeof useTravelsCalendar>;

const Empty = ({ range }: Readonly<{ range: RangeState }>) => (
  <EmptyState title="No departure in these days" text="Other days or fewer filters find some.">
    <Button variant="default" onClick={() => range.clear(filterFields)}>
      Remove the filters
    </Button>
  </EmptyState>
);

const Rows = ({ view }: Readonly<{ view: TravelsView }>) => {
  const { calendar, actions, range, days, rows, list, inView, asked } = view;
  const isNarrow = useIsNarrow();
  if (rows.length === 0) return <Empty range={range} />;
  if (range.range.zoom === "months") return <MonthsView {...view} />;
  if (isNarrow)
    return (
      <NarrowAgenda
        days={days}
        rows={inView}
        people={calendar.people}
        inConflict={view.inConflict}
        currentId={calendar.currentId}
        onCurrent={calendar.setCurrentId}
      />
    );
  return (
    <Timeline
      label="Departures by weeks"
      days={days}
      rows={rows}
      links={list.links}
      chosen={asked && spanOfDays(asked.draft, range.range.from)}
      currentId={calendar.currentId}
      focus={calendar.focus}
      canChangeRow={false}
      choosesOnClick={false}
      note={barNote(calendar, actions, asked?.key ?? null)}
      announcement={calendar.announcement}
      onCurrent={actions.setCurrent}
      onGo={actions.goTo}
      onMove={actions.moveTo}
      onDrag={actions.setDrag}
      onOpen={(id) => actions.open(calendar.rowOfKey(id))}
      onChoose={view.setAskedId}
      onRestore={actions.restore}
    />
  );
};

type AddProps = Readonly<{
  country: string;
  /** Null while nobody has said of which one: it is asked for. */
  travelId: string | null;
}>;

const AddDeparture = ({ country, travelId }: AddProps) =>
  travelId === null ? (
    <NewDepartureButton country={country} label="Add departure" />
  ) : (
    <Button
      component={Link}
      to={`/travels/${travelId}/tours/new`}
      leftSection={<Icon name="plus" />}
    >
      Add departure
    </Button>
  );

type TopProps = Readonly<{ view: TravelsView; country: string; travelId: string | null }>;

const Top = ({ view, country, travelId }: TopProps) => {
  const { inView, range, actions } = view;
  return (
    <CalendarTop
      title="Departures"
      count={
        <>
          {travelId === null ? "all travels" : inView[0]?.stored?.travel.name}{" "}
          <span className="tag">{`${inView.length} in view`}</span>
        </>
      }
      range={range}
      usual={
        travelId === null ? { label: "List", icon: "list" } : { label: "Grid", icon: "columns" }
      }
      main={
        <AddDeparture
          country={country}
          travelId={travelId ?? actions.current?.stored?.travelId ?? null}
        />
      }
    />
  );
};

/** Departures by weeks: moved, lengthened and led otherwise, and saved together. */
export const TravelsCalendar = (props: TravelsCalendarProps) => {
  const { country, range, site, travelId, people } = props;
  const view = useTravelsCalendar(props);
  const { calendar, actions, list, asked, setAskedId } = view;
  const free = useLeaders(calendar.facts, asked);
  useCalendarCommands(calendar, {
    today: range.goToday,
    nextConflict: list.next,
    conflictCount: list.conflicts.length,
  });
  return (
    <CalendarFrame
      calendar={calendar}
      site={site}
      actions={actions}
      onAsk={setAskedId}
      top={<Top view={view} country={country} travelId={travelId} />}
      filters={
        <CalendarFilters
          range={range}
          people={people}
          language={calendar.facts.market.language}
          conflictCount={list.conflicts.length}
        />
      }
      corner={
        <Corner calendar={calendar} list={list} asked={asked} free={free} onAsk={setAskedId} />
      }
    >
      <Rows view={view} />
    </CalendarFrame>
  );
};
