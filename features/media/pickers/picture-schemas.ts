import type { FieldSchema } from "#design/office/form/field-schema.ts";

/** Whether a field holds the id of a picture; the format of a nullable one is in its alternative. */
export const isPicture = ({ format, anyOf }: FieldSchema): boolean =>
  (format ?? anyOf?.find(({ type }) => type !== "null")?.format) === "media";

/** The field of a list's items that holds their picture, if pictures are what the list is of. */
export const pictureFieldOf = ({ properties = {} }: FieldSchema): string | null => {
  const [first] = Object.entries(properties);
  return first && isPicture(first[1]) ? first[0] : null;
};

/** A list whose items are a picture and words about it: many may be added at once. */
export const isPictureList = ({ type, items }: FieldSchema): boolean =>
  type === "array" &&
  items !== undefined &&
  pictureFieldOf(items) !== null &&
  Object.keys(items.properties ?? {}).length <= 2;
