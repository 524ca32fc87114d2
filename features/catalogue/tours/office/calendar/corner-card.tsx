import { Button } from "@mantine/core";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { counted } from "#platform/counted.ts";
import type { CalendarCoordinator } from "../api/calendar-api.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import type { AgendaConflict } from "../calendar-state/agenda-conflicts.ts";
import { dayText, shortDayText } from "../calendar-days/move-days.ts";
import { Face } from "../leaders/face.tsx";
import { LeaderLine } from "../leaders/leader-line.tsx";

const shownAtFirst = 3;

const nameOf = ({ stored }: SheetRow): string => stored?.travel.name ?? "";

const dayOfMonth = (day: string): string => shortDayText(day).slice(4);

const conflictText = ({ kind, first, second }: AgendaConflict<SheetRow>): string =>
  kind === "home"
    ? `${nameOf(second)} on ${dayOfMonth(second.draft.departureDate)}, home from ${nameOf(first)} on ${dayOfMonth(first.draft.endDate)}`
    : `${nameOf(first)} until ${dayOfMonth(first.draft.endDate)} and ${nameOf(second)} from ${dayOfMonth(second.draft.departureDate)}`;

const homeText = (days: number): string => {
  if (days === 0) return "No day at home";
  return counted(days, "day at home", "days at home");
};

export type ConflictCardProps = Readonly<{
  conflicts: readonly AgendaConflict<SheetRow>[];
  people: readonly CalendarCoordinator[];
  onNext: () => void;
  /** Looks for somebody else to lead the later departure. */
  onAsk: (row: SheetRow) => void;
}>;

/** The conflicts of the days in view, each with what mends it. */
export const ConflictCard = ({ conflicts, people, onNext, onAsk }: ConflictCardProps) => (
  <section className="calendar-card" aria-label="Conflicts in view">
    <header>
      <span className="calendar-wrong">
        <Icon name="warning" />
      </span>
      <h2>{counted(conflicts.length, "conflict in view", "conflicts in view")}</h2>
      <button type="button" className="calendar-next" onClick={onNext}>
        <kbd aria-hidden="true">C</kbd> next
      </button>
    </header>
    <ul>
      {conflicts.slice(0, shownAtFirst).map((conflict) => {
        const { coordinatorId, kind, days, first, second } = conflict;
        const leader = people.find(({ id }) => id === coordinatorId);
        return (
          <li key={`${first.key} ${second.key}`}>
            <Face portrait={leader?.portrait ?? null} size={28} />
            <p>
              <b>{leader?.name ?? ""}</b>
              {` in ${conflictText(conflict)}`}
            </p>
            <button type="button" className="plain-button" onClick={() => onAsk(second)}>
              {kind === "home" ? homeText(days) : "Who is free?"}
            </button>
          </li>
        );
      })}
    </ul>
    {conflicts.length > shownAtFirst && (
      <p className="dim">{`and ${conflicts.length - shownAtFirst} more: C leads from one to the next`}</p>
    )}
  </section>
);

export type LeaderCardProps = Readonly<{
  row: SheetRow;
  /** The best first; null until they are known. */
  free: readonly CalendarCoordinator[] | null;
  onAssign: (coordinatorId: string | null) => void;
  onClose: () => void;
}>;

/** Who could lead a departure, ranked by the server. The best is offered while nobody leads it. */
export const LeaderCard = ({ row, free, onAssign, onClose }: LeaderCardProps) => {
  const { draft, stored } = row;
  const current = free?.find(({ id }) => id === draft.coordinatorId);
  const others = free?.filter(({ id }) => id !== draft.coordinatorId).slice(0, shownAtFirst) ?? [];
  return (
    <section className="calendar-card" aria-label={`Who could lead ${nameOf(row)}`}>
      <header>
        {stored?.travel.poster && (
          <img src={`${stored.travel.poster.base}160.webp`} alt="" width="26" height="33" />
        )}
        <h2>
          {nameOf(row)}
          <small>{`${shortDayText(draft.departureDate)} – ${dayText(draft.endDate)} · ${stored?.peopleIn ?? 0} in · who could lead it`}</small>
        </h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </header>
      <ul role="status">
        {free === null && <li>Looking who is free …</li>}
        {current && (
          <li>
            <Face portrait={current.portrait} size={28} />
            <p>
              <b>{current.name}</b> leads it
            </p>
            <Button variant="default" size="xs" onClick={() => onAssign(null)}>
              Take off
            </Button>
          </li>
        )}
        {others.map((person, index) => (
          <li key={person.id}>
            <LeaderLine person={person} />
            <Button
              size="xs"
              variant={index === 0 && draft.coordinatorId === null ? "filled" : "default"}
              aria-label={`Assign ${person.name}`}
              onClick={() => onAssign(person.id)}
            >
              Assign
            </Button>
          </li>
        ))}
      </ul>
      <p className="dim">Saving asks them, by e-mail where their address is known.</p>
    </section>
  );
};
