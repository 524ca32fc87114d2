import type { BarActions } from "../calendar-state/use-bar-actions.ts";
import type { Calendar } from "../calendar-state/use-calendar.ts";
import { MoveNote } from "./move-note.tsx";

/**
 * The note at the bar that is dragged, or at the changed one that somebody is at.
 * @param askedId of whom the card at the foot says more
 */
export const barNote = (
  calendar: Calendar,
  { dragged, current, restore }: BarActions,
  askedId: string | null,
) => {
  const { api, country, facts, rows, isReviewing } = calendar;
  const isQuiet = isReviewing || current?.key === askedId;
  const changed = current !== null && current.draft !== current.base && !isQuiet;
  const row = dragged ?? (changed ? current : null);
  if (!row) return null;
  return {
    id: row.key,
    content: (
      <MoveNote
        key={row.key}
        api={api}
        country={country}
        facts={facts}
        row={row}
        rows={rows}
        isDragged={dragged !== null}
        onRestore={() => restore(row.key)}
      />
    ),
  };
};
