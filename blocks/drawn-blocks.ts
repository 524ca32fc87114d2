import type { BlockSchema } from "#features/content/pages/block-contract.ts";
import { isEmptyBlock } from "#features/content/pages/parts/empty-block.ts";
import type { RenderedBlock } from "./render-blocks.ts";
import { blockSchemas } from "./schemas.ts";

/** Whether what the block asks for was found: people, places, pictures, a trip. */
const hasFound = (block: RenderedBlock): boolean => {
  switch (block.blockType) {
    case "wr-coordinators":
      return block.data.people.length > 0;
    case "wr-destinations":
      return block.data.places.length > 0;
    case "wr-gallery":
      return block.data.pictures.length > 0;
    case "wr-form":
    case "wr-image":
    case "wr-map":
    case "wr-place-trips":
    case "wr-trip-dates":
    case "wr-travels":
    case "wr-trip-included":
    case "wr-user-rating-carousel":
      return block.data !== null;
    default:
      return true;
  }
};

/** Whether visitors see anything of a block, and so its title. */
export const isDrawn = (block: RenderedBlock): boolean => {
  const { needs }: BlockSchema = blockSchemas[block.blockType];
  return !(needs && isEmptyBlock(block.content, needs)) && hasFound(block);
};
