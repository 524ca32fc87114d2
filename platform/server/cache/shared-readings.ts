import type { Reading, TagChanges } from "./tag-changes.ts";

type Shared<Result> = Readonly<{ reading: Reading; promise: Promise<Result> }>;

type Options<Result> = Readonly<{
  changes: TagChanges;
  /** Whether a result may be given to who asked after something had changed. */
  isCurrent: (result: Result, reading: Reading) => boolean;
}>;

/** Readings that are under way, each for all who ask for the same. */
export const createSharedReadings = <Result>({ changes, isCurrent }: Options<Result>) => {
  const underWay = new Map<string, Shared<Result>>();

  const start = (key: string, read: (reading: Reading) => Promise<Result>): Promise<Result> => {
    const reading = changes.begin();
    const promise = read(reading).finally(() => {
      changes.end(reading);
      if (underWay.get(key)?.promise === promise) underWay.delete(key);
    });
    underWay.set(key, { reading, promise });
    return promise;
  };

  return {
    /**
     * Starts a reading, or waits for the one that is under way. One that began before a change is
     * taken where the change does not touch it.
     * @param askAgain for a result that a change did touch
     */
    share(
      key: string,
      read: (reading: Reading) => Promise<Result>,
      askAgain: () => Promise<Result>,
    ): Promise<Result> {
      const shared = underWay.get(key);
      if (!shared) return start(key, read);
      const { reading, promise } = shared;
      if (!changes.hasChanged(reading)) return promise;
      return promise.then(
        (result) => (isCurrent(result, reading) ? result : askAgain()),
        askAgain, // what has changed may be what it failed of
      );
    },
    /** Whoever asks for these from now on starts another reading. */
    leave(keys: readonly string[]): void {
      for (const key of keys) underWay.delete(key);
    },
    clear: (): void => underWay.clear(),
  };
};
