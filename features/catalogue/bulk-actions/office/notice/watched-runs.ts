import { z } from "zod";

const watchedSchema = z.strictObject({ country: z.string(), id: z.uuid() });

/** A run that somebody has begun in this browser, and of whose end they are told. */
export type WatchedRun = z.infer<typeof watchedSchema>;

const key = "wayroam bulk runs";
const changed = "wayroam-bulk-runs";
const maxWatched = 20;

const storedText = (): string => localStorage.getItem(key) ?? "[]";

const parse = (text: string): readonly WatchedRun[] => {
  try {
    return z.array(watchedSchema).safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
};

const write = (runs: readonly WatchedRun[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify(runs.slice(-maxWatched)));
  } catch {
    // Without room in the browser the run goes on, and nobody is told of its end.
  }
  dispatchEvent(new Event(changed));
};

const others = ({ id }: WatchedRun): readonly WatchedRun[] =>
  parse(storedText()).filter((run) => run.id !== id);

export const watchRun = (run: WatchedRun): void => write([...others(run), run]);

export const forgetRun = (run: WatchedRun): void => write(others(run));

/** For `useSyncExternalStore`: the runs as text, which is equal while they are. */
export const watchedRuns = {
  subscribe: (onChange: () => void): (() => void) => {
    addEventListener(changed, onChange);
    addEventListener("storage", onChange);
    return () => {
      removeEventListener(changed, onChange);
      removeEventListener("storage", onChange);
    };
  },
  snapshot: storedText,
  parse,
};
