import {
  changeRecord,
  type RecordKind,
  removeRecord,
  type WriteContext,
  writeRecord,
} from "#features/records/store.ts";
import {
  deleteRedirect,
  disableRedirect,
  lockRedirects,
  redirectPermanently,
  redirectFrom,
  redirectsTag,
} from "#features/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { violatedUnique } from "#platform/server/database/transaction.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { type Conflict, conflictsOf, isConfirmed } from "./conflicts.ts";
import type { ForceFlags, Page, PageInput } from "../contract.ts";
import { comparePages, summarizeDifference } from "../merge/difference.ts";
import {
  deletePage,
  insertPage,
  lockPage,
  findTakenField,
  pageById,
  updatePage,
} from "../store.ts";
import { backfillVersion, saveVersion } from "../versions/store.ts";

/** Who saves, in which market, and which redirect conflicts were confirmed. */
export type SaveContext = WriteContext & Readonly<{ flags: ForceFlags }>;

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
const tagsForChange = (market: string, ...pages: readonly (Page | null)[]): string[] => [
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
export const requireConfirmation = async (
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
const applyConfirmed = async (
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
      await redirectPermanently(trx, market, pathOf(before), pathOf(after));
  }
};

const duplicateProblem = (taken: "slug" | "routingKey"): Problem => {
  const message =
    taken === "slug"
      ? "Another page of this market has this slug."
      : "Another page of this market has this routing key.";
  return new Problem(422, message, { errors: [{ path: taken, message }] });
};

const assertNotTaken = async (
  trx: Database,
  market: string,
  page: PageInput,
  id: string | null,
): Promise<void> => {
  const taken = await findTakenField(trx, market, page, id);
  if (taken) throw duplicateProblem(taken);
};

/** Says of a row that somebody wrote past `lockRedirects` what the check in front would have said. */
const translateUniqueViolation = async <Result>(row: Promise<Result>): Promise<Result> => {
  try {
    return await row;
  } catch (error) {
    const violated = violatedUnique(error);
    if (violated === "custom_page_slug") throw duplicateProblem("slug");
    if (violated === "custom_page_routing_key") throw duplicateProblem("routingKey");
    throw error;
  }
};

const pageKind: RecordKind<Page> = {
  subject: "custompage",
  noun: "page",
  async lock(trx, market, id) {
    const page = id === null ? null : await lockPage(trx, market, id);
    await lockRedirects(trx, market);
    if (page || id === null) return page;
    // It may have been restored while this waited. Its row is not locked after the redirects: two
    // writers would wait for each other in a circle.
    return pageById(trx, market, id);
  },
  idOf: ({ id }) => id,
  tagsOf: tagsForChange,
};

const staleVersion = () => new Problem(412, "Somebody else saved this page in the meantime.");

/** @throws Problem 422 for a slug or routing key that is taken, 428 for an open redirect conflict */
export const createPage = (context: SaveContext, page: PageInput): Promise<Page> =>
  writeRecord(pageKind, context, {
    id: null,
    ifVersion: null,
    async write(trx) {
      const { market, actor } = context;
      await assertNotTaken(trx, market, page, null);
      const conflicts = await requireConfirmation(trx, context, null, page);
      const created = await translateUniqueViolation(insertPage(trx, market, page));
      await saveVersion(trx, market, created, { author: actor, summary: "Created" });
      await applyConfirmed(trx, market, conflicts, null, created);
      return created;
    },
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
  changeRecord(pageKind, context, {
    id,
    ifVersion,
    action: restored === null ? "update" : "restore",
    async write(trx, before) {
      const { market, actor } = context;
      await assertNotTaken(trx, market, page, id);
      const conflicts = await requireConfirmation(trx, context, before, page);
      const after = await translateUniqueViolation(
        updatePage(trx, market, id, before.version, page),
      );
      if (!after) throw staleVersion();
      await backfillVersion(trx, market, before);
      const changed = summarizeDifference(comparePages(before, after));
      const summary = restored === null ? changed : `Restored version ${restored}`;
      await saveVersion(trx, market, after, { author: actor, summary });
      await applyConfirmed(trx, market, conflicts, before, after);
      return after;
    },
  });

/**
 * Saves a page that was deleted as the version after its last one, so that its history goes on.
 * @param last the newest version that is kept of it
 * @throws Problem 412 when that is not the one that the client saw, 422, 428
 */
export const restoreDeletedPage = (
  context: SaveContext,
  id: string,
  page: PageInput,
  ifVersion: number | null,
  { last, restored }: Readonly<{ last: number; restored: number }>,
): Promise<Page> =>
  writeRecord(pageKind, context, {
    id,
    ifVersion,
    absentVersion: last,
    action: "restore",
    async write(trx, before) {
      const { market, actor } = context;
      if (before) throw staleVersion(); // somebody else was quicker
      await assertNotTaken(trx, market, page, null);
      const conflicts = await requireConfirmation(trx, context, null, page);
      const back = await translateUniqueViolation(
        insertPage(trx, market, page, { id, version: last + 1 }),
      );
      const summary = `Brought back as it was in version ${restored}`;
      await saveVersion(trx, market, back, { author: actor, summary });
      await applyConfirmed(trx, market, conflicts, null, back);
      return back;
    },
  });

/** @throws Problem 404, 412, 428 */
export const removePage = (
  context: SaveContext,
  id: string,
  ifVersion: number | null,
): Promise<Page> =>
  removeRecord(pageKind, context, {
    id,
    ifVersion,
    async write(trx, before) {
      const { market } = context;
      await requireConfirmation(trx, context, before, null);
      await backfillVersion(trx, market, before);
      await deletePage(trx, market, id);
    },
  });
