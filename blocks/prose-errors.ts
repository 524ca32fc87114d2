import { z } from "zod";
import { refusedLinks } from "#platform/prose/parse-runs.ts";
import type { RuleError } from "#platform/rule-error.ts";

/** The links in a value's texts that visitors cannot be led to. @param path of the value */
export const proseErrors = (
  schema: z.core.$ZodType,
  value: unknown,
  path: string,
): readonly RuleError[] => {
  if (typeof value === "string")
    return z.globalRegistry.get(schema)?.["format"] === "prose"
      ? refusedLinks(value).map((link) => ({
          path,
          message: `The link ${link.slice(0, 100)} is not allowed. Begin with /, # or https://.`,
        }))
      : [];
  if (Array.isArray(value) && schema instanceof z.ZodArray)
    return value.flatMap((item, index) => proseErrors(schema.element, item, `${path}.${index}`));
  if (!(schema instanceof z.ZodObject) || typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const field: z.core.$ZodType | undefined = schema.shape[name];
    return field ? proseErrors(field, each, `${path}.${name}`) : [];
  });
};
