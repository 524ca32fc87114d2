import { Button } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState } from "react";
import { Link } from "react-router";
import { Icon } from "#design/office/icons.tsx";
import { Timeline } from "#design/office/timeline/timeline.tsx";
import { timelineDays } from "../calendar-days/calendar-days.ts";
import { spanOfDays } from "../calendar-days/move-days.ts";
import type { CalendarCoordinator } from "../calendar-api.ts";
import type { RangeState } from "../calendar-days/use-range.ts";
import { conflictList } from "../calendar-state/conflict-list.ts";
import { useBarActions } from "../calendar-state/use-bar-actions.ts";
import { type CalendarOptions, useCalendar } from "../calendar-state/use-calendar.ts";
import { useCalendarCommands } from "../calendar-state/use-calendar-commands.ts";
import { useFreeCoordinators } from "../calendar-state/use-move-note.ts";
import { barNote } from "../calendar/bar-note.tsx";
import { CalendarFrame } from "../calendar/calendar-frame.tsx";
import { CalendarTop } from "../calendar/calendar-top.tsx";
import { Corner } from "../calendar/corner.tsx";
import { NarrowAgenda } from "../calendar/narrow-agenda.tsx";
import { rowsInView } from "../calendar/travel-rows.tsx";
import { useIsNarrow } from "../sheet-screen/use-is-narrow.ts";
import { absencesKey } from "./absences-key.ts";
import { coordinatorRows, nobodyKey } from "./coordinator-rows.tsx";
import { filterPeople, peopleFilterOf } from "./filter-people.ts";
import { PeopleFilters } from "./people-filters.tsx";

const AbsenceDialog = lazy(() => import("./absence-dialog.tsx"));

export type CoordinatorsBoardProps = CalendarOptions &
  Readonly<{ range: RangeState; site: string | null }>;

/** Those who have led a travel; null while nobody asks, or until it is known. */
const useLedBy = ({ api, country, facts }: CalendarOptions, travelId: string | null) => {
  const { today } = facts;
  const { data } = useQuery({
    queryKey: ["calendar-led", country, travelId],
    queryFn: () => api.coordinators({ from: today, to: today, travelId, tourId: null }),
    enabled: travelId !== null,
    retry: false,
    staleTime: Infinity,
  });
  return useMemo(
    () => data && new Set(data.filter(({ timesLed }) => timesLed > 0).map(({ id }) => id)),
    [data],
  );
};

