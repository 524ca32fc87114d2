import { RecoveryNote } from "#design/office/journal/recovery-note.tsx";
import { RestoredNote } from "#design/office/journal/restored-note.tsx";
import { counted } from "#platform/counted.ts";
import type { Edits } from "../grid/sheet/rows.ts";
import type { SheetJournal } from "./use-sheet-journal.ts";

export type SheetDraftNoteProps = Readonly<{
  journal: SheetJournal;
  hasChanges: boolean;
  onDiscard: () => void;
}>;

const countOf = ({ entries, added }: Edits): string => {
  const keys = new Set([...Object.keys(entries), ...added.map(({ key }) => key)]);
  return counted(keys.size, "departure");
};

/** What was written before a reload or in a closed tab, and what can be done with it. */
export const SheetDraftNote = ({ journal, hasChanges, onDiscard }: SheetDraftNoteProps) => {
  const { unsavedEdits, restoredAt, restore, dismiss } = journal;
  if (unsavedEdits)
    return (
      <RecoveryNote
        entry={unsavedEdits.entry}
        onRestore={() => restore(unsavedEdits)}
        onDiscard={() => void dismiss()}
      >
        {countOf(unsavedEdits.edited)}
      </RecoveryNote>
    );
  return restoredAt !== null && hasChanges && <RestoredNote verb="written" onDiscard={onDiscard} />;
};
