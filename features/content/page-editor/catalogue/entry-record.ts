import type {
  RecordPageDeclaration,
  SaveQuestion,
} from "#design/office/record-page/record-page-declaration.ts";
import {
  blockFilters,
  type BlockFilter,
  type NewBlockEntry,
  newBlockEntrySchema,
} from "#features/content/block-catalogue/contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { specialFields } from "../form/special-fields.tsx";
import type { CatalogueBlock } from "../catalogue-block.ts";

const fieldNames: Readonly<Record<keyof NewBlockEntry, string>> = {
  name: "Name",
  blockType: "Made of the block",
  label: "Label",
  filter: "Pages",
  default: "What it begins with",
  examples: "Examples",
};

const isField = (name: string): name is keyof NewBlockEntry => name in fieldNames;

/** An entry begins with what its block begins with. */
const contentOf = (block: CatalogueBlock | undefined) => ({
  default: { ...block?.content.default },
  examples: [],
});

/** @param pageType the kind of page that the entry is for */
export const newEntry = (pageType: string, blocks: readonly CatalogueBlock[]): NewBlockEntry => {
  const [first] = blocks;
  const filter: readonly BlockFilter[] = blockFilters.filter((each) => each === pageType);
  return {
    name: "",
    blockType: first?.name ?? "",
    label: "",
    filter: filter.length > 0 ? [...filter] : ["*"],
    ...contentOf(first),
  };
};

/** An entry of the catalogue, edited as every record: with versions, presence and a journal. */
export const entryRecord = (
  country: string,
  blocks: readonly CatalogueBlock[],
): RecordPageDeclaration<NewBlockEntry> => ({
  one: "block",
  schema: newBlockEntrySchema,
  empty: newEntry("*", blocks),
  fields: {
    label: { description: fieldNames.label },
    filter: { description: fieldNames.filter },
    name: { description: fieldNames.name },
    blockType: { description: fieldNames.blockType },
    default: { description: fieldNames.default },
    examples: { description: fieldNames.examples },
  },
  list: { path: "/blocks", label: "Back to the blocks" },
  path: () => `${country}/page-composer-blocks`,
  nameOf: ({ label }) => label,
  specialFields,
  timeZone: marketByApiCountry(country)?.timeZone ?? "UTC",
  keepsVersions: true,
  derive: (before, after) =>
    before.blockType === after.blockType
      ? {}
      : contentOf(blocks.find(({ name }) => name === after.blockType)),
  fieldName: (path) => {
    const [field = "", index] = path.split(".");
    if (field === "examples" && index !== undefined) return `Example ${Number(index) + 1}`;
    return isField(field) ? fieldNames[field] : "Block";
  },
  ask: (): Promise<SaveQuestion | null> => Promise.resolve(null),
  saved: "The block is saved.",
  created: "The block is in the catalogue.",
  deleted: "",
});
