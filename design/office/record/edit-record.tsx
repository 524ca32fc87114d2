import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import type { VersionedAnswer } from "#platform/browser/call-api.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useLeaveGuard } from "../use-leave-guard.ts";
import { formSchemaOf, toInput } from "./form/form-schema.ts";
import { lockId } from "./delete-record.tsx";
import { fieldTitle } from "./field-title.ts";
import { DraftNote } from "./journal/draft-note.tsx";
import { ColleagueNote } from "./joining/colleague-note.tsx";
import { useRecordJournal } from "./journal/use-record-journal.ts";
import { PanelFoot } from "./panel-foot.tsx";
import { PanelHead } from "./panel-head.tsx";
import type { Stored } from "./record-declaration.ts";
import { RecordForm } from "./form/record-form.tsx";
import type { RecordPanelProps } from "./record-panel-props.ts";
import { RecordProblemNote } from "./record-problem.tsx";
import { usePanelKeys } from "./use-panel-keys.ts";
import { useRecordTools } from "./use-record-tools.tsx";
import { useRecordForm } from "./form/use-record-form.ts";
import { useSaveQuestion } from "./form/use-save-question.ts";
import { useSlugCheck } from "./form/use-slug-check.ts";
import { useSubmission } from "./form/use-submission.ts";

const CompareDialog = lazy(() => import("./compare-dialog.tsx"));
const HistoryTabs = lazy(() => import("./history/history-tabs.tsx"));
const RecordPresence = lazy(() => import("./presence/record-presence.tsx"));

const noParts = [] as const;
const noRules = (): readonly RuleError[] => [];
const nothing = (): void => undefined;

export type EditRecordProps<Input extends object> = RecordPanelProps<Input> &
  Readonly<{
    path: string;
    /** Null for a new record. */
    initial: VersionedAnswer<Stored<Input>> | null;
  }>;

/** Form and submission of the record that the panel shows. */
const useEditedRecord = <Input extends object>(props: EditRecordProps<Input>) => {
  const { declaration, path, initial, rules = noRules, parts = noParts } = props;
  const allRules = useCallback(
    (input: Input) => [...(declaration.rules?.(input) ?? []), ...rules(input)],
    [declaration, rules],
  );
  const [first] = useState(() =>
    toInput(declaration, initial === null ? declaration.empty : initial.body),
  );
  const isNew = initial === null;
  const form = useRecordForm({ declaration, stored: first, isNew, rules: allRules });
  const settleJournal = useRef(nothing);
  const schema = useMemo(() => formSchemaOf(declaration), [declaration]);
  const [newest, setNewest] = useState<number | null>(null);
  const submission = useSubmission({
    declaration,
    path,
    initial,
    form,
    parts,
    nameOf: (field) => fieldTitle(schema, field),
    newest,
    onSaved: (record) => {
      settleJournal.current();
      props.onSaved?.(record);
    },
    onDeleted: (record) => {
      settleJournal.current();
      (props.onDeleted ?? props.onClose)(record);
    },
    onInUse: props.onInUse ?? nothing,
  });
  const isDirty = form.isDirty || parts.some((part) => part.isDirty);
  const { stored, setStored } = submission;
  const journal = useRecordJournal({
    declaration,
    path,
    form,
    parts,
    isDirty,
    stored,
    setStored,
  });
  const { settle } = journal;
  useEffect(() => {
    settleJournal.current = settle;
  });
  return { form, submission, isDirty, journal, schema, setNewest };
};

const useFirstFieldFocus = () => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const body = panel.current?.querySelector(".record-body");
    body?.querySelector<HTMLElement>("input, textarea, select")?.focus({ preventScroll: true });
  }, []);
  return panel;
};

type Edited<Input extends object> = ReturnType<typeof useEditedRecord<Input>>;
type PartProps<Input extends object> = Readonly<{ props: EditRecordProps<Input> }> & Edited<Input>;

