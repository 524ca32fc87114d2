import type { RuleError } from "#platform/rule-error.ts";
import type { Block, PageInput } from "../contract.ts";
import { ownerRecord } from "../owner-rules.ts";

/** What a page is about, which decides the blocks that it may hold. */
export type PageType = "custom" | "index" | "travel" | "destination";

const continents = new Set(["asia", "europe", "america", "africa", "oceania", "antarctica"]);

/**
 * The owner, or the site's route that the routing key names, is where the blocks are shown; a tour
 * counts as travel.
 */
export const pageTypeOf = ({
  routingKey,
  owner,
}: Pick<PageInput, "routingKey"> & Partial<Pick<PageInput, "owner">>): PageType => {
  if (owner) return ownerRecord(owner)?.kind ?? "custom";
  if (routingKey === null) return "custom";
  if (routingKey === "index") return "index";
  if (/^travels-travel(-|$)/.test(routingKey)) return "travel";
  return continents.has(routingKey) ? "destination" : "custom";
};

/** A block's entry in the catalogue, as far as it says where the block may stand. */
export type PlacedBlock = Readonly<{ name: string; label: string; filter: readonly string[] }>;

const categories: readonly (readonly [filter: string, name: string, pages: string])[] = [
  ["*", "General", "all pages"],
  ["travel-custom", "Travel / Tour", "the pages of trips and departures"],
  ["travel", "Travel / Tour", "the pages of trips and departures"],
  ["index", "Index", "the home page"],
  ["destination", "Destination", "the pages of destinations"],
];

/** In the order of the picker's groups. */
export const categoryNames: readonly string[] = [...new Set(categories.map(([, name]) => name))];

/**
 * Where each type of block may stand: on the pages of any entry that makes it.
 * @param catalogue whose entries are named after their block, but for further ones
 */
export const placedByType = (
  catalogue: readonly (PlacedBlock & Readonly<{ blockType: string }>)[],
): ReadonlyMap<string, PlacedBlock> => {
  const placed = new Map<string, PlacedBlock>();
  for (const { name, blockType, label, filter } of catalogue) {
    const known = placed.get(blockType);
    placed.set(blockType, {
      name: blockType,
      label: name === blockType ? label : (known?.label ?? label),
      filter: [...(known?.filter ?? []), ...filter],
    });
  }
  return placed;
};

type Filtered = Pick<PlacedBlock, "filter">;

const categoryOf = ({ filter }: Filtered) => categories.find(([name]) => filter.includes(name));

export const categoryNameOf = (block: Filtered): string => categoryOf(block)?.[1] ?? "General";

/** Back-office specification, section 5. */
export const isForPageType = ({ filter }: Filtered, page: PageType): boolean =>
  filter.includes("*") || (page !== "custom" && filter.some((each) => each.startsWith(page)));

/** Shows nothing where the company has no account with the review provider. */
export const ratingsBlock = "wr-user-rating-carousel";

export type PagePlace = Readonly<{
  pageType: PageType;
  /** Whether the market's review settings name an account with the review provider. */
  hasMerchant: boolean;
}>;

/** Why a block may not be added to a page, in a sentence that names it; null where it may. */
export const placementProblem = (
  block: PlacedBlock,
  { pageType, hasMerchant }: PagePlace,
): string | null => {
  const { name, label } = block;
  if (!isForPageType(block, pageType)) {
    const pages = categoryOf(block)?.[2] ?? "other pages";
    return `${label} is for ${pages}: their routing key is set in the page settings.`;
  }
  return name === ratingsBlock && !hasMerchant
    ? `${label} needs an account with the review provider, and the review settings name none.`
    : null;
};

/**
 * The errors of blocks that may not be added to a page. Those that stand on it already may stay and
 * be edited, whatever the page has become since.
 * @param standing the blocks of the stored page
 * @param entryOf a block type's entry in the catalogue; an unknown type has an error of its own
 */
export const placementErrors = (
  page: PageInput,
  standing: readonly Block[],
  hasMerchant: boolean,
  entryOf: (blockType: string) => PlacedBlock | undefined,
): RuleError[] => {
  const place = { pageType: pageTypeOf(page), hasMerchant };
  const stays = new Set(standing.map(({ id, blockType }) => `${blockType} ${id}`));
  return page.blocks.flatMap(({ id, blockType }, index) => {
    const entry = stays.has(`${blockType} ${id}`) ? undefined : entryOf(blockType);
    const message = entry ? placementProblem(entry, place) : null;
    return message === null ? [] : [{ path: `blocks.${index}.blockType`, message }];
  });
};
