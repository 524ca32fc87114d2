import { z } from "zod";
import type { Market } from "#markets/market-type.ts";
import type { BlockSchema } from "#features/pages/block-contract.ts";
import { sampleLocalizer } from "./samples/localize.ts";
import { blockSchemas } from "./schemas.ts";

const keywordsOf = ({ keywords = [] }: BlockSchema) => keywords;
const needsOf = ({ needs }: BlockSchema) => needs ?? null;

/**
 * The list of blocks that the page editor loads: each block's catalogue entry as the specification
 * defines it, with examples in the market's language, and a JSON schema of the fields of its form.
 */
export const blockCatalogue = (market: Pick<Market, "id" | "language">) => {
  const localize = sampleLocalizer(market);
  return Object.values(blockSchemas).map((block) => {
    const { name, label, filter, start, examples, content } = block;
    return {
      name,
      label,
      filter,
      keywords: keywordsOf(block),
      content: {
        default: start,
        examples: examples.map((example) => ({ ...example, content: localize(example.content) })),
      },
      needs: needsOf(block),
      fields: z.toJSONSchema(content, { io: "input" }),
    };
  });
};
