import { type BoundedCache, createBoundedCache } from "./bounded.ts";
import { createSharedReadings } from "./shared-readings.ts";
import { createTagChanges, type Reading } from "./tag-changes.ts";

/** `tags` name the data that the page was rendered from. */
export type CachedPage = Readonly<{
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  tags: readonly string[];
  /**
   * Epoch milliseconds at which the page's content changes with time, such as at the end of a
   * promo; Infinity when the content never does.
   */
  endsAt: number;
}>;

/**
 * How the cache came to an answer: from a fresh page, from an outdated one because rendering
 * failed, or by rendering, after which the page is kept or not. An error page is not kept, nor is a
 * page that was invalidated while it was rendered or that is too large.
 */
export type CacheResult = "fresh" | "stale" | "rendered" | "not-kept";

/** `age` is in seconds and set only for an outdated page. */
export type Served<Page> = Readonly<{ page: Page; age: number | null; result: CacheResult }>;

/**
 * Rendered pages of one process, kept until one of their tags is invalidated or their time ends.
 */
export type PageCache<Page extends CachedPage = CachedPage> = Readonly<{
  /**
   * Returns the cached page, or renders it once however many requests wait. Who asks after a change
   * waits for a rendering that began before it only where the change touches none of its tags. When
   * rendering fails (it throws or gives a 5xx answer) the outdated page is served, if there is one.
   */
  get(key: string, make: () => Promise<Page>): Promise<Served<Page>>;
  /** Returns the cached page only if it is fresh. */
  peek(key: string): Page | undefined;
  /** @returns the keys of the pages that this invalidation made outdated */
  invalidate(tags: readonly string[]): readonly string[];
  clear(): void;
  /** The pages that are up to date. */
  entries(): readonly KeptSlot<Page>[];
  /** Has the pages of these keys rendered anew for their next request. */
  markOutdated(keys: readonly string[]): void;
  bytes(): CacheBytes;
}>;

type Slot<Page> = { page: Page; madeAt: number; outdated: boolean; hits: number };

/** A page that is kept and up to date; `hits` is how often it was answered from the cache. */
export type KeptSlot<Page> = Readonly<{ key: string; page: Page; madeAt: number; hits: number }>;

/**
 * Byte limits. Pages with a query string are `combinations`: there is no end of them, so they have
 * a limit of their own and evict no plain page.
 */
export type CacheBytes = Readonly<{ pages: number; combinations: number }>;

export type PageCacheOptions<Page> = Readonly<{
  limits: CacheBytes;
  /** Whether a page counts as a plain page rather than a combination of filters. */
  isPage: (key: string, page: Page) => boolean;
  /** Epoch milliseconds. */
  now: () => number;
}>;

// Bytes of maps, arrays and string headers for each page, measured with ten thousand pages.
const overheadBytes = 3000;

const sizeOf = <Page extends CachedPage>({ page }: Slot<Page>, key: string): number => {
  let size = overheadBytes + page.body.length + 2 * key.length;
  for (const [name, value] of page.headers) size += name.length + value.length;
  for (const tag of page.tags) size += tag.length;
  return size;
};

/** @returns the keys of the pages that were up to date until now */
const markOutdated = <Page extends CachedPage>(
  caches: readonly BoundedCache<Slot<Page>>[],
  invalidated: ReadonlySet<string>,
): readonly string[] => {
  const outdated: string[] = [];
  for (const cache of caches)
    for (const [key, slot] of cache.entries()) {
      if (slot.outdated || !slot.page.tags.some((tag) => invalidated.has(tag))) continue;
      slot.outdated = true;
      outdated.push(key);
    }
  return outdated;
};

const isFresh = <Page extends CachedPage>({ outdated, page }: Slot<Page>, now: number): boolean =>
  !outdated && page.endsAt > now;

/** Counts the answer; undefined for a page that is not kept or not up to date. */
const answerFrom = <Page extends CachedPage>(
  slot: Slot<Page> | undefined,
  now: number,
): Page | undefined => {
  if (!slot || !isFresh(slot, now)) return undefined;
  slot.hits += 1;
  return slot.page;
};

const outdatedOr = <Page extends CachedPage>(
  slot: Slot<Page> | undefined,
  now: number,
  otherwise: () => Served<Page>,
): Served<Page> => {
  if (!slot) return otherwise();
  const age = Math.floor((now - slot.madeAt) / 1000);
  return { page: slot.page, age, result: "stale" };
};

const freshSlots = <Page extends CachedPage>(
  caches: readonly BoundedCache<Slot<Page>>[],
  now: number,
): readonly KeptSlot<Page>[] =>
  caches.flatMap((cache) =>
    [...cache.entries()]
      .filter(([, slot]) => isFresh(slot, now))
      .map(([key, { page, madeAt, hits }]) => ({ key, page, madeAt, hits })),
  );

const outdate = <Page>(cache: BoundedCache<Slot<Page>>, key: string): void => {
  const slot = cache.get(key);
  if (slot) slot.outdated = true;
};

export const createPageCache = <Page extends CachedPage>({
  limits,
  isPage,
  now,
}: PageCacheOptions<Page>): PageCache<Page> => {
  const pages = createBoundedCache<Slot<Page>>(limits.pages, sizeOf);
  const combinations = createBoundedCache<Slot<Page>>(limits.combinations, sizeOf);
  const caches = [pages, combinations];
  const slotOf = (key: string) => pages.get(key) ?? combinations.get(key);
  const changes = createTagChanges();
  const renderings = createSharedReadings<Served<Page>>({
    changes,
    isCurrent: ({ page, result }, reading) =>
      result === "stale" || (page.status < 500 && changes.isCurrent(page.tags, reading)),
  });

  /** @returns whether the page is kept */
  const store = (key: string, page: Page, reading: Reading): boolean => {
    if (!changes.isCurrent(page.tags, reading)) return false;
    for (const each of caches) each.delete(key);
    const cache = isPage(key, page) ? pages : combinations;
    cache.set(key, { page, madeAt: now(), outdated: false, hits: 0 });
    return slotOf(key) !== undefined;
  };

  const freshPage = (key: string) => answerFrom(slotOf(key), now());

  const make = async (
    key: string,
    render: () => Promise<Page>,
    reading: Reading,
  ): Promise<Served<Page>> => {
    try {
      let page = await render();
      // The page's time ended while it was rendered, so no later request may get it.
      if (page.endsAt <= now()) page = await render();
      if (page.status >= 500)
        return outdatedOr(slotOf(key), now(), () => ({ page, age: null, result: "not-kept" }));
      const isKept = store(key, page, reading);
      return { page, age: null, result: isKept ? "rendered" : "not-kept" };
    } catch (error) {
      return outdatedOr(slotOf(key), now(), () => {
        throw error;
      });
    }
  };

  const get: PageCache<Page>["get"] = (key, render) => {
    const page = freshPage(key);
    if (page) return Promise.resolve({ page, age: null, result: "fresh" });
    return renderings.share(
      key,
      (reading) => make(key, render, reading),
      () => get(key, render),
    );
  };

  return {
    get,
    peek: freshPage,
    invalidate(tags) {
      changes.invalidate(tags);
      return markOutdated(caches, new Set(tags));
    },
    clear() {
      changes.clear();
      for (const cache of caches) for (const [, slot] of cache.entries()) slot.outdated = true;
      renderings.clear();
    },
    entries: () => freshSlots(caches, now()),
    markOutdated(keys) {
      for (const each of keys) for (const cache of caches) outdate(cache, each);
      renderings.leave(keys);
    },
    bytes: () => ({ pages: pages.bytes(), combinations: combinations.bytes() }),
  };
};
