import { useEffect, useRef, useState } from "react";
import { createStore } from "zustand/vanilla";
import type { JournalEditor } from "#design/office/journal/journal-editor.ts";
import { useJournal } from "#design/office/journal/use-journal.ts";
import type { JournalHistory } from "#platform/browser/journal/journal-schema.ts";
import { isSame } from "#platform/changes/changes.ts";
import type { PassengersApi } from "./passengers.ts";

export type StoredPeople = Awaited<ReturnType<PassengersApi["read"]>>;
export type People = Parameters<PassengersApi["save"]>[0];

type PeopleState = Readonly<{
  history: JournalHistory<People, never>;
  stored: StoredPeople | null;
}>;

const wrapped = (people: People): JournalHistory<People, never> => ({
  base: people,
  edits: [],
  done: 0,
});

const now = () => Date.now();
const newId = () => crypto.randomUUID();

export type PeopleJournalOptions = Readonly<{
  /** Of the journal: `it/tours/<id>/passengers`. */
  record: string;
  stored: StoredPeople;
  items: People;
  onRestore: (items: People) => void;
}>;

/** Keeps the people that are typed on this device until they are saved or thrown away. */
export const usePeopleJournal = ({ record, stored, items, onRestore }: PeopleJournalOptions) => {
  const [store] = useState(() =>
    createStore<PeopleState & Readonly<{ savedAt: number }>>()(() => ({
      history: wrapped(items),
      stored,
      savedAt: now(),
    })),
  );
  const restore = useRef(onRestore);
  useEffect(() => {
    restore.current = onRestore;
    const { history } = store.getState();
    store.setState({ history: history.base === items ? history : wrapped(items), stored });
  }, [store, items, stored, onRestore]);
  const [editor] = useState((): JournalEditor<PeopleState, People> => {
    const isChanged = () => {
      const { history, stored: base } = store.getState();
      return base !== null && !isSame(history.base, base.body.items);
    };
    return {
      source: store,
      editedOf: ({ base }) => base,
      isSame: ({ body }, edited) => isSame(body.items, edited),
      versionOf: ({ version }) => version,
      isUntouched: () => !isChanged(),
      isKept: isChanged,
      restore: ({ edited }) => restore.current(edited),
    };
  });
  return useJournal({ editor, record, shouldRecover: true, now, newId });
};
