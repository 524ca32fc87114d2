import { checkBlock } from "#blocks/check.ts";
import { allEntries } from "#features/content/block-catalogue/entries.ts";
import { readBlockEntries } from "#features/content/block-catalogue/store.ts";
import { placedByType } from "#features/content/pages/parts/block-placement.ts";
import type { PageRules } from "#features/content/pages/save/problems.ts";
import { reservedSlug } from "#markets/addresses/reserved-paths.ts";
import { pathResolver } from "../paths/resolve-paths.ts";
import { strayReferences } from "#blocks/references.ts";
import { codeBlocks } from "./code-blocks.ts";
import { findPageOwner } from "./page-owners.ts";

const readPlaces: PageRules["readPlaces"] = async (db) => {
  const places = placedByType(allEntries(codeBlocks.blocks, await readBlockEntries(db)));
  return (blockType) => places.get(blockType);
};

/** The rules of a product's pages, for whatever writes them. */
export const pageRules = (product: string): PageRules => ({
  checkBlock,
  isReserved: reservedSlug(product),
  readPlaces,
  findOwner: findPageOwner,
  resolvePaths: pathResolver(product),
  strayReferences,
});
