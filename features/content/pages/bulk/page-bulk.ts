import { setImmediate as turn } from "node:timers/promises";
import type { BulkContext, PublishedRecords } from "#features/catalogue/bulk-actions/store.ts";
import type { Page } from "../contract.ts";
import { versionsOfPages } from "../list/listing.ts";
import type { PageRules } from "../save/problems.ts";
import { Problem } from "#platform/server/http/problem.ts";
import { assertSave, type SaveContext, savePage } from "../save/save-page.ts";
import { pageById, pagesByIds } from "../store.ts";
import { purgePage } from "../tooling/purge.ts";
import { readAhead } from "./read-ahead.ts";

const saveContext = (context: BulkContext, rules: PageRules, forceSave: boolean): SaveContext => ({
  ...context,
  // Bulk actions are for administrators alone.
  role: "admin",
  rules,
  flags: { forceSave, forceSaveDeleting: false, forceCreateMissing: false },
});

/** Publishes or unpublishes a page as it is stored. */
const sentPage = (page: Page, isPublished: boolean) => ({
  page: { ...page, isPublished },
  unread: [],
});

/** Custom pages, as bulk actions publish, unpublish and purge them. */
export const bulkPages = (rules: PageRules): PublishedRecords<Page> => ({
  subject: "custompage",
  find: ({ db, market }, { search, published }, limit) =>
    versionsOfPages(
      db,
      market,
      { search, published, fixed: null, planned: null, ids: null },
      limit,
    ),
  byId: pageById,
  byIds: pagesByIds,
  async findProblems(context, pages, isPublished) {
    const { db, market } = context;
    const ahead = await readAhead(db, market, rules, pages);
    const asked = saveContext(context, ahead.rules, false);
    const problems = new Map<string, Problem>();
    for (const page of pages) {
      try {
        await assertSave(db, asked, page, sentPage(page, isPublished), ahead.lookups);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        problems.set(page.id, error);
      }
      await turn();
    }
    return problems;
  },
  publish: (context, page, isPublished, { ifVersion, isConfirmed }) =>
    savePage(
      saveContext(context, rules, isConfirmed),
      page.id,
      sentPage(page, isPublished),
      ifVersion,
    ),
  purge: async (context, page) => void (await purgePage(context.db, context, page)),
});
