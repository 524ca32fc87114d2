import { RecoveryNote } from "#design/office/journal/recovery-note.tsx";
import { ColleagueNote } from "#design/office/record/joining/colleague-note.tsx";
import { RecordProblemNote } from "#design/office/record/record-problem.tsx";
import { counted } from "#platform/counted.ts";
import type { RecordPageDeclaration } from "../record-page-declaration.ts";
import type { RecordPageState } from "../use-record-page.ts";

export type PageNotesProps<Input extends object> = Readonly<{
  declaration: RecordPageDeclaration<Input>;
  state: RecordPageState<Input>;
}>;

/** Why nothing was saved, and what a closed tab has left on this device. */
export const PageNotes = <Input extends object>(props: PageNotesProps<Input>) => {
  const { declaration, state } = props;
  const { submission, journal } = state;
  const { unsavedEdits } = journal;
  const isOlder =
    unsavedEdits !== null &&
    (unsavedEdits.stored?.version ?? null) !== (submission.stored?.version ?? null);
  if (!submission.problem && !submission.news && !unsavedEdits) return null;
  return (
    <div className="record-page-notes">
      {submission.problem && (
        <RecordProblemNote
          problem={submission.problem}
          one={declaration.one}
          onTryAgain={() => void submission.save()}
          onSaveAsNew={() => void submission.saveAsNew()}
        />
      )}
      <ColleagueNote submission={submission} />
      {unsavedEdits && (
        <RecoveryNote
          entry={unsavedEdits.entry}
          onRestore={() => journal.restore(unsavedEdits)}
          onDiscard={() => void journal.dismiss()}
        >
          {counted(unsavedEdits.entry.edits, "edit")}
          {isOlder && "; somebody saved it since then, and both are joined"}
        </RecoveryNote>
      )}
    </div>
  );
};
