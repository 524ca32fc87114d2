import { recordAudit } from "#features/audit/store.ts";
import {
  deleteRedirect,
  disableRedirect,
  lockRedirects,
  redirectForGood,
  redirectFrom,
  redirectsTag,
} from "#features/redirects/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction, violatedUnique } from "#platform/server/database/transaction.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { type Conflict, conflictsOf, isConfirmed } from "./conflicts.ts";
import type { ForceFlags, Page, PageInput } from "./contract.ts";
import { differenceOf, summaryOf } from "./merge/difference.ts";
import { deletePage, insertPage, lockedPage, pageById, pageInTheWay, updatePage } from "./store.ts";
import { keepUnkept, keepVersion } from "./versions/store.ts";

/** Who saves, in which market, and which redirect conflicts were confirmed. */
export type SaveContext = Readonly<{
  db: Database;
  market: string;
  actor: string;
  flags: ForceFlags;
}>;

export const pageTag = (market: string, id: string): string => `page:${market}:${id}`;
/** Changes with every page of the market: for what lists them. */
export const slugsTag = (market: string): string => `page-slugs:${market}`;
/** Changes with the page at a slug, also when one begins or ceases to be there. */
export const slugTag = (market: string, slug: string): string =>
  // Addresses that no slug can have share one tag: they never show a page.
  `page-at:${market}:${/^[\w/-]{1,200}$/.test(slug) ? slug.toLowerCase() : ""}`;
/** Changes with the page that supplies a route, also when one begins or ceases to. */
export const routeTag = (market: string, routingKey: string): string =>
  `page-for:${market}:${routingKey}`;

/** What a change from one page to another is told by; null stands for no page. */
const tagsOfChange = (market: string, ...pages: readonly (Page | null)[]): string[] => [
  slugsTag(market),
  redirectsTag(market),
  ...pages.flatMap((page) =>
    page === null
      ? []
      : [
          pageTag(market, page.id),
          slugTag(market, page.slug),
          ...(page.routingKey === null ? [] : [routeTag(market, page.routingKey)]),
        ],
  ),
];

const pathOf = (page: Pick<PageInput, "slug">): string => `/${page.slug}`;

/**
 * The conflicts of a change, all of them confirmed.
 * @throws Problem 428 for the first one that is not
 */
export const askConflicts = async (
  trx: Database,
  { market, flags }: Pick<SaveContext, "market" | "flags">,
  before: Page | null,
  after: PageInput | null,
): Promise<readonly Conflict[]> => {
  const conflicts = conflictsOf(before, after, {
    fromOld: before && (await redirectFrom(trx, market, pathOf(before))),
    fromNew: after && (await redirectFrom(trx, market, pathOf(after))),
  });
  const open = conflicts.find((one) => !isConfirmed(one.key, flags));
  if (open)
    throw new Problem(428, open.message, {
      key: open.key,
      message: open.message,
      redirect: open.redirect,
    });
  return conflicts;
};

/** Does what a confirmed conflict promises to the redirects. */
const settle = async (
  trx: Database,
  market: string,
  conflicts: readonly Conflict[],
  before: Page | null,
  after: PageInput,
): Promise<void> => {
  for (const { key, redirect } of conflicts) {
    if (key === "ENABLED_REDIRECT_EXISTS" && redirect)
      await disableRedirect(trx, market, redirect.id);
    if (key === "NEW_SLUG_REDIRECT_EXISTS" && redirect)
      await deleteRedirect(trx, market, redirect.id);
    if (key === "OLD_NEW_SLUG_REDIRECT_MISSING" && before)
      await redirectForGood(trx, market, pathOf(before), pathOf(after));
  }
};

const takenProblem = (taken: "slug" | "routingKey"): Problem => {
  const message =
    taken === "slug"
      ? "Another page of this market has this slug."
      : "Another page of this market has this routing key.";
  return new Problem(422, message, { errors: [{ path: taken, message }] });
};

const refuseTaken = async (
  trx: Database,
  market: string,
  page: PageInput,
  id: string | null,
): Promise<void> => {
  const taken = await pageInTheWay(trx, market, page, id);
  if (taken) throw takenProblem(taken);
};

/** Says of a row that somebody wrote past `lockRedirects` what the check in front would have said. */
const namingTaken = async <Result>(row: Promise<Result>): Promise<Result> => {
  try {
    return await row;
  } catch (error) {
    const violated = violatedUnique(error);
    if (violated === "custom_page_slug") throw takenProblem("slug");
    if (violated === "custom_page_routing_key") throw takenProblem("routingKey");
    throw error;
  }
};