const RecordBody = <Input extends object>(
  parts: PartProps<Input> & Readonly<{ isHistoryShown: boolean }>,
) => {
  const { props, form, submission, journal, schema, isDirty, isHistoryShown } = parts;
  const { declaration, helpOf, deleteLock, history, children } = props;
  const record = submission.stored?.body ?? null;
  const input = form.values as Input;
  const slug = useSlugCheck({ declaration, path: props.path, record, values: form.values });
  return (
    <div className="record-body">
      {submission.problem && (
        <RecordProblemNote
          problem={submission.problem}
          one={declaration.one}
          onTryAgain={() => void submission.save()}
          onSaveAsNew={() => void submission.saveAsNew()}
        />
      )}
      <ColleagueNote submission={submission} />
      <DraftNote
        journal={journal}
        version={submission.stored?.version ?? null}
        schema={schema}
        isDirty={isDirty}
      />
      <div className="record-edit" hidden={isHistoryShown}>
        <RecordForm
          declaration={declaration}
          form={form}
          help={helpOf?.(input) ?? {}}
          {...(slug && { slug })}
        />
        {children?.(record, input)}
      </div>
      {record && deleteLock && !isHistoryShown && (
        <div id={lockId} className="record-lock" tabIndex={-1}>
          {deleteLock}
        </div>
      )}
      {isHistoryShown && record && !declaration.keepsVersions && history?.(record)}
      {isHistoryShown && record && declaration.keepsVersions && (
        <Suspense>
          <HistoryTabs
            one={declaration.one}
            path={`${props.path}/${record.id}`}
            schema={schema}
            values={form.values}
            isDirty={isDirty}
            audit={history?.(record)}
            onRestored={(answer) => submission.adopt(answer as VersionedAnswer<Stored<Input>>)}
          />
        </Suspense>
      )}
    </div>
  );
};

const RecordDialogs = <Input extends object>({
  props,
  isDirty,
  submission,
  journal,
  schema,
}: PartProps<Input>) => {
  const { declaration, parameter = "open", parts } = props;
  const { stored, conflict, isSettled, resolve, leaveConflict } = submission;
  const part = parts?.find((each) => each.conflict !== null);
  const guard = useLeaveGuard(() => isDirty && !isSettled.current, false, parameter);
  return (
    <>
      {conflict && (
        <Suspense>
          <CompareDialog
            one={declaration.one}
            schema={schema}
            base={stored ? toInput(declaration, stored.body) : {}}
            mine={conflict.mine}
            theirs={toInput(declaration, conflict.theirs.body)}
            onResolve={resolve}
            onCancel={leaveConflict}
          />
        </Suspense>
      )}
      {!conflict && part?.conflict && (
        <Suspense>
          <CompareDialog
            one={declaration.one}
            {...part.conflict}
            onResolve={(merged) => submission.resolvePart(part, merged)}
            onCancel={part.conflict.leave}
          />
        </Suspense>
      )}
      {guard.state === "blocked" && (
        <ConfirmDialog
          title="Leave without saving?"
          text={`What you changed of this ${declaration.one} is not saved.`}
          cancelLabel="Go on editing"
          confirmLabel="Leave it"
          onCancel={() => guard.reset()}
          onConfirm={() => {
            void journal.discard();
            guard.proceed();
          }}
        />
      )}
    </>
  );
};

export const EditRecord = <Input extends object>(props: EditRecordProps<Input>) => {
  const { declaration, onClose, lineOf, deleteLock, history } = props;
  const { one, nameOf } = declaration;
  const edited = useEditedRecord(props);
  const { form, submission, isDirty, schema } = edited;
  const record = submission.stored?.body ?? null;
  const panel = useFirstFieldFocus();
  const titleId = useId();
  const [isHistoryShown, setIsHistoryShown] = useState(false);
  const { question, save, answer } = useSaveQuestion({
    ask: props.ask,
    record,
    form,
    save: submission.save,
  });
  usePanelKeys(panel, one, save, onClose);
  const hasHistory =
    record !== null && (history !== undefined || declaration.keepsVersions === true);
  const toggleHistory = useCallback(() => setIsHistoryShown((isShown) => !isShown), []);
  const json = useRecordTools({
    record,
    title: record ? nameOf(record) : "",
    onHistory: hasHistory ? toggleHistory : null,
    purge: props.purge,
  });
  return (
    <section ref={panel} className="record-panel" aria-labelledby={titleId}>
      <PanelHead
        titleId={titleId}
        title={record ? nameOf(record) : `New ${one}`}
        line={record && lineOf?.(record)}
        presence={
          record && (
            <Suspense>
              <RecordPresence
                one={one}
                path={`${props.path}/${record.id}`}
                panel={panel}
                schema={schema}
                onVersion={edited.setNewest}
              />
            </Suspense>
          )
        }
        isHistoryShown={isHistoryShown}
        onHistory={hasHistory ? toggleHistory : null}
        onClose={onClose}
      />
      <RecordBody props={props} {...edited} isHistoryShown={isHistoryShown} />
      <PanelFoot
        one={one}
        name={record && !declaration.isNeverDeleted ? nameOf(record) : null}
        isLocked={Boolean(deleteLock)}
        isUnchanged={record !== null && !isDirty}
        isBusy={submission.isBusy}
        errorCount={form.errorCount}
        onDelete={submission.remove}
        onCancel={onClose}
        onSave={save}
      />
      <RecordDialogs props={props} {...edited} />
      {question && (
        <ConfirmDialog
          {...question}
          cancelLabel="Go on editing"
          onCancel={() => answer(false)}
          onConfirm={() => answer(true)}
        />
      )}
      {json}
    </section>
  );
};
