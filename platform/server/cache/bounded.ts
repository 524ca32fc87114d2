/** Things kept up to a number of bytes; what was asked for longest ago leaves first. */
export type Bounded<Value> = Readonly<{
  get(key: string): Value | undefined;
  /** Keeps a thing in place of another of its key; one that is larger than the whole room is not kept. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  clear(): void;
  entries(): IterableIterator<[string, Value]>;
  /** What all of it takes together. */
  bytes(): number;
}>;

/**
 * @param room bytes kept at most
 * @param sizeOf what a thing and its key take; it must be the same whenever it is asked
 */
export const createBounded = <Value>(
  room: number,
  sizeOf: (value: Value, key: string) => number,
): Bounded<Value> => {
  const kept = new Map<string, Value>();
  let bytes = 0;
  const drop = (key: string) => {
    const value = kept.get(key);
    if (value === undefined) return;
    bytes -= sizeOf(value, key);
    kept.delete(key);
  };
  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value); // moved to the end: asked for last
      return value;
    },
    set(key, value) {
      drop(key);
      const size = sizeOf(value, key);
      if (size > room) return;
      bytes += size;
      kept.set(key, value);
      for (const oldest of kept.keys()) {
        if (bytes <= room) return;
        drop(oldest);
      }
    },
    delete: drop,
    clear() {
      kept.clear();
      bytes = 0;
    },
    entries: () => kept.entries(),
    bytes: () => bytes,
  };
};
