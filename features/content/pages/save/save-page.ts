import { isDeepStrictEqual } from "node:util";
import { lockStructure } from "#features/content/templates/store.ts";
import {
  changeRecord,
  type RecordKind,
  removeRecord,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import type { Redirect } from "#features/assets/redirects/contract.ts";
import {
  deleteRedirect,
  disableRedirect,
  lockRedirects,
  redirectPermanently,
  redirectFrom,
  redirectsTag,
  writeRedirectsAt,
} from "#features/assets/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { violatedUnique } from "#platform/server/database/transaction.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { type Conflict, findConflicts, isConfirmed } from "./conflicts.ts";
import { type AnyPageOwner, type ForceFlags, type Page, type PageInput } from "../contract.ts";
import { ownerRecord } from "../owner-rules.ts";
import { comparePages, summarizeDifference } from "../merge/difference.ts";
import {
  deletePage,
  findTakenField,
  insertPage,
  lockPage,
  ownerTag,
  pageById,
  pageTag,
  routeTag,
  slugsTag,
  slugTag,
  updatePage,
} from "../store.ts";
import { assertNoPagesMade } from "./guard.ts";
import type { SentPage } from "./readable-errors.ts";
import {
  assertMayWriteTemplate,
  assertSavable,
  isSamePage,
  mayLoosen,
  type SavableContext,
} from "./savable.ts";
import { backfillVersion, saveVersion } from "../versions/store.ts";

/** `flags` are the redirect conflicts that the client confirmed. */
export type SaveContext = WriteContext & SavableContext & Readonly<{ flags: ForceFlags }>;

const ownerTags = (market: string, owner: AnyPageOwner | null): readonly string[] => {
  const record = ownerRecord(owner);
  return record === null ? [] : [ownerTag(market, record)];
};

/** Null pages add no tags. */
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
          ...ownerTags(market, page.owner),
        ],
  ),
];

const pathOf = (page: Pick<PageInput, "slug">): string => `/${page.slug}`;

/** What a save looks up of other records; whoever plans many saves has read it for all of them. */
export type SaveLookups = Readonly<{
  redirectFrom: (path: string) => Promise<Redirect | null>;
  takenField: (page: PageInput, id: string | null) => ReturnType<typeof findTakenField>;
}>;

const lookupsOf = (trx: Database, market: string): SaveLookups => ({
  redirectFrom: (path) => redirectFrom(trx, market, path),
  takenField: (page, id) => findTakenField(trx, market, page, id),
});

/**
 * The redirect conflicts of a change if the flags confirm them all.
 * @throws Problem 428 for the first one that they do not
 */
export const requireConfirmation = async (
  trx: Database,
  { market, flags }: Pick<SaveContext, "market" | "flags">,
  before: Page | null,
  after: PageInput | null,
  lookups = lookupsOf(trx, market),
): Promise<readonly Conflict[]> => {
  if (before?.owner ?? after?.owner) return []; // no address of its own changes
  const conflicts = findConflicts(before, after, {
    fromOld: before && (await lookups.redirectFrom(pathOf(before))),
    fromNew: after && (await lookups.redirectFrom(pathOf(after))),
  });
  const unconfirmed = conflicts.find(({ key }) => !isConfirmed(key, flags));
  if (unconfirmed)
    throw new Problem(428, unconfirmed.message, {
      key: unconfirmed.key,
      message: unconfirmed.message,
      redirect: unconfirmed.redirect,
    });
  return conflicts;
};

const applyConfirmed = async (
  trx: Database,
  context: SaveContext,
  conflicts: readonly Conflict[],
  before: Page | null,
  after: PageInput,
): Promise<void> => {
  if (conflicts.length === 0) return;
  const { market, actor } = context;
  const paths = [before, after].flatMap((page) => (page ? [pathOf(page)] : []));
  await writeRedirectsAt({ ...context, db: trx }, paths, async () => {
    for (const { key, redirect } of conflicts) {
      if (key === "ENABLED_REDIRECT_EXISTS" && redirect)
        await disableRedirect(trx, market, redirect.id);
      if (key === "NEW_SLUG_REDIRECT_EXISTS" && redirect)
        await deleteRedirect(trx, market, redirect.id);
      if (key === "OLD_NEW_SLUG_REDIRECT_MISSING" && before)
        await redirectPermanently(trx, market, pathOf(before), pathOf(after), actor);
    }
  });
};

const duplicateProblem = (taken: "slug" | "routingKey"): Problem => {
  const message =
    taken === "slug"
      ? "Another page of this market has this slug."
      : "Another page of this market has this routing key.";
  return new Problem(422, message, { errors: [{ path: taken, message }] });
};

const ownerProblem = (message: string): Problem =>
  new Problem(422, message, { errors: [{ path: "owner", message }] });

/** @throws Problem 422 where a page would leave its template, or get another one */
const assertTemplateKept = (context: SaveContext, before: Page, { template }: PageInput): void => {
  if (template === before.template || (template === null && mayLoosen(context))) return;
  const message = "A page stays with its template. Super editors can loosen it.";
  throw new Problem(422, message, { errors: [{ path: "template", message }] });
};

const assertNotTaken = async (
  { takenField }: SaveLookups,
  page: PageInput,
  id: string | null,
): Promise<void> => {
  const taken = await takenField(page, id);
  if (taken) throw duplicateProblem(taken);
};

/**
 * A write that bypassed `lockRedirects` fails at the unique index; the client gets the same message
 * as from the check before the write.
 */
