import { Agenda } from "#design/office/timeline/agenda/agenda.tsx";
import type { TimelineDay } from "#design/office/timeline/timeline-model.ts";
import { StatusIcon } from "#features/records/statuses/parts/status-icon.tsx";
import type { CalendarCoordinator } from "../api/calendar-api.ts";
import { dayText } from "../calendar-days/move-days.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { statusLabel } from "../grid/sheet/status-words.ts";
import { Face } from "../leaders/face.tsx";

export type NarrowAgendaProps = Readonly<{
  days: readonly TimelineDay[];
  rows: readonly SheetRow[];
  people: readonly CalendarCoordinator[];
  inConflict: ReadonlySet<string>;
  currentId: string | null;
  onCurrent: (id: string) => void;
}>;

/** The departures of the days in view, by the day on which they leave: for narrow screens. */
export const NarrowAgenda = (props: NarrowAgendaProps) => {
  const { days, rows, people, inConflict, currentId, onCurrent } = props;
  const byDay = Map.groupBy(rows, ({ draft }) => draft.departureDate);
  const holidays = new Map(days.map(({ key, holiday }) => [key, holiday]));
  const groups = [...byDay]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, leaving]) => ({
      key: day,
      title: dayText(day),
      detail: holidays.get(day) ?? null,
      items: leaving.map((row) => {
        const leader = people.find(({ id }) => id === row.draft.coordinatorId);
        return {
          id: row.key,
          isCurrent: row.key === currentId,
          isChanged: row.draft !== row.base,
          content: (
            <>
              <Face portrait={leader?.portrait ?? null} size={30} />
              <span>
                <b>{row.stored?.travel.name}</b>
                <small>{`until ${dayText(row.draft.endDate)} · ${leader?.name ?? "nobody leads it"}`}</small>
                {inConflict.has(row.key) && (
                  <small className="calendar-wrong">In conflict with another departure</small>
                )}
              </span>
              <span className="calendar-agenda-end">
                <span className="calendar-tag" data-tone={row.draft.status}>
                  <StatusIcon status={row.draft.status} />
                  {statusLabel(row.draft.status)}
                </span>
                <small>{`${row.stored?.peopleIn ?? 0} in`}</small>
              </span>
            </>
          ),
        };
      }),
    }));
  return <Agenda label="Departures by day" groups={groups} onCurrent={onCurrent} />;
};
