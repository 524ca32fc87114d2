/** A finished answer, ready to be sent again. `tags` say what it was made of. */
export type CachedPage = Readonly<{
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  tags: readonly string[];
  /** Epoch milliseconds at which its content changes by the clock; Infinity when never. */
  endsAt: number;
}>;

/** Pages of one process, forgotten when one of their tags changes or their time is over. */
export type PageCache = Readonly<{
  /** Gives the kept page, or makes it once however many ask at the same time. */
  get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage>;
  forget(tags: readonly string[]): void;
  clear(): void;
}>;

type Slot = { page: CachedPage };

/**
 * @param limit pages kept at most; the one asked for longest ago leaves first
 * @param now epoch milliseconds
 */
export const createPageCache = (limit: number, now: () => number): PageCache => {
  const slots = new Map<string, Slot>();
  const making = new Map<string, Promise<CachedPage>>();
  const changed = new Map<string, number>();
  let clock = 0;

  const keep = (key: string, page: CachedPage, since: number) => {
    const stale = page.tags.some((tag) => (changed.get(tag) ?? 0) > since);
    if (stale || page.status >= 500) return;
    slots.set(key, { page });
    if (slots.size > limit) slots.delete(slots.keys().next().value ?? key);
  };

  const kept = (key: string): CachedPage | undefined => {
    const slot = slots.get(key);
    if (!slot) return undefined;
    slots.delete(key);
    if (slot.page.endsAt <= now()) return undefined;
    slots.set(key, slot); // moved to the end: asked for last
    return slot.page;
  };

  return {
    get(key, make) {
      const found = kept(key);
      if (found) return Promise.resolve(found);
      const running = making.get(key);
      if (running) return running;
      const since = clock;
      const promise = make()
        .then((page) => {
          keep(key, page, since);
          return page;
        })
        .finally(() => {
          if (making.get(key) === promise) making.delete(key);
        });
      making.set(key, promise);
      return promise;
    },
    forget(tags) {
      clock++;
      for (const tag of tags) changed.set(tag, clock);
      const gone = new Set(tags);
      for (const [key, slot] of slots)
        if (slot.page.tags.some((tag) => gone.has(tag))) slots.delete(key);
      making.clear(); // what is being made may hold the old content: the next visitor asks anew
    },
    clear() {
      slots.clear();
      making.clear();
    },
  };
};
