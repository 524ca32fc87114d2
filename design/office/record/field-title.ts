import { pathLabel } from "#platform/changes/path-labels.ts";
import { type FieldSchema, labelOf } from "../form/field-schema.ts";

/** The label of the field at a path, and within a field of several parts which of them. */
export const fieldTitle = (schema: FieldSchema, path: string): string => {
  const [name = "", ...steps] = path.split(".");
  const field = schema.properties?.[name];
  const label = field ? labelOf(name, field) : pathLabel(name);
  return steps.length === 0 ? label : `${label} › ${pathLabel(steps.join("."))}`;
};
