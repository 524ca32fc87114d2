import type { PublishedRecords } from "#features/bulk-actions/store.ts";
import type { Page } from "../contract.ts";
import { versionsOfPages } from "../list/listing.ts";
import type { PageRules } from "../save/problems.ts";
import { savePage } from "../save/save-page.ts";
import { pageById } from "../store.ts";
import { purgePage } from "../tooling/purge.ts";

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
  async publish(context, page, isPublished, { ifVersion, isConfirmed }) {
    const sent = { page: { ...page, isPublished }, unread: [] };
    const flags = { forceSave: isConfirmed, forceSaveDeleting: false, forceCreateMissing: false };
    // Bulk actions are for administrators alone.
    return savePage({ ...context, role: "admin", rules, flags }, page.id, sent, ifVersion);
  },
  purge: async (context, page) => void (await purgePage(context.db, context, page)),
});
