import { useRef, useState } from "react";
import { toast } from "#design/office/toast.ts";
import type { PendingConfirmation } from "../dialogs/conflict-dialog.tsx";

export type SubmissionKind = PendingConfirmation["action"];

/** Sends one save or deletion at a time; a save that is asked for meanwhile is owed. */
export const useSubmission = (isLocked: boolean) => {
  const [pending, setPending] = useState<PendingConfirmation | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const isSaveOwed = useRef(false);

  /** @returns whether it was sent, however that went */
  const submit = async (
    kind: SubmissionKind,
    work: () => Promise<void>,
    onError: (error: unknown) => Promise<void>,
  ): Promise<boolean> => {
    if (isLocked) {
      toast.error("Custom pages are locked by maintenance.");
      return false;
    }
    if (isSending.current) {
      isSaveOwed.current = kind === "save"; // what was typed since then is saved after this one
      return false;
    }
    isSending.current = true;
    setBusy(true);
    setPending(null);
    try {
      await work().catch(onError);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "This did not work.");
    } finally {
      isSending.current = false;
      setBusy(false);
    }
    return true;
  };

  return {
    pending,
    setPending,
    isBusy,
    submit,
    oweSave: () => {
      isSaveOwed.current = true;
    },
    /** Whether a save is owed; it no longer is afterwards. */
    takeOwedSave: (): boolean => {
      const isOwed = isSaveOwed.current;
      isSaveOwed.current = false;
      return isOwed;
    },
  };
};
