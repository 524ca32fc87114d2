import { type ComponentType, createContext, use } from "react";
import type { FieldProps } from "./field-props.ts";
import type { FieldSchema, Json } from "./field-schema.ts";

/** A field that the kit does not know: a picker of records, a style sheet, prose. */
export type SpecialField = Readonly<{
  matches: (schema: FieldSchema) => boolean;
  Field: ComponentType<FieldProps>;
}>;

export type ItemPictureProps = Readonly<{ schema: FieldSchema; item: Json }>;

/**
 * What the fields of a form need besides their own value. The object stays the same while the form
 * is open, because every field renders again when it changes.
 */
export type FormSettings = Readonly<{
  /** IANA name, for dates with a time. */
  timeZone: string;
  /** The first that matches a field's schema shows it. */
  specialFields: readonly SpecialField[];
  /** The picture of a list's item, beside its first words; the kit knows no pictures. */
  ItemPicture?: ComponentType<ItemPictureProps>;
}>;

const FormSettingsContext = createContext<FormSettings | null>(null);

export const FormSettingsProvider = FormSettingsContext.Provider;

/** @throws Error outside a form */
export const useFormSettings = (): FormSettings => {
  const settings = use(FormSettingsContext);
  if (!settings) throw new Error("A field needs a FormSettingsProvider above it.");
  return settings;
};
