import { blockCatalogue } from "#blocks/catalogue.ts";
import { addBlockEntryRoutes } from "#features/block-catalogue/routes.ts";
import { allEntries } from "#features/block-catalogue/entries.ts";
import { readBlockEntries } from "#features/block-catalogue/store.ts";
import { placedByType } from "#features/pages/parts/block-placement.ts";
import { type LinkOptions, pagesWithBrokenLinks } from "#features/pages/board/broken-links.ts";
import { addPageConsequenceRoutes } from "#features/pages/consequences/routes.ts";
import {
  addPublicationRoutes,
  type PublicationOptions,
} from "#features/pages/publication/routes.ts";
import { addPageRoutes, type PageRoutesOptions } from "#features/pages/routes.ts";
import { addSlugRoutes } from "#features/pages/slug/routes.ts";
import { addVersionRoutes } from "#features/pages/versions/routes.ts";
import { addTemplateRoutes } from "#features/templates/routes.ts";
import { marketById } from "#markets/markets.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { codeBlocks } from "./code-blocks.ts";
import { findPageOwner } from "./page-owners.ts";

const readPlaces: PageRoutesOptions["readPlaces"] = async (db) => {
  const places = placedByType(allEntries(codeBlocks.blocks, await readBlockEntries(db)));
  return (blockType) => places.get(blockType);
};

type PageOptions = PublicationOptions &
  LinkOptions &
  Parameters<typeof addPageConsequenceRoutes>[1] &
  Pick<PageRoutesOptions, "checkBlock" | "isReserved">;

/** Custom pages: their list, versions, slugs, plans, and what each step does to others. */
export const addAllPageRoutes = (api: Api, options: PageOptions): void => {
  addPageRoutes(api, {
    ...options,
    findOwner: findPageOwner,
    readPlaces,
    blockCatalogue: async (db, id) => blockCatalogue(marketById(id), await readBlockEntries(db)),
    pagesWithBrokenLinks: (db, market) => pagesWithBrokenLinks(db, market, options),
  });
  addSlugRoutes(api, options);
  addPageConsequenceRoutes(api, options);
  addVersionRoutes(api, { ...options, readPlaces });
  addPublicationRoutes(api, options);
  addBlockEntryRoutes(api, codeBlocks);
  addTemplateRoutes(api, { labelOf: (name) => options.entryOf(name)?.label ?? name });
};
