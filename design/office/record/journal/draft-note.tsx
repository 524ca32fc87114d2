import { type FieldSchema, labelOf } from "#design/office/form/field-schema.ts";
import { RecoveryNote } from "#design/office/journal/recovery-note.tsx";
import { RestoredNote } from "#design/office/journal/restored-note.tsx";
import { isSame } from "#platform/changes/changes.ts";
import type { Values } from "../record-declaration.ts";
import type { RecordJournal } from "./use-record-journal.ts";

export type DraftNoteProps<Input extends object> = Readonly<{
  journal: RecordJournal<Input>;
  /** Null for a new record. */
  version: number | null;
  /** Names the fields. */
  schema: FieldSchema;
  isDirty: boolean;
}>;

/** The labels of the fields that a draft changes: `Name and slug`. */
const changedFields = (schema: FieldSchema, before: Values, draft: Values): string =>
  Object.entries(schema.properties ?? {})
    .filter(([name]) => name in draft && !isSame(before[name], draft[name]))
    .map(([name, field]) => labelOf(name, field))
    .join(", ");

/** What was typed before a reload or in a closed tab, and what can be done with it. */
export const DraftNote = <Input extends object>(props: DraftNoteProps<Input>) => {
  const { journal, version, schema, isDirty } = props;
  const { unsavedEdits, restoredAt, restore, dismiss, revert } = journal;
  if (unsavedEdits) {
    const { edited, stored, entry } = unsavedEdits;
    const before = (stored?.body ?? {}) as Values;
    const fields = changedFields(schema, before, edited.values);
    const isOlder = (stored?.version ?? null) !== version;
    return (
      <RecoveryNote
        entry={entry}
        onRestore={() => restore(unsavedEdits)}
        onDiscard={() => void dismiss()}
      >
        {fields}
        {isOlder && "; somebody saved it since then, and both are joined"}
      </RecoveryNote>
    );
  }
  return restoredAt !== null && isDirty && <RestoredNote verb="typed" onDiscard={revert} />;
};
