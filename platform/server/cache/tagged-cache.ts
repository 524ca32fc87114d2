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
  const invalidatedAt = new Map<string, number>();
  let clock = 0;
  let clearedAt = 0;

  /**
   * Whether a value that was read at the time `since` is still valid: none of its tags, nor the
   * whole cache, has been invalidated after that time.
   */
  const isCurrent = (tags: readonly string[], since: number): boolean =>
    clearedAt <= since && !tags.some((tag) => (invalidatedAt.get(tag) ?? 0) > since);

  return {
    entities<Value>(limit: number): EntityCache<Value> {
      const present = new Map<string, CachedEntity<Value>>();
      const absent = new Map<string, CachedEntity<Value | null>>();
      entityCaches.add(present).add(absent);
      const put = (key: string, value: Value | null, tags: readonly string[], since: number) => {
        if (!isCurrent(tags, since) || key.length > maxKeyLength) return;
        const entries =
          value === null ? absent : (present as Map<string, CachedEntity<Value | null>>);
        entries.set(key, { value, tags });
        if (entries.size > limit) entries.delete(entries.keys().next().value ?? key);
      };
      return {
        async one(key, tags, read) {
          const cached = present.get(key) ?? absent.get(key);
          if (cached) return cached.value as Value;
          const since = clock;
          const value = await read();
          put(key, value, typeof tags === "function" ? tags(value) : tags, since);
          return value;
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
          const since = clock;
          const values = await read(missing);
          for (const id of missing) {
            const value = values.get(id) ?? null;
            put(`${prefix} ${id}`, value, tagsOf(id, value), since);
            if (value !== null) found.set(id, value);
          }
          return found;
        },
      };
    },
    invalidate(tags) {
      clock++;
      for (const tag of tags) invalidatedAt.set(tag, clock);
      const invalidated = new Set(tags);
      for (const present of entityCaches)
        for (const [key, each] of present)
          if (each.tags.some((tag) => invalidated.has(tag))) present.delete(key);
    },
    clear() {
      clearedAt = ++clock;
      for (const present of entityCaches) present.clear();
    },
  };
};
