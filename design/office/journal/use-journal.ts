import { useEffect, useRef, useState } from "react";
import type { JournalState } from "#platform/browser/journal/journal-schema.ts";
import type { UnsavedEdits } from "#platform/browser/journal/recovery.ts";
import { useAccount } from "../account.ts";
import type { JournalHookOptions } from "./journal-editor.ts";
import type { RunningJournal } from "./run-journal.ts";

/** Loaded beside the open record, whose first key does not need it. */
const loadJournal = () => import("./run-journal.ts");

/**
 * Writes an open record's edits to the journal on this device and looks for unsaved ones: this
 * tab's own are restored after a reload, those of a crashed or other tab are offered.
 */
export const useJournal = <State extends JournalState, Edited>(
  options: JournalHookOptions<State, Edited>,
) => {
  const { editor, record, shouldRecover, now, newId } = options;
  const account = useAccount();
  const [isPersisted, setPersisted] = useState<boolean | null>(null);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [unsavedEdits, setUnsavedEdits] = useState<UnsavedEdits<State, Edited> | null>(null);
  const running = useRef<RunningJournal | null>(null);
  const key = useRef<string | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const run = async () => {
      const { runJournal } = await loadJournal();
      const journal = await runJournal<State, Edited>({
        editor,
        record,
        shouldRecover,
        now,
        newId,
        account,
        isCancelled: () => isUnmounted,
        onRestored: setRestoredAt,
        onFound: setUnsavedEdits,
        onPersisted: setPersisted,
      });
      running.current = journal;
      key.current = journal?.key ?? null;
    };
    run().catch(() => setPersisted(false));
    return () => {
      isUnmounted = true;
      running.current?.end(true);
      running.current = null;
    };
  }, [editor, record, account, shouldRecover, now, newId]);
  return {
    isPersisted,
    /** When the edits that a reload interrupted were made; null where none were restored. */
    restoredAt,
    unsavedEdits,
    /** Call when the user restored or discarded the offered edits; they are not offered again. */
    dismiss: async () => {
      setUnsavedEdits(null);
      if (unsavedEdits && unsavedEdits.entry.key !== key.current)
        await (await loadJournal()).forgetEdits(unsavedEdits.entry.key);
    },
    /**
     * Deletes this tab's journal. Called when the user discarded the edits, the record was deleted,
     * or a new one was saved and got an id.
     */
    discard: async () => {
      running.current?.end(false);
      running.current = null;
      const ended = key.current;
      if (ended !== null) await (await loadJournal()).forgetEdits(ended).catch(() => undefined);
    },
  };
};
