import { useRef, useState } from "react";
import { toast } from "#design/office/toast.ts";
import type { PendingConfirmation } from "./pending-confirmation.ts";

export type SubmissionKind = PendingConfirmation["action"];

/** Sends one save or deletion at a time; a save requested meanwhile is queued. */
export const useSubmission = (isLocked: boolean) => {
  const [pending, setPending] = useState<PendingConfirmation | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const isSaveQueued = useRef(false);

  /** @returns whether the request was sent, even when it failed */
  const submit = async (
    kind: SubmissionKind,
    send: () => Promise<void>,
    onError: (error: unknown) => Promise<void>,
  ): Promise<boolean> => {
    if (isLocked) {
      toast.error("Custom pages are locked by maintenance.");
      return false;
    }
    if (isSending.current) {
      isSaveQueued.current = kind === "save"; // edits made during the request are saved after it
      return false;
    }
    isSending.current = true;
    setBusy(true);
    setPending(null);
    try {
      await send().catch(onError);
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
    isSending: () => isSending.current,
    queueSave: () => {
      isSaveQueued.current = true;
    },
    /** Reads and clears the queue. */
    takeQueuedSave: (): boolean => {
      const isQueued = isSaveQueued.current;
      isSaveQueued.current = false;
      return isQueued;
    },
  };
};
