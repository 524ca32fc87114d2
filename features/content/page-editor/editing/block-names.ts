import type { Block } from "#features/content/pages/contract.ts";
import { summarize } from "../page-blocks/summary.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { blockOf } from "../state/edited-page.ts";
import type { PageStore } from "../state/page-store.ts";

export const createBlockNames = (store: PageStore, catalogue: readonly CatalogueBlock[]) => {
  const edited = () => store.getState().edited;
  const catalogueEntryOf = ({ blockType }: Block) =>
    catalogue.find(({ name }) => name === blockType);
  const labelOf = (block: Block) => catalogueEntryOf(block)?.label ?? block.blockType;
  return {
    catalogueEntryOf,
    labelOf,
    /** For example `Hero, block 2`. */
    nameOf: (id: string): string =>
      `${labelOf(blockOf(edited(), id))}, block ${edited().order.indexOf(id) + 1}`,
    /** For example `Hero: Parti a Capodanno`, to distinguish blocks of the same type. */
    describe: (id: string): string => {
      const block = blockOf(edited(), id);
      const summary = summarize(block, catalogueEntryOf(block)?.fields);
      return summary ? `${labelOf(block)}: ${summary}` : labelOf(block);
    },
  };
};

export type BlockNames = ReturnType<typeof createBlockNames>;
