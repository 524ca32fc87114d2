import type { CatalogueBlock } from "../page-api.ts";

/** One picture of the picker: a block as it starts, or as one of its examples has it. */
export type Variant = Readonly<{
  key: string;
  block: CatalogueBlock;
  label: string;
  category: string;
  content: Readonly<Record<string, unknown>>;
  /** The address of its picture (the source, section 3). */
  picture: string;
}>;

export type PageType = "custom" | "index" | "travel" | "destination";

const ratingsBlock = "wr-user-rating-carousel";

const categories: readonly (readonly [filter: string, label: string])[] = [
  ["*", "General"],
  ["travel-custom", "Travel / Tour"],
  ["travel", "Travel / Tour"],
  ["index", "Index"],
  ["destination", "Destination"],
];

const categoryOf = ({ filter }: CatalogueBlock): string =>
  categories.find(([name]) => filter.includes(name))?.[1] ?? "General";

const pictureOf = (block: string, image: string): string =>
  `/cdn/composer/${block}/${image || "default"}.jpg`;

const isOfferedOn = ({ filter }: CatalogueBlock, page: PageType): boolean =>
  filter.includes("*") || (page !== "custom" && filter.some((each) => each.startsWith(page)));

/**
 * What the picker offers, sorted by label (the source, section 5): blocks of the page's type, each
 * once as it starts and once an example; one whose filter holds `-custom` as it starts alone; the
 * carousel of ratings only where reviews have a merchant.
 */
export const variantsOf = (
  catalogue: readonly CatalogueBlock[],
  page: PageType,
  hasMerchant: boolean,
): readonly Variant[] =>
  catalogue
    .filter((block) => isOfferedOn(block, page) && (hasMerchant || block.name !== ratingsBlock))
    .flatMap((block): Variant[] => {
      const { name, label, filter, content } = block;
      const category = categoryOf(block);
      const startVariant = {
        key: name,
        block,
        label,
        category,
        content: content.default,
        picture: pictureOf(name, ""),
      };
      if (filter.some((each) => each.includes("-custom"))) return [startVariant];
      const examples = content.examples.map((example) => ({
        key: `${name} ${example.name}`,
        block,
        label: `${label}, ${example.name}`,
        category,
        content: example.content,
        picture: pictureOf(name, example.image),
      }));
      return [startVariant, ...examples];
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, "en"));

/** What is found of the variants by what somebody typed: what is called so first. */
export const searchVariants = (variants: readonly Variant[], typed: string): readonly Variant[] => {
  const query = typed.trim().toLowerCase();
  const words = query.split(/\s+/).filter(Boolean);
  const rank = ({ label }: Variant): number => {
    const name = label.toLowerCase();
    if (name === query) return 0;
    return name.startsWith(query) ? 1 : 2;
  };
  return variants
    .filter(({ label, key }) =>
      words.every((word) => `${label} ${key}`.toLowerCase().includes(word)),
    )
    .toSorted((a, b) => rank(a) - rank(b));
};
