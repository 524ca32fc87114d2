import { blockSchemas } from "#blocks/schemas.ts";
import { isForPageType } from "#features/content/pages/parts/block-placement.ts";
import { type Office, textBlock } from "../office.ts";

/**
 * Creates a custom page with the initial content and the examples of every block that it may hold;
 * the demo's page told in full holds the others too.
 */
export const pageOfAllBlocks = async (office: Office): Promise<string> => {
  const placed = Object.values(blockSchemas).filter((block) => isForPageType(block, "custom"));
  const blocks = placed.flatMap(({ name, start, examples }) =>
    [start, ...examples.map(({ content }) => content)].map((content) => ({
      ...textBlock(""),
      blockType: name,
      content,
    })),
  );
  const { slug } = await office.create({ isPublished: true, blocks });
  return `/${slug}`;
};
