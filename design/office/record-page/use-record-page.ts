import { useCallback, useEffect, useRef, useState } from "react";
import type { VersionedAnswer } from "#platform/browser/call-api.ts";
import { toInput } from "../record/form/form-schema.ts";
import { useSubmission } from "../record/form/use-submission.ts";
import type { Stored, Values } from "../record/record-declaration.ts";
import type { RecordPageDeclaration, SaveQuestion } from "./record-page-declaration.ts";
import { createDraftStore } from "./state/draft-store.ts";
import { useChecks } from "./state/use-checks.ts";
import { useDraftForm } from "./state/use-draft-form.ts";
import { useDraftJournal } from "./state/use-draft-journal.ts";

const noRules = () => [];
const noParts = [] as const;
const nothing = () => undefined;
const now = () => Date.now();
const newId = () => crypto.randomUUID();

export type RecordPageOptions<Input extends object> = Readonly<{
  declaration: RecordPageDeclaration<Input>;
  country: string;
  /** Null for a new record. */
  initial: VersionedAnswer<Stored<Input>> | null;
  /** What a new record begins with. */
  start?: Input;
  onSaved: (record: Stored<Input>) => void;
  onDeleted: () => void;
  /** Shows the field of an error. */
  onError: (path: string) => void;
}>;

const usePageStore = <Input extends object>(options: RecordPageOptions<Input>) => {
  const { declaration, initial, start } = options;
  const [store] = useState(() => {
    const { derive, follow } = declaration;
    const isNew = initial === null;
    return createDraftStore({
      start: toInput(declaration, initial?.body ?? start ?? declaration.empty),
      isNew,
      now,
      nameOf: declaration.fieldName,
      derive: (before, after) => ({
        ...((isNew ? derive?.(before as Input, after as Input) : {}) as Partial<Values>),
        ...(follow?.(before as Input, after as Input) as Partial<Values>),
      }),
    });
  });
  return store;
};

/** Draft, journal and submission of a record that is edited on a page of its own. */
export const useRecordPage = <Input extends object>(options: RecordPageOptions<Input>) => {
  const { declaration, country, initial, onSaved, onDeleted, onError } = options;
  const path = declaration.path(country);
  const rules = declaration.rules ?? noRules;
  const store = usePageStore(options);
  const [wasTried, setTried] = useState(false);
  useChecks(store, declaration, rules, wasTried || initial !== null);
  const form = useDraftForm({ store, declaration, rules, onError, now });
  const endJournal = useRef<() => void>(nothing);
  const [newest, setNewest] = useState<number | null>(null);
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  const submission = useSubmission({
    declaration,
    path,
    initial,
    form,
    parts: noParts,
    nameOf: declaration.fieldName,
    newest,
    isHeld: question !== null,
    onSaved: (record) => {
      if (initial === null) endJournal.current();
      onSaved(record);
    },
    onDeleted: () => {
      endJournal.current();
      onDeleted();
    },
    onInUse: nothing,
  });
  const { stored, setStored } = submission;
  const [record] = useState(`${path}/${initial?.body.id ?? "new"}`);
  const journal = useDraftJournal({ declaration, store, record, stored, setStored, now, newId });
  const { discard } = journal;
  useEffect(() => {
    endJournal.current = () => void discard();
  }, [discard]);

  const [isAsking, setAsking] = useState(false);
  const latest = useRef({ submission, form });
  useEffect(() => {
    latest.current = { submission, form };
  });
  const save = useCallback(async () => {
    setTried(true);
    const { current } = latest;
    await current.form.submit(async (values) => {
      setAsking(true);
      // A server that cannot be asked cannot be saved to either, and the save says so.
      const asked = await declaration
        .ask(country, current.submission.stored?.body ?? null, values)
        .catch(() => null);
      setAsking(false);
      if (asked) setQuestion(asked);
      else await latest.current.submission.save();
    });
  }, [declaration, country]);
  return {
    store,
    path,
    form,
    submission,
    journal,
    save,
    wasTried,
    /** Told the newest saved version by presence. */
    setNewest,
    question,
    isBusy: isAsking || submission.isBusy,
    answer: (isConfirmed: boolean) => {
      setQuestion(null);
      if (isConfirmed) void submission.save();
    },
  };
};

export type RecordPageState<Input extends object> = ReturnType<typeof useRecordPage<Input>>;
