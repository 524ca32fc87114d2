import { useState } from "react";
import type { JournalEditor } from "#design/office/journal/journal-editor.ts";
import { useJournal } from "#design/office/journal/use-journal.ts";
import { isSame } from "#platform/changes/changes.ts";
import type { TripInput } from "#features/catalogue/trips/contract.ts";
import { type DraftState, type DraftStore, isChanged } from "./draft-store.ts";
import { inputOf } from "./trip-api.ts";

type Journalled = Pick<DraftState, "history" | "stored">;

const now = () => Date.now();
const newId = () => crypto.randomUUID();

/** Keeps what is edited of a trip on this device until it is saved or thrown away. */
export const useTripJournal = (store: DraftStore, id: string) => {
  const [editor] = useState((): JournalEditor<Journalled, TripInput> => ({
    source: store,
    editedOf: ({ base }) => base,
    isSame: ({ body }, trip) => isSame(inputOf(body), trip),
    versionOf: ({ version }) => version,
    isUntouched: () => !isChanged(store.getState()),
    isKept: () => isChanged(store.getState()),
    restore: ({ edited, stored }) => store.restore(edited, stored),
  }));
  return useJournal({ editor, record: `company/trips/${id}`, shouldRecover: true, now, newId });
};