const translateUniqueViolation = async <Result>(row: Promise<Result>): Promise<Result> => {
  try {
    return await row;
  } catch (error) {
    const violated = violatedUnique(error);
    if (violated === "custom_page_slug") throw duplicateProblem("slug");
    if (violated === "custom_page_routing_key") throw duplicateProblem("routingKey");
    if (violated === "custom_page_owner") throw ownerProblem("This has a page of its own already.");
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
    // The page may have been restored while this transaction waited. Its row is not locked after
    // the redirects: two writers could deadlock.
    return pageById(trx, market, id);
  },
  idOf: ({ id }) => id,
  tagsOf: tagsForChange,
};

/** Holds the template of a page that is being made, before anything that a save of it may hold. */
const kindMadeOf = ({ template }: PageInput): RecordKind<Page> => ({
  ...pageKind,
  async lock(trx, market, id) {
    if (template !== null) await lockStructure(trx, market, template);
    return pageKind.lock(trx, market, id);
  },
});

const staleVersion = () => new Problem(412, "Somebody else saved this page in the meantime.");

/**
 * @throws Problem 422 for what the rules refuse, a slug or routing key that is taken among it, 428
 * for an unconfirmed redirect conflict
 */
export const createPage = (context: SaveContext, page: PageInput): Promise<Page> =>
  writeRecord(kindMadeOf(page), context, {
    id: null,
    ifVersion: null,
    async write(trx) {
      const { market, actor } = context;
      await assertSavable(trx, context, null, { page, unread: [] });
      await assertNotTaken(lookupsOf(trx, market), page, null);
      const conflicts = await requireConfirmation(trx, context, null, page);
      const created = await translateUniqueViolation(insertPage(trx, market, page));
      await saveVersion(trx, market, created, { author: actor, summary: "Created" });
      await applyConfirmed(trx, context, conflicts, null, created);
      return created;
    },
  });

/**
 * All that a save of a stored page asks before it writes.
 * @returns the conflicts with redirects that it settles
 * @throws Problem 403, 422, 423, 428
 */
export const assertSave = async (
  trx: Database,
  context: SaveContext,
  before: Page,
  { page, unread }: SentPage,
  lookups = lookupsOf(trx, context.market),
): Promise<readonly Conflict[]> => {
  assertTemplateKept(context, before, page);
  await assertSavable(trx, context, before, { page, unread });
  await assertNotTaken(lookups, page, before.id);
  return requireConfirmation(trx, context, before, page, lookups);
};

/**
 * A save without changes makes no version; it still writes the redirects that the client confirmed.
 *
 * @param ifVersion the version that the client read; null skips the check
 * @param restored the older version that `sent` comes from, for audit and history; null for an edit
 * @throws Problem 404, 412 for a stale version, 422, 428
 */
export const savePage = (
  context: SaveContext,
  id: string,
  { page: sent, unread }: SentPage,
  ifVersion: number | null,
  restored: number | null = null,
): Promise<Page> =>
  changeRecord(pageKind, context, {
    id,
    ifVersion,
    action: restored === null ? "update" : "restore",
    async write(trx, before) {
      const { market, actor } = context;
      if (!isDeepStrictEqual(before.owner, sent.owner))
        throw ownerProblem("A page stays with what it belongs to.");
      // What a version holds was written under the template of today, or before it had none.
      const page = restored === null ? sent : { ...sent, template: before.template };
      const conflicts = await assertSave(trx, context, before, { page, unread });
      if (isSamePage(before, page)) {
        await applyConfirmed(trx, context, conflicts, before, page);
        return before;
      }
      const after = await translateUniqueViolation(
        updatePage(trx, market, id, before.version, page),
      );
      if (!after) throw staleVersion();
      await backfillVersion(trx, market, before);
      const changeSummary = summarizeDifference(comparePages(before, after));
      const summary = restored === null ? changeSummary : `Restored version ${restored}`;
      await saveVersion(trx, market, after, { author: actor, summary });
      await applyConfirmed(trx, context, conflicts, before, after);
      return after;
    },
  });

/**
 * Saves a deleted page as the version after its last version, so that its history continues.
 * @param versions `newest` is the page's last stored version, `restored` the version whose content
 * is `page`
 * @throws Problem 412 when the client saw another version than the newest, 422, 428
 */
export const restoreDeletedPage = (
  context: SaveContext,
  id: string,
  { page, unread }: SentPage,
  ifVersion: number | null,
  versions: Readonly<{ newest: number; restored: number }>,
): Promise<Page> =>
  writeRecord(kindMadeOf(page), context, {
    id,
    ifVersion,
    absentVersion: versions.newest,
    action: "restore",
    async write(trx, before) {
      const { market, actor } = context;
      if (before) throw staleVersion(); // somebody else restored it first
      await assertSavable(trx, context, null, { page, unread });
      await assertNotTaken(lookupsOf(trx, market), page, null);
      const conflicts = await requireConfirmation(trx, context, null, page);
      const created = await translateUniqueViolation(
        insertPage(trx, market, page, { id, version: versions.newest + 1 }),
      );
      const summary = `Brought back as it was in version ${versions.restored}`;
      await saveVersion(trx, market, created, { author: actor, summary });
      await applyConfirmed(trx, context, conflicts, null, created);
      return created;
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
      assertMayWriteTemplate(context, before);
      await assertNoPagesMade(trx, market, before);
      await requireConfirmation(trx, context, before, null);
      await backfillVersion(trx, market, before);
      await deletePage(trx, market, id);
    },
  });
