/**
 * Things read from the database and kept by one process until a tag of theirs falls. What a shelf
 * gives is shared by all who ask: nobody may change it. That something is not there is kept as well,
 * in a place of its own: names that strangers make up push out nothing that exists.
 */
export type EntityCache<Value> = Readonly<{
  /**
   * What is kept under a key, or what `read` gives.
   * @param tags what it falls with; said of what was read where that decides
   */
  one(
    key: string,
    tags: readonly string[] | ((value: Value) => readonly string[]),
    read: () => Promise<Value>,
  ): Promise<Value>;
  /**
   * The same for many ids: those not kept are read together, and one that is not read is left out.
   * @param prefix set before each id, so that one shelf serves several markets and days
   * @param tagsOf what each thing falls with, and with null what the lack of one does
   */
  many(
    prefix: string,
    ids: readonly string[],
    tagsOf: (id: string, value: Value | null) => readonly string[],
    read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>>;
}>;

export type TaggedCache = Readonly<{
  /** @param limit things kept at most, and as many that are not there; the first of each leaves first */
  entities<Value>(limit: number): EntityCache<Value>;
  invalidate(tags: readonly string[]): void;
  clear(): void;
}>;

type CachedEntity<Value> = Readonly<{ value: Value; tags: readonly string[] }>;

/** A longer name has been made up, and would take more room than it saves. */
const longestKey = 500;

export const createTaggedCache = (): TaggedCache => {
  const entityCaches = new Set<Map<string, CachedEntity<unknown>>>();
  const changed = new Map<string, number>();
  let clock = 0;
  let cleared = 0;

  /** False when what was read from that moment on may be older than a change. */
  const holds = (tags: readonly string[], since: number): boolean =>
    cleared <= since && !tags.some((tag) => (changed.get(tag) ?? 0) > since);

  return {
    entities<Value>(limit: number): EntityCache<Value> {
      const kept = new Map<string, CachedEntity<Value>>();
      const lacking = new Map<string, CachedEntity<Value | null>>();
      entityCaches.add(kept).add(lacking);
      const put = (key: string, value: Value | null, tags: readonly string[], since: number) => {
        if (!holds(tags, since) || key.length > longestKey) return;
        const place = value === null ? lacking : (kept as Map<string, CachedEntity<Value | null>>);
        place.set(key, { value, tags });
        if (place.size > limit) place.delete(place.keys().next().value ?? key);
      };
      return {
        async one(key, tags, read) {
          const known = kept.get(key) ?? lacking.get(key);
          if (known) return known.value as Value;
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
            const known = kept.get(key);
            if (known) found.set(id, known.value);
            else if (!lacking.has(key)) missing.push(id);
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
      for (const tag of tags) changed.set(tag, clock);
      const gone = new Set(tags);
      for (const kept of entityCaches)
        for (const [key, each] of kept)
          if (each.tags.some((tag) => gone.has(tag))) kept.delete(key);
    },
    clear() {
      cleared = ++clock;
      for (const kept of entityCaches) kept.clear();
    },
  };
};
