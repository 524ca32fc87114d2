import { lazy, Suspense, useMemo } from "react";
import type { VersionedAnswer } from "#platform/browser/call-api.ts";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { formSchemaOf, toInput } from "#design/office/record/form/form-schema.ts";
import type { Stored } from "#design/office/record/record-declaration.ts";
import { useLeaveGuard } from "#design/office/use-leave-guard.ts";
import type { RecordPageDeclaration } from "../record-page-declaration.ts";
import type { RecordPageState } from "../use-record-page.ts";
import { SaveDialog } from "./save-dialog.tsx";

const CompareDialog = lazy(() => import("#design/office/record/compare-dialog.tsx"));
const HistoryDialog = lazy(() => import("./history-dialog.tsx"));

export type PageDialogsProps<Input extends object> = Readonly<{
  declaration: RecordPageDeclaration<Input>;
  state: RecordPageState<Input>;
  isHistoryShown: boolean;
  onHistoryClose: () => void;
}>;

const LeaveGuard = <Input extends object>({ declaration, state }: PageDialogsProps<Input>) => {
  const { form, submission, journal, save } = state;
  const guard = useLeaveGuard(() => form.isDirty && !submission.isSettled.current, false);
  if (guard.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      text={
        journal.isPersisted
          ? `What you changed of this ${declaration.one} is not saved. Left so, it is kept on this device and offered when you come back.`
          : `What you changed of this ${declaration.one} is not saved.`
      }
      cancelLabel="Go on editing"
      other={{
        label: "Save",
        onChoose: () => {
          guard.reset();
          void save();
        },
      }}
      confirmLabel="Leave it"
      onCancel={() => guard.reset()}
      onConfirm={() => guard.proceed()}
    />
  );
};

/** What is asked and shown over a record's page. */
export const PageDialogs = <Input extends object>(props: PageDialogsProps<Input>) => {
  const { declaration, state, isHistoryShown, onHistoryClose } = props;
  const { submission, form, path, question, answer } = state;
  const { stored, conflict, resolve, leaveConflict } = submission;
  const schema = useMemo(() => formSchemaOf(declaration), [declaration]);
  return (
    <>
      {question && <SaveDialog question={question} onAnswer={answer} />}
      {conflict && (
        <Suspense>
          <CompareDialog
            one={declaration.one}
            schema={schema}
            fieldName={declaration.fieldName}
            base={stored ? toInput(declaration, stored.body) : {}}
            mine={conflict.mine}
            theirs={toInput(declaration, conflict.theirs.body)}
            onResolve={resolve}
            onCancel={leaveConflict}
          />
        </Suspense>
      )}
      {isHistoryShown && stored && (
        <Suspense>
          <HistoryDialog
            one={declaration.one}
            path={`${path}/${stored.body.id}`}
            schema={schema}
            values={form.values}
            isDirty={form.isDirty}
            onRestored={(restored) => {
              onHistoryClose();
              submission.adopt(restored as VersionedAnswer<Stored<Input>>);
            }}
            onClose={onHistoryClose}
          />
        </Suspense>
      )}
      <LeaveGuard {...props} />
    </>
  );
};
