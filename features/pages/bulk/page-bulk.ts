import type { PublishedRecords } from "#features/bulk-actions/store.ts";
import type { Page } from "../contract.ts";
import { versionsOfPages } from "../list/listing.ts";
import { type PublishRules, toPublishablePage } from "../publication/plan.ts";
import { savePage } from "../save/save-page.ts";
import { pageById } from "../store.ts";
import { purgePage } from "../tooling/purge.ts";

/** Custom pages, as bulk actions publish, unpublish and purge them. */
export const bulkPages = (rules: PublishRules): PublishedRecords<Page> => ({
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
    const { market } = context;
    const changed = isPublished
      ? await toPublishablePage(market, page, rules)
      : { ...page, isPublished };
    const flags = { forceSave: isConfirmed, forceSaveDeleting: false, forceCreateMissing: false };
    return savePage({ ...context, flags }, page.id, changed, ifVersion);
  },
  purge: async (context, page) => void (await purgePage(context.db, context, page)),
});
