import { z } from "zod";
import { blockSchemas } from "./schemas.ts";

/**
 * The block list as the editor gets it: the catalogue entry of the specification, and a JSON schema of
 * the form's fields.
 */
export const blockCatalogue = () =>
  Object.values(blockSchemas).map(({ name, label, filter, start, examples, content }) => ({
    name,
    label,
    filter,
    content: { default: start, examples },
    fields: z.toJSONSchema(content, { io: "input" }),
  }));
