import { blockCatalogue } from "#blocks/catalogue.ts";
import { addBlockEntryRoutes } from "#features/content/block-catalogue/routes.ts";
import { readBlockEntries } from "#features/content/block-catalogue/store.ts";
import { contentsWithText } from "#features/content/page-contents/store.ts";
import {
  type LinkOptions,
  pagesWithBrokenLinks,
} from "#features/content/pages/board/broken-links.ts";
import { addPageConsequenceRoutes } from "#features/content/pages/consequences/routes.ts";
import {
  addPublicationRoutes,
  type PublicationOptions,
} from "#features/content/pages/publication/routes.ts";
import { addPageRoutes } from "#features/content/pages/routes.ts";
import { addSlugRoutes } from "#features/content/pages/slug/routes.ts";
import { addVersionRoutes } from "#features/content/pages/versions/routes.ts";
import { addTemplateRoutes } from "#features/content/templates/routes.ts";
import { marketById } from "#markets/markets.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { recordNames } from "../audit/record-names.ts";
import { codeBlocks } from "./code-blocks.ts";

type PageOptions = PublicationOptions &
  LinkOptions &
  Omit<Parameters<typeof addPageConsequenceRoutes>[1], "checkBlock" | "contentsWithText">;

/** Custom pages: their list, versions, slugs, plans, and what each step does to others. */
export const addAllPageRoutes = (api: Api, options: PageOptions): void => {
  addPageRoutes(api, {
    rules: options.rules,
    blockCatalogue: async (db, id) => blockCatalogue(marketById(id), await readBlockEntries(db)),
    pagesWithBrokenLinks: (db, market) => pagesWithBrokenLinks(db, market, options),
  });
  addSlugRoutes(api, options.rules);
  addPageConsequenceRoutes(api, {
    ...options,
    checkBlock: options.rules.checkBlock,
    contentsWithText,
  });
  addVersionRoutes(api, { ...options, recordNames });
  addPublicationRoutes(api, options);
  addBlockEntryRoutes(api, codeBlocks);
  addTemplateRoutes(api, { labelOf: (name) => options.entryOf(name)?.label ?? name });
};