const noPage = () => new Problem(404, "There is no such page.");
const stale = () => new Problem(412, "Somebody else saved this page in the meantime.");

/** @throws Problem 422 for a slug or routing key that is taken, 428 for an open redirect conflict */
export const createPage = (context: SaveContext, page: PageInput): Promise<Page> =>
  inTransaction(context.db, async (trx) => {
    const { market, actor } = context;
    await lockRedirects(trx, market);
    await refuseTaken(trx, market, page, null);
    const conflicts = await askConflicts(trx, context, null, page);
    const created = await namingTaken(insertPage(trx, market, page));
    await keepVersion(trx, market, created, { author: actor, summary: "Created" });
    await settle(trx, market, conflicts, null, created);
    await recordAudit(trx, {
      actor,
      market,
      action: "create",
      subject: "custompage",
      subjectId: created.id,
      before: null,
      after: created,
    });
    await invalidateTags(trx, tagsOfChange(market, created));
    return created;
  });

/**
 * @param ifVersion the version that the client read, or null for the calls that send none
 * @param restored the older version that `page` is taken from, for the trail; null for an edit
 * @throws Problem 404, 412 for a stale version, 422, 428
 */
export const savePage = (
  context: SaveContext,
  id: string,
  page: PageInput,
  ifVersion: number | null,
  restored: number | null = null,
): Promise<Page> =>
  inTransaction(context.db, async (trx) => {
    const { market, actor } = context;
    const before = await lockedPage(trx, market, id);
    if (!before) throw noPage();
    if (ifVersion !== null && ifVersion !== before.version) throw stale();
    await lockRedirects(trx, market);
    await refuseTaken(trx, market, page, id);
    const conflicts = await askConflicts(trx, context, before, page);
    const after = await namingTaken(updatePage(trx, market, id, before.version, page));
    if (!after) throw stale();
    await keepUnkept(trx, market, before);
    const changed = summaryOf(differenceOf(before, after));
    const summary = restored === null ? changed : `Restored version ${restored}`;
    await keepVersion(trx, market, after, { author: actor, summary });
    await settle(trx, market, conflicts, before, after);
    await recordAudit(trx, {
      actor,
      market,
      action: restored === null ? "update" : "restore",
      subject: "custompage",
      subjectId: id,
      before,
      after,
    });
    await invalidateTags(trx, tagsOfChange(market, before, after));
    return after;
  });

/**
 * Saves a page that was deleted as the version after its last one, so that its history goes on.
 * @param last the newest version that is kept of it
 * @throws Problem 412 when that is not the one that the client saw, 422, 428
 */
export const bringBackPage = (
  context: SaveContext,
  id: string,
  page: PageInput,
  ifVersion: number | null,
  versions: Readonly<{ last: number; restored: number }>,
): Promise<Page> =>
  inTransaction(context.db, async (trx) => {
    const { market, actor } = context;
    const { last, restored } = versions;
    if (ifVersion !== null && ifVersion !== last) throw stale();
    await lockRedirects(trx, market);
    if (await pageById(trx, market, id)) throw stale(); // somebody else was quicker
    await refuseTaken(trx, market, page, null);
    const conflicts = await askConflicts(trx, context, null, page);
    const back = await namingTaken(insertPage(trx, market, page, { id, version: last + 1 }));
    const summary = `Brought back as it was in version ${restored}`;
    await keepVersion(trx, market, back, { author: actor, summary });
    await settle(trx, market, conflicts, null, back);
    await recordAudit(trx, {
      actor,
      market,
      action: "restore",
      subject: "custompage",
      subjectId: id,
      before: null,
      after: back,
    });
    await invalidateTags(trx, tagsOfChange(market, back));
    return back;
  });

/** @throws Problem 404, 412, 428 */
export const removePage = (
  context: SaveContext,
  id: string,
  ifVersion: number | null,
): Promise<Page> =>
  inTransaction(context.db, async (trx) => {
    const { market, actor } = context;
    const before = await lockedPage(trx, market, id);
    if (!before) throw noPage();
    if (ifVersion !== null && ifVersion !== before.version) throw stale();
    await lockRedirects(trx, market);
    await askConflicts(trx, context, before, null);
    await keepUnkept(trx, market, before);
    await deletePage(trx, market, id);
    await recordAudit(trx, {
      actor,
      market,
      action: "delete",
      subject: "custompage",
      subjectId: id,
      before,
      after: null,
    });
    await invalidateTags(trx, tagsOfChange(market, before));
    return before;
  });
