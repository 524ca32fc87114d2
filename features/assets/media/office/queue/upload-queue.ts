import {
  cannotShrink,
  isTooLarge,
  type Refusal,
} from "#features/assets/media/pickers/upload/check-file.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import {
  createFileList,
  type FileList,
  isOnItsWay,
  type QueuedFile,
  toQueued,
  type UploadResult,
} from "./queued-files.ts";
import { createEstimate } from "./time-left.ts";

type SendFile = (
  queued: Pick<QueuedFile, "key" | "file" | "folder">,
  options: Readonly<{ signal: AbortSignal; onProgress: (share: number) => void }>,
) => Promise<UploadResult>;

/** Its answer is null where that fails. */
type ShrinkFile = (file: File) => Promise<File | null>;

export type QueueOptions = Readonly<{
  send: SendFile;
  /** Why a file would be refused, told before it is sent; null for what may be sent. */
  check: (file: File) => Promise<Refusal | null>;
  /** Null where no smaller file can be made of one that is too large. */
  shrink: ShrinkFile | null;
  /** Resolves after so many milliseconds, or as soon as it is worth trying again. */
  wait: (ms: number) => Promise<void>;
  newKey: () => string;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
}>;

/** Files on their way at once. */
const running = 3;
const firstPauseMs = 1000;
const maxPauseMs = 30_000;
/** After so many refusals of a server that is there, somebody has to ask again. */
const maxRefusals = 6;

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";

const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 429 || error.status >= 500);

const refusedBy = (error: ApiError, hasShrink: boolean) => ({
  state: "refused" as const,
  problem: error.message,
  canRetry: isPassing(error),
  canShrink: hasShrink && isTooLarge(error),
});

const makeSmaller = async (
  { all, change }: FileList,
  key: string,
  { shrink, newKey }: Readonly<{ shrink: ShrinkFile; newKey: () => string }>,
): Promise<void> => {
  const file = all().find((each) => each.key === key)?.file;
  if (!file) return;
  change(key, { state: "shrinking", share: 0, problem: null, canShrink: false });
  const smaller = await shrink(file);
  if (smaller) change(key, { key: newKey(), file: smaller, state: "waiting" });
  else change(key, { state: "refused", problem: cannotShrink });
};

/**
 * Sends files to one place, three at a time. A file whose connection breaks is sent again until
 * it arrives, however long that takes; one that is refused says why.
 */
export const createUploadQueue = ({ send, check, shrink, wait, newKey, now }: QueueOptions) => {
  const list = createFileList();
  const { all, put, change, subscribe } = list;
  const estimate = createEstimate(now);
  const controllers = new Map<string, AbortController>();

  const interrupt = async (key: string, problem: string, ms: number): Promise<void> => {
    change(key, { state: "interrupted", share: 0, problem });
    await wait(ms);
  };

  /** Tries until the file is there, refused or cancelled. */
  const deliver = async (queued: QueuedFile, signal: AbortSignal): Promise<void> => {
    const { key } = queued;
    const refusal = await check(queued.file);
    if (refusal) {
      const canShrink = refusal.isTooLarge && shrink !== null;
      return change(key, { state: "refused", problem: refusal.problem, canShrink });
    }
    let refusals = 0;
    for (let tries = 0; !signal.aborted; tries += 1) {
      const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** tries);
      change(key, { state: "sending", share: 0, problem: null });
      try {
        const onProgress = (share: number) => change(key, { share });
        const result = await send(queued, { signal, onProgress });
        return change(key, { state: "done", share: 1, result });
      } catch (error) {
        if (isAbort(error)) return;
        if (!(error instanceof ApiError)) await interrupt(key, "The connection was lost.", pauseMs);
        else if (isPassing(error) && (refusals += 1) < maxRefusals)
          await interrupt(key, error.message, error.retryAfterMs ?? pauseMs);
        else return change(key, refusedBy(error, shrink !== null));
      }
    }
  };

  const start = (): void => {
    const next = all().find(({ state, key }) => state === "waiting" && !controllers.has(key));
    if (!next || controllers.size >= running) return;
    const controller = new AbortController();
    controllers.set(next.key, controller);
    void deliver(next, controller.signal).finally(() => {
      controllers.delete(next.key);
      start();
    });
    start();
  };

  return {
    files: all,
    subscribe,
    /** How many seconds are left; null while that cannot be said. */
    secondsLeft: () => estimate.secondsLeft(all()),
    add(added: readonly File[], folder: string): void {
      estimate.add(all(), added);
      put([...all(), ...added.map((file) => toQueued(file, folder, newKey()))]);
      start();
    },
    retry(key: string): void {
      change(key, { state: "waiting", share: 0, problem: null });
      start();
    },
    /** Makes a refused file smaller and sends that, under a key of its own. */
    async shrink(key: string): Promise<void> {
      if (shrink) await makeSmaller(list, key, { shrink, newKey });
      start();
    },
    /** Stops an upload, or forgets one that has ended. */
    cancel(key: string): void {
      controllers.get(key)?.abort();
      put(all().filter((each) => each.key !== key));
    },
    /** Forgets what has ended; what is on its way goes on. */
    clear: (): void => put(all().filter(isOnItsWay)),
  };
};
