import { useEffect, useState } from "react";
import { createStore } from "zustand/vanilla";
import type { JournalEditor } from "#design/office/journal/journal-editor.ts";
import { useJournal } from "#design/office/journal/use-journal.ts";
import { toInput } from "#design/office/record/form/form-schema.ts";
import type {
  RecordDeclaration,
  Stored,
  Values,
} from "#design/office/record/record-declaration.ts";
import type { VersionedAnswer } from "#platform/browser/call-api.ts";
import type { UnsavedEdits } from "#platform/browser/journal/recovery.ts";
import { isSame } from "#platform/changes/changes.ts";
import { applyEdits } from "#platform/undo/history.ts";
import type { DraftHistory, DraftStore } from "./draft-store.ts";

type DraftJournalState<Input> = Readonly<{
  history: DraftHistory;
  stored: VersionedAnswer<Stored<Input>> | null;
}>;

export type UnsavedDraft<Input> = UnsavedEdits<DraftJournalState<Input>, Values>;

export type DraftJournalOptions<Input extends object> = Readonly<{
  declaration: RecordDeclaration<Input>;
  store: DraftStore;
  /** `it/travels/<id>`; a new record has `new` as its id. */
  record: string;
  stored: VersionedAnswer<Stored<Input>> | null;
  /** Makes a version count as the one that was read. */
  setStored: (stored: VersionedAnswer<Stored<Input>> | null) => void;
  now: () => number;
  newId: () => string;
}>;

/** Keeps the edits of a record's page on this device, with their undo history. */
export const useDraftJournal = <Input extends object>(options: DraftJournalOptions<Input>) => {
  const { declaration, store, record, stored, setStored, now, newId } = options;
  const stateOf = () => {
    const { history, savedAt } = store.getState();
    return { history, savedAt };
  };
  const [source] = useState(() =>
    createStore<DraftJournalState<Input> & Readonly<{ savedAt: number }>>()(() => ({
      ...stateOf(),
      stored,
    })),
  );
  useEffect(
    () =>
      store.subscribe(({ history, savedAt }) => {
        const before = source.getState();
        if (before.history !== history || before.savedAt !== savedAt)
          source.setState({ history, savedAt });
      }),
    [store, source],
  );
  useEffect(() => {
    if (source.getState().stored !== stored) source.setState({ stored });
  }, [source, stored]);
  const inputOf = ({ body }: VersionedAnswer<Stored<Input>>) => toInput(declaration, body);
  const restore = ({ history, edited, stored: base, entry }: UnsavedDraft<Input>) => {
    setStored(base);
    store.recover(history, edited, base && inputOf(base), entry.savedAt);
  };
  const [editor] = useState((): JournalEditor<DraftJournalState<Input>, Values> => ({
    source,
    editedOf: ({ base, edits, done }) => applyEdits(base, edits.slice(0, done)),
    isSame: (saved, edited) => isSame(inputOf(saved), edited),
    versionOf: ({ version }) => version,
    isUntouched: () => store.getState().history.edits.length === 0,
    restore,
  }));
  const journal = useJournal({ editor, record, shouldRecover: true, now, newId });
  return {
    ...journal,
    restore: (edits: UnsavedDraft<Input>) => {
      restore(edits);
      void journal.dismiss();
    },
  };
};
