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
  state: "waiting" | "shrinking" | "sending" | "interrupted" | "done" | "refused";
  /** How much has been sent, from 0 to 1. */
  share: number;
  /** Why it waits or was refused. */
  problem: string | null;
  /** Whether a refused file may be taken when it is sent again. */
  canRetry: boolean;
  /** Whether a refused file may be taken when it is smaller, and can be made so here. */
  canShrink: boolean;
  result: UploadResult | null;
}>;

export const isOnItsWay = ({ state }: QueuedFile): boolean =>
  state !== "done" && state !== "refused";

export const toQueued = (file: File, folder: string, key: string): QueuedFile => ({
  key,
  file,
  folder,
  state: "waiting",
  share: 0,
  problem: null,
  canRetry: false,
  canShrink: false,
  result: null,
});

/** The files of a queue, and who is told of their changes. */
export const createFileList = () => {
  let files: readonly QueuedFile[] = [];
  const listeners = new Set<() => void>();
  const put = (next: readonly QueuedFile[]): void => {
    files = next;
    for (const listener of listeners) listener();
  };
  return {
    all: () => files,
    put,
    change: (key: string, changes: Partial<QueuedFile>): void =>
      put(files.map((each) => (each.key === key ? { ...each, ...changes } : each))),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export type FileList = ReturnType<typeof createFileList>;
