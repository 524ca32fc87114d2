import type { CalendarCoordinator } from "../api/calendar-api.ts";
import type { conflictList } from "../calendar-state/conflict-list.ts";
import type { Calendar } from "../calendar-state/use-calendar.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { ConflictCard, LeaderCard } from "./corner-card.tsx";

type CornerProps = Readonly<{
  calendar: Calendar;
  list: ReturnType<typeof conflictList>;
  /** The departure for which somebody is looked for. */
  asked: SheetRow | null;
  free: readonly CalendarCoordinator[] | null;
  onAsk: (key: string | null) => void;
}>;

/** What stands at the foot: who could lead a departure, or the conflicts of the days in view. */
export const Corner = ({ calendar, list, asked, free, onAsk }: CornerProps) => {
  if (asked)
    return (
      <LeaderCard
        row={asked}
        free={free}
        onAssign={(id) => {
          calendar.assign(asked, id);
          calendar.go(asked.key);
        }}
        onClose={() => {
          onAsk(null);
          calendar.go(asked.key);
        }}
      />
    );
  if (list.conflicts.length === 0) return null;
  return (
    <ConflictCard
      conflicts={list.conflicts}
      people={calendar.people}
      onNext={list.next}
      onAsk={(row) => onAsk(row.key)}
    />
  );
};
