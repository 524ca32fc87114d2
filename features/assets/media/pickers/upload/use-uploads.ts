import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UploadAnswer } from "#features/assets/media/library-contract.ts";
import { toast } from "#design/office/toast.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { uploadPicture } from "../media-api.ts";
import { cannotShrink, isTooLarge, refusalOfFile } from "./check-file.ts";
import { shrinkPicture } from "./shrink-picture.ts";

export type Upload = Readonly<{
  key: string;
  file: File;
  state: "waiting" | "shrinking" | "sending" | "failed";
  /** How much has been sent, from 0 to 1. */
  share: number;
  /** Why it failed. */
  problem: string | null;
  /** Whether it may work when it is tried again. */
  canRetry: boolean;
  /** Whether it may work when it is made smaller. */
  canShrink: boolean;
}>;

type Failure = Pick<Upload, "problem" | "canRetry" | "canShrink">;

const failureOf = (error: unknown): Failure => {
  if (error instanceof ApiError)
    return {
      problem: error.message,
      canRetry: error.status === 429 || error.status >= 500,
      canShrink: isTooLarge(error),
    };
  const problem = navigator.onLine
    ? "The connection was lost."
    : "You are offline. Try again once you are connected.";
  return { problem, canRetry: true, canShrink: false };
};

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";

/** @returns null when the upload was cancelled */
const send = async (
  country: string,
  file: File,
  options: Parameters<typeof uploadPicture>[2],
): Promise<UploadAnswer | Failure | null> => {
  const refusal = await refusalOfFile(file);
  if (refusal) return { problem: refusal.problem, canRetry: false, canShrink: refusal.isTooLarge };
  try {
    return await uploadPicture(country, file, options);
  } catch (error) {
    return isAbort(error) ? null : failureOf(error);
  }
};

const toUpload = (file: File): Upload => ({
  key: crypto.randomUUID(),
  file,
  state: "waiting",
  share: 0,
  problem: null,
  canRetry: false,
  canShrink: false,
});

/**
 * Uploads files one after the other, so that they arrive in their order.
 * @param onUploaded is called for each picture while the field is there; a picture that arrives
 *   later is in the library
 */
export const useUploads = (country: string, onUploaded: (answer: UploadAnswer) => void) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const remove = (key: string) => setUploads((list) => list.filter((each) => each.key !== key));
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((list) => list.map((each) => (each.key === key ? { ...each, ...changes } : each)));

  const deliver = useEffectEvent((answer: UploadAnswer) => onUploaded(answer));

  const start = useEffectEvent(async ({ key, file }: Upload) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    change(key, { state: "sending", share: 0, problem: null });
    const outcome = await send(country, file, {
      signal: controller.signal,
      onProgress: (share) => change(key, { share }),
    });
    controllers.current.delete(key);
    if (outcome && "problem" in outcome) return change(key, { state: "failed", ...outcome });
    remove(key);
    if (!outcome) return;
    if (isMounted.current) deliver(outcome);
    else toast.success(`“${outcome.media.name}” is in the library. Its field was closed before.`);
  });

  useEffect(() => {
    const next = uploads.find(({ state }) => state === "waiting");
    if (next && controllers.current.size === 0) void start(next);
  }, [uploads]);

  return {
    uploads,
    add: (files: readonly File[]) => setUploads((list) => [...list, ...files.map(toUpload)]),
    /** Stops an upload, or forgets one that failed. */
    cancel: (key: string) => {
      controllers.current.get(key)?.abort();
      remove(key);
    },
    /** Makes a refused picture smaller and sends that. */
    shrink: async (key: string, file: File) => {
      change(key, { state: "shrinking", problem: null, canShrink: false });
      const smaller = await shrinkPicture(file);
      if (smaller) change(key, { file: smaller, state: "waiting" });
      else change(key, { state: "failed", problem: cannotShrink });
    },
    retry: (key: string) => change(key, { state: "waiting", share: 0 }),
  };
};

export type Uploads = ReturnType<typeof useUploads>;
