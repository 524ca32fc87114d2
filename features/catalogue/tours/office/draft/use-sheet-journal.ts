import { useEffect, useRef, useState } from "react";
import { createStore } from "zustand/vanilla";
import type { JournalEditor } from "#design/office/journal/journal-editor.ts";
import { useJournal } from "#design/office/journal/use-journal.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import type { JournalHistory } from "#platform/browser/journal/journal-schema.ts";
import type { UnsavedEdits } from "#platform/browser/journal/recovery.ts";
import type { Edits } from "../grid/sheet/rows.ts";
import type { Sheet } from "../grid/sheet/use-sheet.ts";

/** Differs after each save of one of the departures. */
type Stamp = Readonly<{ stamp: number }>;

type SheetState = Readonly<{ history: JournalHistory<Edits, never>; stored: Stamp | null }>;

export type UnsavedSheet = UnsavedEdits<SheetState, Edits>;

const stampOf = (tours: readonly ListedTour[]): Stamp => ({
  stamp: tours.reduce((sum, { version }) => sum + version, tours.length),
});

const wrapped = (edits: Edits): JournalHistory<Edits, never> => ({
  base: edits,
  edits: [],
  done: 0,
});

const isEmpty = ({ entries, added }: Edits): boolean =>
  Object.keys(entries).length === 0 && added.length === 0;

const now = () => Date.now();
const newId = () => crypto.randomUUID();

export type SheetJournalOptions = Readonly<{
  /** Of the journal: `it/travels/<id>/tours`. */
  record: string;
  tours: readonly ListedTour[];
  sheet: Sheet;
  /** What was written when the sheet opened, which is not worth keeping. */
  first: Edits;
}>;

/** Keeps what is written in a sheet on this device until it is saved or thrown away. */
export const useSheetJournal = ({ record, tours, sheet, first }: SheetJournalOptions) => {
  const { edits, restart } = sheet;
  const [store] = useState(() =>
    createStore<SheetState & Readonly<{ savedAt: number }>>()(() => ({
      history: wrapped(edits),
      stored: stampOf(tours),
      savedAt: now(),
    })),
  );
  const latest = useRef(edits);
  useEffect(() => {
    latest.current = edits;
    const { history, stored } = store.getState();
    const stamp = stampOf(tours);
    store.setState({
      history: history.base === edits ? history : wrapped(edits),
      stored: stored?.stamp === stamp.stamp ? stored : stamp,
    });
  }, [store, edits, tours]);
  const [editor] = useState((): JournalEditor<SheetState, Edits> => ({
    source: store,
    editedOf: ({ base }) => base,
    isSame: (_, edited) => isEmpty(edited),
    versionOf: ({ stamp }) => stamp,
    isUntouched: () => latest.current === first || isEmpty(latest.current),
    isKept: () => {
      const { base } = store.getState().history;
      return base !== first && !isEmpty(base);
    },
    restore: ({ edited }) => restart(() => edited),
  }));
  const journal = useJournal({ editor, record, shouldRecover: true, now, newId });
  return {
    ...journal,
    restore: ({ edited }: UnsavedSheet) => {
      restart(() => edited);
      void journal.dismiss();
    },
  };
};

export type SheetJournal = ReturnType<typeof useSheetJournal>;
