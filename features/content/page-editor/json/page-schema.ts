import { z } from "zod";
import { blockSchema, pageInputSchema } from "#features/content/pages/contract.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import type { FieldSchema } from "#design/office/form/field-schema.ts";

const fieldsOf = (schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, { io: "input" }) as FieldSchema;

export const pageSchemaOf = (entries: readonly CatalogueBlock[]): FieldSchema => {
  const catalogue = entries.filter(({ name, blockType }) => name === blockType);
  const page = fieldsOf(pageInputSchema);
  const block = fieldsOf(blockSchema);
  const blockTypes = catalogue.map(({ name, fields }) => ({
    ...block,
    properties: { ...block.properties, blockType: { enum: [name] }, content: fields },
  }));
  const anyBlock = { ...block, properties: { ...block.properties } };
  anyBlock.properties["blockType"] = { type: "string", enum: catalogue.map(({ name }) => name) };
  const items = { anyOf: [...blockTypes, anyBlock] };
  return { ...page, properties: { ...page.properties, blocks: { type: "array", items } } };
};
