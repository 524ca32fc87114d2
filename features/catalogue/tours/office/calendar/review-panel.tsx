import type { RowError } from "../consequences/tours-panel.tsx";
import { ToursPanel } from "../consequences/tours-panel.tsx";
import type { Calendar } from "../calendar-state/use-calendar.ts";

export type ReviewPanelProps = Readonly<{
  calendar: Calendar;
  site: string | null;
  /** Brings a departure into sight. */
  onGo: (key: string) => void;
}>;

const errorsOf = ({ changed, notesFor }: Calendar, onGo: (key: string) => void) =>
  changed.flatMap((row): readonly RowError[] => {
    const note = Object.values(notesFor(row)).find(({ kind }) => kind === "error");
    return note ? [{ row, note, onGo: () => onGo(row.key) }] : [];
  });

/** What a save of all changes does, and the button that does it. */
export const ReviewPanel = ({ calendar, site, onGo }: ReviewPanelProps) => {
  const { changed, plan, saving, facts } = calendar;
  const isRefused = (key: string): boolean => {
    const result = plan.resultOf(key);
    return result?.action === "refuse" && !result.isStale;
  };
  return (
    <ToursPanel
      market={facts.market}
      site={site}
      plan={plan}
      changeCount={changed.reduce((sum, { entries }) => sum + Object.keys(entries).length, 0)}
      rowCount={changed.length}
      errors={errorsOf(calendar, onGo)}
      saveCount={saving.savable.filter(({ key }) => !isRefused(key)).length}
      isSaving={saving.isSaving}
      onSave={saving.save}
      onDiscard={calendar.discard}
    />
  );
};
