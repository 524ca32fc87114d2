import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { timelineDays } from "../calendar-days/calendar-days.ts";
import type { CalendarCoordinator } from "../api/calendar-api.ts";
import type { RangeState } from "../calendar-days/use-range.ts";
import { conflictList } from "../calendar-state/conflict-list.ts";
import { useBarActions } from "../calendar-state/use-bar-actions.ts";
import { type CalendarOptions, useCalendar } from "../calendar-state/use-calendar.ts";
import { readLeaders } from "../api/read-leaders.ts";
import { useLeaders } from "../leaders/use-leaders.ts";
import { rowsInView } from "../calendar/travel-rows.tsx";
import { absencesKey } from "./absences-key.ts";
import { coordinatorRows, nobodyKey } from "./coordinator-rows.tsx";
import { filterPeople, peopleFilterOf } from "./filter-people.ts";

export type CoordinatorsBoardProps = CalendarOptions &
  Readonly<{ range: RangeState; site: string | null }>;

/** Those who have led a travel; null while nobody asks, or until it is known. */
const useLedBy = ({ country, facts }: CalendarOptions, travelId: string | null) => {
  const { today } = facts;
  const { data } = useQuery({
    queryKey: ["calendar-led", country, travelId],
    queryFn: () => readLeaders(country, { from: today, to: today, travelId, tourId: null }),
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

/** What the board of coordinators shows, and what is done with it. */
export const useBoard = (props: CoordinatorsBoardProps) => {
  const { range, facts } = props;
  const calendar = useCalendar(props);
  const { rows: all, conflicts, people } = calendar;
  const actions = useBarActions(calendar, range, leaderOfRow);
  const [away, setAway] = useState<CalendarCoordinator | null>(null);
  const absences = useAbsences(props);
  const [isNobodyOpen, setNobodyOpen] = useState(false);
  const askedId = range.query.get("tour");
  const asked = calendar.rowOfKey(askedId);
  const free = useLeaders(facts, asked);
  const filter = peopleFilterOf(range.query);
  const ledIds = useLedBy(props, filter.ledTravelId);
  const shownPeople = filterPeople(people, filter, ledIds ?? null, facts.market.language);
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
    facts,
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

export type BoardView = ReturnType<typeof useBoard>;
