import { ApiError } from "#platform/browser/call-api.ts";

/** What became of a file that arrived. */
export type UploadResult = Readonly<{
  note: string;
  /** Address of a small picture of it; null where there is none. */
  picture: string | null;
}>;

export type QueuedFile = Readonly<{
  /** Sent with each attempt, so that a file whose answer was lost is stored once. */
  key: string;
  file: File;
  folder: string;
  state: "waiting" | "sending" | "interrupted" | "done" | "refused";
  /** How much has been sent, from 0 to 1. */
  share: number;
  /** Why it waits or was refused. */
  problem: string | null;
  /** Whether a refused file may be taken when it is sent again. */
  canRetry: boolean;
  result: UploadResult | null;
}>;

export const isOnItsWay = ({ state }: QueuedFile): boolean =>
  state !== "done" && state !== "refused";

type SendFile = (
  queued: Pick<QueuedFile, "key" | "file" | "folder">,
  options: Readonly<{ signal: AbortSignal; onProgress: (share: number) => void }>,
) => Promise<UploadResult>;

export type QueueOptions = Readonly<{
  send: SendFile;
  /** Why a file would be refused, told before it is sent; null for what may be sent. */
  check: (file: File) => Promise<string | null>;
  /** Resolves after so many milliseconds, or as soon as it is worth trying again. */
  wait: (ms: number) => Promise<void>;
  newKey: () => string;
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

const toQueued = (file: File, folder: string, key: string): QueuedFile => ({
  key,
  file,
  folder,
  state: "waiting",
  share: 0,
  problem: null,
  canRetry: false,
  result: null,
});

/**
 * Sends files to one place, three at a time. A file whose connection breaks is sent again until
 * it arrives, however long that takes; one that is refused says why.
 */
export const createUploadQueue = ({ send, check, wait, newKey }: QueueOptions) => {
  let files: readonly QueuedFile[] = [];
  const listeners = new Set<() => void>();
  const controllers = new Map<string, AbortController>();

  const put = (next: readonly QueuedFile[]): void => {
    files = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, changes: Partial<QueuedFile>): void =>
    put(files.map((each) => (each.key === key ? { ...each, ...changes } : each)));

  const interrupt = async (key: string, problem: string, ms: number): Promise<void> => {
    change(key, { state: "interrupted", share: 0, problem });
    await wait(ms);
  };

  /** Tries until the file is there, refused or cancelled. */
  const deliver = async (queued: QueuedFile, signal: AbortSignal): Promise<void> => {
    const { key } = queued;
    const problem = await check(queued.file);
    if (problem !== null) return change(key, { state: "refused", problem });
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
        else
          return change(key, {
            state: "refused",
            problem: error.message,
            canRetry: isPassing(error),
          });
      }
    }
  };

  const start = (): void => {
    const next = files.find(({ state, key }) => state === "waiting" && !controllers.has(key));
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
    files: () => files,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(added: readonly File[], folder: string): void {
      put([...files, ...added.map((file) => toQueued(file, folder, newKey()))]);
      start();
    },
    retry(key: string): void {
      change(key, { state: "waiting", share: 0, problem: null });
      start();
    },
    /** Stops an upload, or forgets one that has ended. */
    cancel(key: string): void {
      controllers.get(key)?.abort();
      put(files.filter((each) => each.key !== key));
    },
    /** Forgets what has ended; what is on its way goes on. */
    clear: (): void => put(files.filter(isOnItsWay)),
  };
};
