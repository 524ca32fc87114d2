import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { Icon } from "#design/office/icons.tsx";
import { useCalendarCommands } from "../calendar-state/use-calendar-commands.ts";
import { CalendarFrame } from "../calendar/calendar-frame.tsx";
import { CalendarTop } from "../calendar/calendar-top.tsx";
import { Corner } from "../calendar/corner.tsx";
import { PeopleFilters } from "./people-filters.tsx";
import { BoardRows } from "./board-rows.tsx";
import { type CoordinatorsBoardProps, useBoard } from "./use-board.ts";

const AbsenceDialog = lazy(() => import("./absence-dialog.tsx"));

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
          language={calendar.facts.market.language}
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
      <BoardRows view={view} />
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
            onRead={props.readMore}
            onGive={(rows, coordinatorId) => {
              calendar.give(rows, coordinatorId);
              calendar.setReviewing(true); // it was decided here; what it does is read next
              view.setAway(null);
            }}
            onClose={() => view.setAway(null)}
          />
        </Suspense>
      )}
    </CalendarFrame>
  );
};
