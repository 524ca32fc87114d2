import { recordAudits } from "#features/records/audit/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  type CacheFigures,
  type KeptPage,
  type LastChange,
  keptPagesSort,
  type Purge,
  type PurgeCost,
  type Purged,
} from "../cache-contract.ts";
import * as calls from "./calls.ts";

export type MarketPurge = Purge & Readonly<{ market: string }>;

/** The caches of all processes; the app provides it, since it keeps them. */
export type CacheAdmin = Readonly<{
  /** Pages of a market that this process keeps, in no order. */
  pagesOf(market: string): readonly KeptPage[];
  figuresOf(market: string): CacheFigures;
  /** Asks all processes. */
  lastChange(): Promise<LastChange>;
  costOf(purge: MarketPurge): PurgeCost;
  /** Has every process drop what the purge names, and waits for their answers. */
  purge(purge: MarketPurge): Promise<Purged>;
}>;

const matches =
  (search: string) =>
  ({ address, tags }: KeptPage): boolean =>
    search === "" ||
    address.toLowerCase().includes(search) ||
    tags.some((tag) => tag.includes(search));

const sorters = {
  asked: (a, b) => b.asked - a.asked,
  age: (a, b) => b.age - a.age,
  bytes: (a, b) => b.bytes - a.bytes,
  address: () => 0,
} satisfies Record<(typeof keptPagesSort)[number], (a: KeptPage, b: KeptPage) => number>;

const maxTags = 100;
const maxTagsOfPage = 8;

const tagsOf = (pages: readonly KeptPage[]) => {
  const counts = new Map<string, number>();
  for (const { tags } of pages) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, pages: count }))
    .toSorted((a, b) => b.pages - a.pages || a.tag.localeCompare(b.tag, "en"))
    .slice(0, maxTags);
};

const addListRoute = (api: Api, { pagesOf, figuresOf, lastChange }: CacheAdmin): void =>
  api.route(calls.listCache, {
    async handle({ market, query: { search, tag, sort, page, pageSize } }) {
      const kept = pagesOf(market);
      const found = kept
        .filter(matches(search))
        .filter(({ tags }) => tag === undefined || tags.includes(tag))
        .toSorted((a, b) => sorters[sort](a, b) || a.address.localeCompare(b.address, "en"));
      const items = found
        .slice((page - 1) * pageSize, page * pageSize)
        .map((each) => ({ ...each, tags: each.tags.slice(0, maxTagsOfPage) }));
      const list = { items, total: found.length, page, pageSize };
      const figures = figuresOf(market);
      return { body: { ...list, figures, lastChange: await lastChange(), tags: tagsOf(kept) } };
    },
  });

/** What the audit calls it: `/come-funziona`, `tag tours:it-IT`, `all markets`. */
const purgeName = ({ page, tag, all }: Purge): string => {
  if (page !== undefined) return page;
  if (tag !== undefined) return `tag ${tag}`;
  return all === "everything" ? "all markets" : "all pages";
};

/** Mounted under `/api/{country}/cache`. */
export const addCacheRoutes = (api: Api, cache: CacheAdmin): void => {
  addListRoute(api, cache);

  api.route(calls.getPurgeCost, {
    handle: async ({ market, body }) => ({ body: cache.costOf({ ...body, market }) }),
  });

  api.route(calls.purgeCache, {
    async handle({ db, market, actor, body }) {
      if (body.all === "everything" && actor.countries !== null)
        throw new Problem(403, "Your account does not work on all countries.");
      await inTransaction(db, (trx) =>
        recordAudits(trx, [
          {
            actor: actor.email,
            market: body.all === "everything" ? null : market,
            action: "purge",
            subject: "cache",
            subjectId: purgeName(body),
            name: purgeName(body),
            before: null,
            after: null,
          },
        ]),
      );
      return { body: await cache.purge({ ...body, market }) };
    },
  });
};
