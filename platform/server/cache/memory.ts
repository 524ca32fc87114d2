/**
 * Things read from the database and kept by one process until a tag of theirs falls. What a shelf
 * gives is shared by all who ask: nobody may change it.
 */
export type Shelf<Value> = Readonly<{
  /** What is kept under a key, or what `read` gives. */
  one(key: string, tags: readonly string[], read: () => Promise<Value>): Promise<Value>;
  /**
   * The same for many ids: those not kept are read together. An id that is not read is left out
   * and asked for again the next time.
   * @param prefix set before each id, so that one shelf serves several markets and days
   * @param tagsOf what each thing falls with
   */
  many(
    prefix: string,
    ids: readonly string[],
    tagsOf: (id: string, value: Value) => readonly string[],
    read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>>;
}>;

export type Memory = Readonly<{
  /** @param limit things kept at most; the one put there first leaves first */
  shelf<Value>(limit: number): Shelf<Value>;
  forget(tags: readonly string[]): void;
  clear(): void;
}>;

type Kept<Value> = Readonly<{ value: Value; tags: readonly string[] }>;

export const createMemory = (): Memory => {
  const shelves = new Set<Map<string, Kept<unknown>>>();
  const changed = new Map<string, number>();
  let clock = 0;
  let cleared = 0;

  /** False when what was read from that moment on may be older than a change. */
  const holds = (tags: readonly string[], since: number): boolean =>
    cleared <= since && !tags.some((tag) => (changed.get(tag) ?? 0) > since);

  return {
    shelf<Value>(limit: number): Shelf<Value> {
      const kept = new Map<string, Kept<Value>>();
      shelves.add(kept);
      const put = (key: string, value: Value, tags: readonly string[], since: number) => {
        if (!holds(tags, since)) return;
        kept.set(key, { value, tags });
        if (kept.size > limit) kept.delete(kept.keys().next().value ?? key);
      };
      return {
        async one(key, tags, read) {
          const known = kept.get(key);
          if (known) return known.value;
          const since = clock;
          const value = await read();
          put(key, value, tags, since);
          return value;
        },
        async many(prefix, ids, tagsOf, read) {
          const found = new Map<string, Value>();
          const missing: string[] = [];
          for (const id of ids) {
            const known = kept.get(`${prefix} ${id}`);
            if (known) found.set(id, known.value);
            else missing.push(id);
          }
          if (missing.length === 0) return found;
          const since = clock;
          for (const [id, value] of await read(missing)) {
            put(`${prefix} ${id}`, value, tagsOf(id, value), since);
            found.set(id, value);
          }
          return found;
        },
      };
    },
    forget(tags) {
      clock++;
      for (const tag of tags) changed.set(tag, clock);
      const gone = new Set(tags);
      for (const kept of shelves)
        for (const [key, each] of kept)
          if (each.tags.some((tag) => gone.has(tag))) kept.delete(key);
    },
    clear() {
      cleared = ++clock;
      for (const kept of shelves) kept.clear();
    },
  };
};
