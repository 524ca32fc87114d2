import { createTagChanges, type Reading } from "./tag-changes.ts";

/**
 * Rows of the database that one process caches until one of their tags is invalidated. Values are
 * shared by all callers, so nobody may change them. Missing rows are cached as well, apart from the
 * others: made-up ids from outside evict no existing row.
 */
export type EntityCache<Value> = Readonly<{
  /** @param tags the tags that invalidate the value; a function where they depend on the value */
  one(
    key: string,
    tags: readonly string[] | ((value: Value) => readonly string[]),
    read: () => Promise<Value>,
  ): Promise<Value>;
  /**
   * Reads all ids that are not cached at once; ids that do not exist are left out of the result.
   * @param prefix precedes each id, so that one cache serves several markets and days
   * @param tagsOf the tags that invalidate an id's value; for the value null, those that invalidate
   *   the fact that no row has this id
   */
  many(
    prefix: string,
    ids: readonly string[],
    tagsOf: (id: string, value: Value | null) => readonly string[],
    read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>>;
}>;

export type TaggedCache = Readonly<{
  /**
   * @param limit how many rows are cached at most, and how many ids without a row; the oldest is
   *   evicted first
   */
  entities<Value>(limit: number): EntityCache<Value>;
  invalidate(tags: readonly string[]): void;
  clear(): void;
}>;

type CachedEntity<Value> = Readonly<{ value: Value; tags: readonly string[] }>;

/**
 * No real key is longer. A longer key was made up by a client and would take more memory than it
 * saves.
 */
const maxKeyLength = 500;

export const createTaggedCache = (): TaggedCache => {
  const entityCaches = new Set<Map<string, CachedEntity<unknown>>>();
  const changes = createTagChanges();

  /** Runs a reading whose values are kept as long as nothing of them was invalidated meanwhile. */
  const during = async <Result>(run: (reading: Reading) => Promise<Result>): Promise<Result> => {
    const reading = changes.begin();
    try {
      return await run(reading);
    } finally {
      changes.end(reading);
    }
  };

  return {
    entities<Value>(limit: number): EntityCache<Value> {
      const present = new Map<string, CachedEntity<Value>>();
      const absent = new Map<string, CachedEntity<Value | null>>();
      entityCaches.add(present).add(absent);
      const put = (key: string, value: Value | null, tags: readonly string[], reading: Reading) => {
        if (!changes.isCurrent(tags, reading) || key.length > maxKeyLength) return;
        const entries =
          value === null ? absent : (present as Map<string, CachedEntity<Value | null>>);
        entries.set(key, { value, tags });
        if (entries.size > limit) entries.delete(entries.keys().next().value ?? key);
      };
      return {
        async one(key, tags, read) {
          const cached = present.get(key) ?? absent.get(key);
          if (cached) return cached.value as Value;
          return during(async (reading) => {
            const value = await read();
            put(key, value, typeof tags === "function" ? tags(value) : tags, reading);
            return value;
          });
        },
        async many(prefix, ids, tagsOf, read) {
          const found = new Map<string, Value>();
          const missing: string[] = [];
          for (const id of ids) {
            const key = `${prefix} ${id}`;
            const cached = present.get(key);
            if (cached) found.set(id, cached.value);
            else if (!absent.has(key)) missing.push(id);
          }
          if (missing.length === 0) return found;
          return during(async (reading) => {
            const values = await read(missing);
            for (const id of missing) {
              const value = values.get(id) ?? null;
              put(`${prefix} ${id}`, value, tagsOf(id, value), reading);
              if (value !== null) found.set(id, value);
            }
            return found;
          });
        },
      };
    },
    invalidate(tags) {
      changes.invalidate(tags);
      const invalidated = new Set(tags);
      for (const present of entityCaches)
        for (const [key, each] of present)
          if (each.tags.some((tag) => invalidated.has(tag))) present.delete(key);
    },
    clear() {
      changes.clear();
      for (const present of entityCaches) present.clear();
    },
  };
};
