import { z } from "zod";
import { blockSchemas } from "./schemas.ts";

/**
 * The list of blocks that the page editor loads: each block's catalogue entry as the specification
 * defines it, and a JSON schema of the fields of its form.
 */
export const blockCatalogue = () =>
  Object.values(blockSchemas).map(({ name, label, filter, start, examples, content }) => ({
    name,
    label,
    filter,
    content: { default: start, examples },
    fields: z.toJSONSchema(content, { io: "input" }),
  }));
