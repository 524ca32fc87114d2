import { isDeepStrictEqual } from "node:util";
import { atLeast, type Role } from "#platform/roles.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Page, PageInput } from "../contract.ts";
import { templateKindOf } from "../owner-rules.ts";
import { pagePolicy } from "../policy.ts";
import { errorsToMend, isUnchanged, mayKeep } from "#platform/changes/stored-rules.ts";
import { assertNotInMaintenance } from "./guard.ts";
import { pageProblems, type PageRules } from "./problems.ts";
import { assertRead, type SentPage, throwInvalid } from "./readable-errors.ts";

/** Who writes a page, and by which rules. */
export type SavableContext = Readonly<{
  market: string;
  rules: PageRules;
  /** Null for the clock, which does what was planned while maintenance locks the pages. */
  role: Role | null;
}>;

/** @throws Problem 403 for those who may write pages but not what pages are made of */
export const assertMayWriteTemplate = (
  { role }: Pick<SavableContext, "role">,
  { owner }: Pick<PageInput, "owner">,
): void => {
  const { role: least, denial } = pagePolicy.writeTemplate;
  if (templateKindOf(owner) !== null && role !== null && !atLeast({ role }, least))
    throw new Problem(403, denial);
};

/** Whether a save may loosen a page from its template. */
export const mayLoosen = ({ role }: Pick<SavableContext, "role">): boolean =>
  role !== null && atLeast({ role }, pagePolicy.writeTemplate.role);

/** What staff write of a page, without what the server adds. */
const contentOf = (page: PageInput | Page): PageInput => {
  const {
    version: _version,
    createdAt: _created,
    updatedAt: _updated,
    ...content
  } = { version: 0, createdAt: "", updatedAt: "", ...page };
  return content;
};

/** Whether a save of `page` would store what is stored already. */
export const isSamePage = (before: Page, page: PageInput): boolean =>
  isDeepStrictEqual(contentOf(before), { ...contentOf(page), id: before.id });

/** Whether a save does nothing but take a page off line, which what it holds cannot hinder. */
const isTakenOffLine = (before: Page, page: PageInput): boolean =>
  before.isPublished && isSamePage({ ...before, isPublished: false }, page);

/**
 * The rules of every writer of a page, whichever way it comes: they are asked within the save.
 * @param before as it is stored; null for a page that is not there
 * @throws Problem 403, 422 with every error by its path, 423
 */
export const assertSavable = async (
  db: Database,
  { market, rules, role }: SavableContext,
  before: Page | null,
  sent: SentPage,
): Promise<void> => {
  const { page } = sent;
  if (role !== null) await assertNotInMaintenance({ db, market, actor: { role } });
  // What is as it was stored can be read like what is stored.
  assertRead(sent, rules.checkBlock, (path) => before !== null && isUnchanged(page, path, before));
  assertMayWriteTemplate({ role }, page);
  if (before && isTakenOffLine(before, page)) return;
  const kept = before && mayKeep(before, page) ? before : null;
  const place = { db, market, rules, standing: kept?.blocks ?? [] };
  const problems = await pageProblems(place, contentOf(page));
  if (problems.length === 0) return;
  const left = kept
    ? errorsToMend(page, problems, kept, await pageProblems(place, contentOf(kept)))
    : problems;
  if (left.length > 0) throwInvalid(left);
};
