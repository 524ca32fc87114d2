import { createBounded } from "./bounded.ts";

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
  invalidate(tags: readonly string[]): readonly string[];
  clear(): void;
  /** What is kept now. */
  bytes(): Rooms;
}>;

type Slot<Page> = { page: Page; madeAt: number; outdated: boolean };

/** Bytes of the pages that everybody asks for, and of all else; neither pushes the other out. */
export type Rooms = Readonly<{ pages: number; combinations: number }>;

export type PageCacheOptions<Page> = Readonly<{
  rooms: Rooms;
  /** Whether it is one of the pages that everybody asks for, of which there are only so many. */
  isPage: (key: string, page: Page) => boolean;
  /** Epoch milliseconds. */
  now: () => number;
}>;

// Maps, lists and the heads of texts, measured with ten thousand kept pages.
const around = 3000;

/** What is kept of a page in bytes: its body, its headers, its tags, its key. */
const sizeOf = <Page extends CachedPage>({ page }: Slot<Page>, key: string): number => {
  let size = around + page.body.length + 2 * key.length;
  for (const [name, value] of page.headers) size += name.length + value.length;
  for (const tag of page.tags) size += tag.length;
  return size;
};

export const createPageCache = <Page extends CachedPage>({
  rooms,
  isPage,
  now,
}: PageCacheOptions<Page>): PageCache<Page> => {
  const pages = createBounded<Slot<Page>>(rooms.pages, sizeOf);
  const combinations = createBounded<Slot<Page>>(rooms.combinations, sizeOf);
  const all = [pages, combinations];
  const slotOf = (key: string) => pages.get(key) ?? combinations.get(key);
  const making = new Map<string, Promise<Served<Page>>>();
  const changed = new Map<string, number>();
  let clock = 0;

  const keep = (key: string, page: Page, since: number) => {
    const outdated = page.tags.some((tag) => (changed.get(tag) ?? 0) > since);
    if (outdated) return;
    for (const each of all) each.delete(key);
    const kept = isPage(key, page) ? pages : combinations;
    kept.set(key, { page, madeAt: now(), outdated });
  };

  const fresh = (key: string): Page | undefined => {
    const slot = slotOf(key);
    return !slot || slot.outdated || slot.page.endsAt <= now() ? undefined : slot.page;
  };

  const outdatedOr = (key: string, otherwise: () => Served<Page>): Served<Page> => {
    const slot = slotOf(key);
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
    invalidate(tags) {
      clock++;
      for (const tag of tags) changed.set(tag, clock);
      const gone = new Set(tags);
      const outdated: string[] = [];
      for (const kept of all)
        for (const [key, slot] of kept.entries()) {
          if (slot.outdated || !slot.page.tags.some((tag) => gone.has(tag))) continue;
          slot.outdated = true;
          outdated.push(key);
        }
      making.clear(); // what is being made may hold the old content: the next visitor asks anew
      return outdated;
    },
    clear() {
      for (const kept of all) for (const [, slot] of kept.entries()) slot.outdated = true;
      making.clear();
    },
    bytes: () => ({ pages: pages.bytes(), combinations: combinations.bytes() }),
  };
};
