import { z } from "zod";
import type { StoredEntry } from "#features/content/block-catalogue/store.ts";
import type { CatalogueEntry, BlockSchema } from "#features/content/pages/block-contract.ts";
import type { Market } from "#markets/market-type.ts";
import { sampleLocalizer } from "./samples/localize.ts";
import { blockSchemas } from "./schemas.ts";

const keywordsOf = ({ keywords = [] }: BlockSchema) => keywords;
const needsOf = ({ needs }: BlockSchema) => needs ?? null;

const endFieldOf = ({ endField }: BlockSchema) => endField ?? null;

type Localize = ReturnType<typeof sampleLocalizer>;

const ofCode = (
  block: (typeof blockSchemas)[keyof typeof blockSchemas],
  localize: Localize,
): CatalogueEntry => {
  const { name, label, icon, filter, start, examples, content } = block;
  return {
    name,
    blockType: name,
    label,
    icon,
    filter,
    keywords: keywordsOf(block),
    content: {
      default: start,
      examples: examples.map((example) => ({ ...example, content: localize(example.content) })),
    },
    needs: needsOf(block),
    endField: endFieldOf(block),
    fields: z.toJSONSchema(content, { io: "input" }),
  };
};

/** What administrators wrote of an entry stands in every market as they wrote it. */
const withWritten = (entry: CatalogueEntry, written: StoredEntry): CatalogueEntry => ({
  ...entry,
  name: written.name,
  label: written.label,
  filter: written.filter,
  content: {
    default: written.default ?? entry.content.default,
    examples: written.examples ?? (written.name === entry.name ? entry.content.examples : []),
  },
});

/**
 * The list of blocks that the page editor loads: each block's catalogue entry as the specification
 * defines it, with examples in the market's language, and a JSON schema of the fields of its form;
 * then the entries that administrators made of them.
 * @param written what administrators wrote in place of the code, or beside it
 */
export const blockCatalogue = (
  market: Pick<Market, "id" | "language">,
  written: readonly StoredEntry[] = [],
): readonly CatalogueEntry[] => {
  const localize = sampleLocalizer(market);
  const code = Object.values(blockSchemas).map((block) => ofCode(block, localize));
  const own = code.map((entry) => {
    const changed = written.find(({ name }) => name === entry.name);
    return changed ? withWritten(entry, changed) : entry;
  });
  const further = written.flatMap((each) => {
    const base = code.find(({ name }) => name === each.blockType && name !== each.name);
    return base ? [withWritten(base, each)] : [];
  });
  return [...own, ...further];
};
