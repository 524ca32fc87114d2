import type { FieldSchema } from "#design/office/form/field-schema.ts";
import { fieldTitle } from "#design/office/record/field-title.ts";
import { pathLabel } from "#platform/changes/path-labels.ts";
import { dayFields } from "./travel-fields.ts";

/** `Text of day 4`, `Money pot › From` */
export const fieldName = (schema: FieldSchema, path: string): string => {
  const [, index, rest] = /^itinerary\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
  if (index === undefined) return fieldTitle(schema, path);
  const day = `day ${Number(index) + 1}`;
  return rest === undefined
    ? `D${day.slice(1)}`
    : `${dayFields[rest] ?? pathLabel(rest)} of ${day}`;
};
