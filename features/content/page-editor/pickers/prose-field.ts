import type { SpecialField } from "#design/office/form/form-settings.ts";
import { ProseSchemaField } from "./prose-schema-field.tsx";

/** A text with marks, in any form of the office; it is loaded with the first text that opens. */
export const proseField: SpecialField = {
  matches: ({ format }) => format === "prose",
  Field: ProseSchemaField,
};
