import { RecoveryNote } from "#design/office/journal/recovery-note.tsx";
import { counted } from "#platform/counted.ts";
import type { UnsavedPageEdits } from "../journal/page-journal.ts";
import { editsSince } from "#platform/undo/history.ts";
import { usePageStore } from "../state/use-page.ts";

export type PageRecoveryNoteProps = Readonly<{
  unsavedEdits: UnsavedPageEdits | null;
  onResolved: () => Promise<void>;
}>;

export const PageRecoveryNote = ({ unsavedEdits, onResolved }: PageRecoveryNoteProps) => {
  const store = usePageStore();
  if (!unsavedEdits) return null;
  const { history, entry, edited, stored } = unsavedEdits;
  const count = editsSince(history, entry.savedAt).length;
  const isOlder = stored?.version !== store.getState().stored?.version;
  const restore = () => {
    store.recover(history, edited, entry.savedAt, stored);
    void onResolved();
  };
  return (
    <RecoveryNote entry={entry} onRestore={restore} onDiscard={() => void onResolved()}>
      {counted(count, "edit")}
      {isOlder && "; somebody saved the page since then, and both are joined"}
    </RecoveryNote>
  );
};
