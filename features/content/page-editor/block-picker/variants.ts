import type { CatalogueBlock } from "../catalogue-block.ts";
import {
  categoryNameOf,
  isForPageType,
  type PageType,
  placementProblem,
} from "#features/content/pages/parts/block-placement.ts";

/** An entry of the picker: a block with its default content or with that of one example. */
export type Variant = Readonly<{
  key: string;
  block: CatalogueBlock;
  label: string;
  category: string;
  content: Readonly<Record<string, unknown>>;
  /** URL of its thumbnail (back-office specification, section 3). */
  picture: string;
}>;

const thumbnailUrl = (block: string, image: string): string =>
  `/cdn/composer/${block}/${image || "default"}.jpg`;

const toVariants = (blocks: readonly CatalogueBlock[]): readonly Variant[] =>
  blocks
    .flatMap((block): Variant[] => {
      const { name, blockType, label, filter, content } = block;
      const category = categoryNameOf(block);
      const startVariant = {
        key: name,
        block,
        label,
        category,
        content: content.default,
        picture: thumbnailUrl(blockType, ""),
      };
      if (filter.some((each) => each.includes("-custom"))) return [startVariant];
      const examples = content.examples.map((example) => ({
        key: `${name} ${example.name}`,
        block,
        label: `${label}, ${example.name}`,
        category,
        content: example.content,
        picture: thumbnailUrl(blockType, example.image),
      }));
      return [startVariant, ...examples];
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, "en"));

/**
 * The variants offered on a page type, sorted by label (back-office specification, section 5). A
 * block gives one variant with its default content and one variant per example; a block whose
 * filter contains `-custom` gives only the variant with the default content.
 * @param hasMerchant whether the company has an account with the review provider, without which the
 * ratings carousel is not offered
 */
export const variantsOf = (
  catalogue: readonly CatalogueBlock[],
  page: PageType,
  hasMerchant: boolean,
): readonly Variant[] =>
  toVariants(
    catalogue.filter((block) => placementProblem(block, { pageType: page, hasMerchant }) === null),
  );

/** The variants for pages of other types: the picker shows them, and for which pages they are. */
export const variantsElsewhere = (
  catalogue: readonly CatalogueBlock[],
  page: PageType,
): readonly Variant[] => toVariants(catalogue.filter((block) => !isForPageType(block, page)));
