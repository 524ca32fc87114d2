/** A finished answer. `tags` say what it was made of. */
export type CachedPage = Readonly<{
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  tags: readonly string[];
  /** Epoch milliseconds at which its content changes by the clock; Infinity when never. */
  endsAt: number;
}>;

/** A kept page and how it was come by: `age` in seconds where it is older than what it shows. */
export type Served<Page> = Readonly<{ page: Page; age: number | null }>;

/** Pages of one process, made anew when one of their tags changes or their time is over. */
export type PageCache<Page extends CachedPage = CachedPage> = Readonly<{
  /**
   * Gives the kept page, or makes it once however many ask at the same time. When it cannot be
   * made (`make` throws or gives a 5xx answer) the outdated page is given, if there was one.
   */
  get(key: string, make: () => Promise<Page>): Promise<Served<Page>>;
  /** The kept page, if it still holds. */
  peek(key: string): Page | undefined;
  /** @returns the keys of the kept pages that this made outdated */
  forget(tags: readonly string[]): readonly string[];
  clear(): void;
}>;

type Slot<Page> = { page: Page; madeAt: number; outdated: boolean };

/**
 * @param limit pages kept at most; the one asked for longest ago leaves first
 * @param now epoch milliseconds
 */
export const createPageCache = <Page extends CachedPage>(
  limit: number,
  now: () => number,
): PageCache<Page> => {
  const slots = new Map<string, Slot<Page>>();
  const making = new Map<string, Promise<Served<Page>>>();
  const changed = new Map<string, number>();
  let clock = 0;

  const keep = (key: string, page: Page, since: number) => {
    const outdated = page.tags.some((tag) => (changed.get(tag) ?? 0) > since);
    if (outdated) return;
    slots.delete(key);
    slots.set(key, { page, madeAt: now(), outdated });
    if (slots.size > limit) slots.delete(slots.keys().next().value ?? key);
  };

  const fresh = (key: string): Page | undefined => {
    const slot = slots.get(key);
    if (!slot || slot.outdated || slot.page.endsAt <= now()) return undefined;
    slots.delete(key);
    slots.set(key, slot); // moved to the end: asked for last
    return slot.page;
  };

  const outdatedOr = (key: string, otherwise: () => Served<Page>): Served<Page> => {
    const slot = slots.get(key);
    if (!slot) return otherwise();
    return { page: slot.page, age: Math.floor((now() - slot.madeAt) / 1000) };
  };

  const make = async (key: string, render: () => Promise<Page>): Promise<Served<Page>> => {
    const since = clock;
    try {
      let page = await render();
      // Its time ended while it was made: nobody who asks from then on may see it.
      if (page.endsAt <= now()) page = await render();
      if (page.status >= 500) return outdatedOr(key, () => ({ page, age: null }));
      keep(key, page, since);
      return { page, age: null };
    } catch (error) {
      return outdatedOr(key, () => {
        throw error;
      });
    }
  };

  return {
    get(key, render) {
      const page = fresh(key);
      if (page) return Promise.resolve({ page, age: null });
      const running = making.get(key);
      if (running) return running;
      const promise = make(key, render).finally(() => {
        if (making.get(key) === promise) making.delete(key);
      });
      making.set(key, promise);
      return promise;
    },
    peek: fresh,
    forget(tags) {
      clock++;
      for (const tag of tags) changed.set(tag, clock);
      const gone = new Set(tags);
      const outdated: string[] = [];
      for (const [key, slot] of slots) {
        if (slot.outdated || !slot.page.tags.some((tag) => gone.has(tag))) continue;
        slot.outdated = true;
        outdated.push(key);
      }
      making.clear(); // what is being made may hold the old content: the next visitor asks anew
      return outdated;
    },
    clear() {
      for (const slot of slots.values()) slot.outdated = true;
      making.clear();
    },
  };
};
