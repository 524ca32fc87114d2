/** An LRU cache limited by bytes. */
export type BoundedCache<Value> = Readonly<{
  get(key: string): Value | undefined;
  /** Replaces the key's value; a value larger than the whole limit is not cached. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  clear(): void;
  entries(): IterableIterator<[string, Value]>;
  bytes(): number;
}>;

/**
 * @param limit bytes at most
 * @param sizeOf bytes of a value and its key; always the same for the same value
 */
export const createBoundedCache = <Value>(
  limit: number,
  sizeOf: (value: Value, key: string) => number,
): BoundedCache<Value> => {
  const values = new Map<string, Value>();
  let bytes = 0;
  const drop = (key: string) => {
    const value = values.get(key);
    if (value === undefined) return;
    bytes -= sizeOf(value, key);
    values.delete(key);
  };
  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value); // moved to the end, as the most recently used
      return value;
    },
    set(key, value) {
      drop(key);
      const size = sizeOf(value, key);
      if (size > limit) return;
      bytes += size;
      values.set(key, value);
      for (const oldest of values.keys()) {
        if (bytes <= limit) return;
        drop(oldest);
      }
    },
    delete: drop,
    clear() {
      values.clear();
      bytes = 0;
    },
    entries: () => values.entries(),
    bytes: () => bytes,
  };
};
