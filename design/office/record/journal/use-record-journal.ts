import { useEffect, useRef, useState } from "react";
import { createStore } from "zustand/vanilla";
import type { Json } from "#design/office/form/field-schema.ts";
import type { JournalEditor } from "#design/office/journal/journal-editor.ts";
import { useJournal } from "#design/office/journal/use-journal.ts";
import type { VersionedAnswer } from "#platform/browser/call-api.ts";
import type { JournalHistory } from "#platform/browser/journal/journal-schema.ts";
import type { UnsavedEdits } from "#platform/browser/journal/recovery.ts";
import { isSame } from "#platform/changes/changes.ts";
import { toInput } from "../form/form-schema.ts";
import type { RecordForm } from "../form/use-record-form.ts";
import type { RecordDeclaration, Stored, Values } from "../record-declaration.ts";
import type { RecordPart } from "../record-panel-props.ts";

/** What is typed in a panel: the form's values, and what each part has in its fields. */
type Draft = Readonly<{ values: Values; parts: readonly (Json | null)[] }>;

type DraftState<Input> = Readonly<{
  history: JournalHistory<Draft, never>;
  stored: VersionedAnswer<Stored<Input>> | null;
}>;

export type UnsavedDraft<Input> = UnsavedEdits<DraftState<Input>, Draft>;

type RecordJournalOptions<Input extends object> = Readonly<{
  declaration: RecordDeclaration<Input>;
  /** Of the list, below `/api/`. */
  path: string;
  form: RecordForm;
  parts: readonly RecordPart<Input>[];
  isDirty: boolean;
  stored: VersionedAnswer<Stored<Input>> | null;
  /** Makes a version count as the one that was read. */
  setStored: (stored: VersionedAnswer<Stored<Input>> | null) => void;
}>;

const historyOf = (draft: Draft): JournalHistory<Draft, never> => ({
  base: draft,
  edits: [],
  done: 0,
});

const now = () => Date.now();
const newId = () => crypto.randomUUID();

/** Shows the present draft to the journal, which outlives renders. */
const useDraftStore = <Input extends object>(options: RecordJournalOptions<Input>) => {
  const { form, parts, stored, isDirty } = options;
  const draft: Draft = { values: form.values, parts: parts.map((part) => part.draft) };
  const [store] = useState(() =>
    createStore<DraftState<Input> & Readonly<{ savedAt: number; isDirty: boolean }>>()(() => ({
      history: historyOf(draft),
      stored,
      savedAt: now(),
      isDirty,
    })),
  );
  useEffect(() => {
    const { history } = store.getState();
    store.setState({
      history: isSame(history.base, draft) ? history : historyOf(draft),
      stored,
      isDirty,
    });
  });
  return store;
};

/** Keeps what is typed in a panel on this device until it is saved or thrown away. */
export const useRecordJournal = <Input extends object>(options: RecordJournalOptions<Input>) => {
  const { declaration, path, stored } = options;
  const store = useDraftStore(options);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [show] = useState(() => (draft: Draft, base: VersionedAnswer<Stored<Input>> | null) => {
    const { form, parts, setStored } = latest.current;
    setStored(base);
    form.reset(
      toInput(declaration, base?.body ?? declaration.empty),
      toInput(declaration, draft.values),
    );
    parts.forEach((part, index) => part.restore(draft.parts[index] ?? null));
  });
  const [editor] = useState((): JournalEditor<DraftState<Input>, Draft> => ({
    source: store,
    editedOf: ({ base }) => base,
    isSame: ({ body }, { values, parts }) =>
      isSame(toInput(declaration, body), values) && parts.every((each) => each === null),
    versionOf: ({ version }) => version,
    isUntouched: () => !store.getState().isDirty,
    isKept: () => store.getState().isDirty,
    restore: ({ edited, stored: base }) => show(edited, base),
  }));
  // A new record that was saved keeps its journal's key until the panel shows it by its id.
  const [record] = useState(`${path}/${stored?.body.id ?? "new"}`);
  const journal = useJournal({ editor, record, shouldRecover: true, now, newId });
  return {
    ...journal,
    restore: ({ edited, stored: base }: UnsavedDraft<Input>) => {
      show(edited, base);
      void journal.dismiss();
    },
    /** Nothing is unsaved any more, also where the panel closes before it renders again. */
    settle: () =>
      store.setState(({ history: { base } }) => ({
        history: historyOf(base),
        isDirty: false,
      })),
    /** Throws away what is typed, and shows what is stored. */
    revert: () => {
      const { stored: base } = latest.current;
      show({ values: toInput(declaration, base?.body ?? declaration.empty), parts: [] }, base);
    },
  };
};

export type RecordJournal<Input extends object> = ReturnType<typeof useRecordJournal<Input>>;
