import type { PageInput } from "#features/content/pages/contract.ts";

/** Their dark ground, a picture or green, reaches up under the header. */
const darkBlocks: readonly string[] = ["wr-banner", "wr-hero"];

/** Finds a header that is transparent, and so has white words, above a pale ground. */
export const checkHeader = ({
  attributes,
  blocks,
}: Pick<PageInput, "attributes" | "blocks">): readonly Readonly<{
  path: string;
  message: string;
}>[] => {
  if (!attributes.transparentHeader || attributes.hideLayout) return [];
  const first = blocks.find(({ enabled }) => enabled);
  if (first && darkBlocks.includes(first.blockType)) return [];
  return [
    {
      path: "attributes.transparentHeader",
      message:
        "The header is transparent, but the page does not begin with a banner or a hero: its white words are hard to read.",
    },
  ];
};
