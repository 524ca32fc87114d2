import { z } from "zod";
import { purgeSchema } from "#features/company/settings/cache-contract.ts";
import type { CacheAdmin, MarketPurge } from "./routes.ts";
import { settingsTag } from "#features/company/settings/store.ts";
import type { KeptSlot, PageCache } from "#platform/server/cache/page-cache.ts";
import type { ProcessBoard } from "#platform/server/processes/process-board.ts";
import type { FastPath } from "#platform/server/pages/fast-path.ts";
import type { RenderedPage } from "#platform/server/pages/rendered-page.ts";
import type { CacheFigureCounts } from "#platform/server/pages/cache-figures.ts";

type Slot = KeptSlot<RenderedPage>;

type Forgetting = Readonly<{
  clear: () => void;
  invalidate: (tags: readonly string[]) => unknown;
}>;

type Options = Readonly<{
  board: ProcessBoard;
  /** What this process keeps of rows. */
  caches: Readonly<{ all: readonly Forgetting[] }>;
  pageCache: Readonly<{ cache: PageCache<RenderedPage>; fastPath: Pick<FastPath, "clear"> }>;
  figures: CacheFigureCounts;
  now: () => Date;
}>;

const topic = "cache-purge";
const changeTopic = "last-change";

const partsOf = (key: string): readonly [market: string, currency: string, address: string] => {
  const [market = "", currency = "", ...address] = key.split(" ");
  return [market, currency, address.join(" ")];
};

const isMeant = ({ market, page, tag, all }: MarketPurge, { key, page: kept }: Slot): boolean => {
  if (all === "everything") return true;
  const [keptMarket, , address] = partsOf(key);
  if (keptMarket !== market) return false;
  if (tag !== undefined) return kept.tags.includes(tag);
  return page === undefined || address === page;
};

/** Drops the pages and, but for one page, the rows that they were made of. */
const dropHere = ({ caches, pageCache }: Options, purge: MarketPurge): number => {
  const { market, tag, all } = purge;
  const { cache, fastPath } = pageCache;
  const keys = cache
    .entries()
    .filter((slot) => isMeant(purge, slot))
    .map(({ key }) => key);
  if (all === "everything") for (const each of caches.all) each.clear();
  else if (all === "market") for (const each of caches.all) each.invalidate([settingsTag(market)]);
  else if (tag !== undefined) for (const each of caches.all) each.invalidate([tag]);
  cache.markOutdated(keys);
  fastPath.clear();
  return keys.length;
};

const questionSchema = purgeSchema.safeExtend({ market: z.string() });
const heardSchema = z.object({
  change: z.object({ writtenAt: z.number(), milliseconds: z.number() }).nullable(),
});
const answerSchema = z.object({ dropped: z.int() });

/** Administrators' view of the caches: this process's pages, and purges that all processes do. */
export const createCacheAdmin = (options: Options): CacheAdmin => {
  const { board, pageCache, figures, now } = options;
  const { cache } = pageCache;
  board.answer(changeTopic, () => ({ change: figures.lastChange() }));
  board.answer(topic, (body) => ({ dropped: dropHere(options, questionSchema.parse(body)) }));
  const slotsOf = (market: string) =>
    cache.entries().filter(({ key }) => partsOf(key)[0] === market);
  return {
    pagesOf(market) {
      const common = settingsTag(market);
      return slotsOf(market).map(({ key, page, madeAt, hits }) => {
        const [, currency, address] = partsOf(key);
        return {
          address,
          currency: currency === "own" ? null : currency,
          // What every page carries comes last: it tells none from another.
          tags: page.tags.toSorted((a, b) => Number(a === common) - Number(b === common)),
          tagCount: page.tags.length,
          age: Math.max(0, Math.floor((now().getTime() - madeAt) / 1000)),
          asked: hits + 1,
          bytes: page.body.length,
        };
      });
    },
    figuresOf(market) {
      const slots = slotsOf(market);
      const bytes = slots.reduce((sum, { page }) => sum + page.body.length, 0);
      return { pages: slots.length, bytes, ...figures.countsOf(market) };
    },
    async lastChange() {
      const answers = await board.ask(changeTopic, {});
      const heard = answers.flatMap(({ body }) => heardSchema.parse(body).change ?? []);
      const newest = Math.max(...heard.map(({ writtenAt }) => writtenAt));
      const ofNewest = heard.filter(({ writtenAt }) => writtenAt === newest);
      if (ofNewest.length === 0) return null;
      return {
        milliseconds: Math.max(...ofNewest.map(({ milliseconds }) => milliseconds)),
        processes: ofNewest.length,
        all: answers.length,
      };
    },
    costOf(purge) {
      const meant = cache.entries().filter((slot) => isMeant(purge, slot));
      return {
        pages: meant.length,
        asked: meant.reduce((sum, { hits }) => sum + hits + 1, 0),
      };
    },
    async purge(purge) {
      const answers = await board.ask(topic, purge);
      return {
        processes: answers.map(({ process, isThis, milliseconds, body }) => ({
          process,
          isThis,
          milliseconds,
          dropped: answerSchema.parse(body).dropped,
        })),
      };
    },
  };
};
