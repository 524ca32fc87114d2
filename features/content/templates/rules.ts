import type { RuleError } from "#platform/rule-error.ts";
import type { Structure } from "./contract.ts";

type PlacedBlock = Readonly<{ id: string; blockType: string }>;

/** Whether a page of the template may get a block of a type. */
export const isAllowed = ({ fixed, forbidden, allowed }: Structure, blockType: string): boolean =>
  fixed.includes(blockType) ||
  (allowed === null ? !forbidden.includes(blockType) : allowed.includes(blockType));

/** The fixed blocks that a page lacks, or has in another order than the template's. */
const missingIn = (fixed: readonly string[], types: readonly string[]): readonly string[] => {
  let from = 0;
  return fixed.filter((blockType) => {
    const index = types.indexOf(blockType, from);
    if (index >= 0) from = index + 1;
    return index < 0;
  });
};

/**
 * What a template's structure refuses of a page. Blocks that stood on the page before the template
 * forbade them may stay.
 * @param standing the blocks of the stored page
 * @param labelOf what staff call a type of block
 */
export const structureErrors = (
  structure: Structure,
  blocks: readonly PlacedBlock[],
  standing: readonly PlacedBlock[],
  labelOf: (blockType: string) => string,
): readonly RuleError[] => {
  const stays = new Set(standing.map(({ id, blockType }) => `${blockType} ${id}`));
  const refused = blocks.flatMap(({ id, blockType }, index) =>
    isAllowed(structure, blockType) || stays.has(`${blockType} ${id}`)
      ? []
      : [
          {
            path: `blocks.${index}.blockType`,
            message: `The template of this page does not allow ${labelOf(blockType)}.`,
          },
        ],
  );
  const types = blocks.map(({ blockType }) => blockType);
  const missing = missingIn(structure.fixed, types).map((blockType) => ({
    path: "blocks",
    message: types.includes(blockType)
      ? `The template of this page fixes the order: ${structure.fixed.map(labelOf).join(", ")}.`
      : `The template of this page needs the block ${labelOf(blockType)}. Add it back.`,
  }));
  return [...refused, ...missing];
};
