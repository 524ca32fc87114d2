import type { FieldSchema } from "#design/office/form/field-schema.ts";
import type { Block, PageInput } from "#features/content/pages/contract.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";

const inOrder = (value: unknown, schema: FieldSchema | undefined): unknown => {
  if (Array.isArray(value)) return value.map((each) => inOrder(each, schema?.items));
  if (value === null || typeof value !== "object") return value;
  const fields = new Map(Object.entries(value));
  const declared = Object.keys(schema?.properties ?? {}).filter((name) => fields.has(name));
  return Object.fromEntries(
    [...new Set([...declared, ...fields.keys()])].map((name) => [
      name,
      inOrder(fields.get(name), schema?.properties?.[name]),
    ]),
  );
};

/**
 * The page with the fields of each block in the order in which they are declared, and so drawn: the
 * database gives them back in an order of its own, the shortest name first.
 */
export const inDeclaredOrder = (
  page: PageInput,
  catalogue: readonly Pick<CatalogueBlock, "name" | "fields">[],
): PageInput => ({
  ...page,
  blocks: page.blocks.map((block) => ({
    ...block,
    content: inOrder(
      block.content,
      catalogue.find(({ name }) => name === block.blockType)?.fields,
    ) as Block["content"],
  })),
});
