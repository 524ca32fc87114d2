import { z } from "zod";
import { blockSchemas } from "./schemas.ts";

/** What the editor is told of each block: the source's catalogue entry, and the fields of its form. */
export const blockCatalogue = () =>
  Object.values(blockSchemas).map(({ name, label, filter, start, examples, content }) => ({
    name,
    label,
    filter,
    content: { default: start, examples },
    fields: z.toJSONSchema(content, { io: "input" }),
  }));
