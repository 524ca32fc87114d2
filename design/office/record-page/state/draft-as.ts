import type { z } from "zod";
import type { Values } from "#design/office/record/record-declaration.ts";

/**
 * Reads a draft by the schema of its record: the form writes values of its fields' kinds alone, so
 * that the draft has the record's shape while it may still break its rules.
 */
export const draftAs =
  <Input extends object>(_schema: z.ZodType<Input>) =>
  (values: Values): Input =>
    values as Input;