const useAbsences = ({ api, country, range }: CoordinatorsBoardProps) => {
  const { from, to } = range.range;
  const { data } = useQuery({
    queryKey: [...absencesKey(country), from, to],
    queryFn: () => api.absences(from, to),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return data ?? [];
};

const leaderOfRow = (rowKey: string): string | null => (rowKey === nobodyKey ? null : rowKey);

const useBoard = (props: CoordinatorsBoardProps) => {
  const { range, facts } = props;
  const calendar = useCalendar(props);
  const { rows: all, conflicts, people, api, country } = calendar;
  const actions = useBarActions(calendar, range, leaderOfRow);
  const [away, setAway] = useState<CalendarCoordinator | null>(null);
  const absences = useAbsences(props);
  const [isNobodyOpen, setNobodyOpen] = useState(false);
  const askedId = range.query.get("tour");
  const asked = calendar.rowOfKey(askedId);
  const free = useFreeCoordinators(api, country, asked);
  const filter = peopleFilterOf(range.query);
  const ledIds = useLedBy(props, filter.ledTravelId);
  const shownPeople = filterPeople(people, filter, ledIds ?? null);
  const days = useMemo(
    () => timelineDays(range.range, facts.market.id, facts.today),
    [range.range, facts],
  );
  const inView = useMemo(() => rowsInView(all, range.range), [all, range.range]);
  const overlapping = conflicts.filter(({ kind }) => kind !== "home");
  const rows = coordinatorRows(inView, shownPeople, {
    ...range.range,
    people,
    inConflict: new Set(overlapping.flatMap(({ first, second }) => [first.key, second.key])),
    chosenId: askedId,
    conflicts,
    freeIds: new Set(asked && free ? free.filter(({ isFree }) => isFree).map(({ id }) => id) : []),
    absences,
    onAbsences: setAway,
    isNobodyOpen,
    onNobody: () => setNobodyOpen(!isNobodyOpen),
  });
  const list = conflictList(conflicts, {
    range: range.range,
    shown: new Set(inView.map(({ key }) => key)),
    currentId: calendar.currentId,
    onGo: actions.goTo,
  });
  const choose = (id: string | null) => range.set("tour", id === askedId ? null : id);
  return {
    calendar,
    actions,
    range,
    days,
    rows,
    inView,
    list,
    asked,
    free,
    choose,
    conflicts,
    away,
    setAway,
  };
};

type BoardView = ReturnType<typeof useBoard>;

const Rows = ({ view }: Readonly<{ view: BoardView }>) => {
  const { calendar, actions, range, days, rows, inView, conflicts, asked, choose } = view;
  const isNarrow = useIsNarrow();
  if (isNarrow)
    return (
      <NarrowAgenda
        days={days}
        rows={inView}
        people={calendar.people}
        inConflict={new Set(conflicts.flatMap(({ first, second }) => [first.key, second.key]))}
        currentId={calendar.currentId}
        onCurrent={calendar.setCurrentId}
      />
    );
  return (
    <Timeline
      label="Coordinators by days"
      days={days}
      rows={rows}
      links={[]}
      chosen={asked && spanOfDays(asked.draft, range.range.from)}
      currentId={calendar.currentId}
      focus={calendar.focus}
      canChangeRow
      choosesOnClick
      note={barNote(calendar, actions, asked?.key ?? null)}
      announcement={calendar.announcement}
      onCurrent={actions.setCurrent}
      onGo={actions.goTo}
      onMove={actions.moveTo}
      onDrag={actions.setDrag}
      onOpen={(id) => actions.open(calendar.rowOfKey(id))}
      onChoose={choose}
      onRestore={actions.restore}
    />
  );
};

/** Coordinators by days: who leads what, who is free, and whom nobody leads yet. */
export const CoordinatorsBoard = (props: CoordinatorsBoardProps) => {
  const { range, site, people } = props;
  const view = useBoard(props);
  const { calendar, actions, list, asked, free, choose, inView } = view;
  useCalendarCommands(calendar, {
    today: range.goToday,
    nextConflict: list.next,
    conflictCount: list.conflicts.length,
  });
  const travels = new Map(
    inView.flatMap(({ stored }) => (stored ? [[stored.travelId, stored.travel] as const] : [])),
  );
  return (
    <CalendarFrame
      calendar={calendar}
      site={site}
      actions={actions}
      onAsk={choose}
      top={
        <CalendarTop
          title="Coordinators"
          count={`${people.length} · who leads what`}
          range={range}
          usual={{ label: "List", icon: "list" }}
          main={
            <Button component={Link} to="?open=new" leftSection={<Icon name="plus" />}>
              New coordinator
            </Button>
          }
        />
      }
      filters={
        <PeopleFilters
          range={range}
          people={people}
          travels={[...travels.values()]}
          asked={asked}
          onClear={() => choose(null)}
        />
      }
      corner={
        <Corner
          calendar={calendar}
          list={list}
          asked={asked}
          free={free}
          onAsk={(key) => range.set("tour", key)}
        />
      }
    >
      <Rows view={view} />
      {view.away && (
        <Suspense>
          <AbsenceDialog
            api={calendar.api}
            country={calendar.country}
            person={view.away}
            today={calendar.facts.today}
            firstDay={
              range.range.from > calendar.facts.today ? range.range.from : calendar.facts.today
            }
            led={calendar.rows.filter(({ draft }) => draft.coordinatorId === view.away?.id)}
            onClose={() => view.setAway(null)}
          />
        </Suspense>
      )}
    </CalendarFrame>
  );
};
