import type { FieldSchema, Json } from "#design/office/form/field-schema.ts";

/** Whether a field holds the id of a picture; the format of a nullable one is in its alternative. */
export const isPicture = ({ format, anyOf }: FieldSchema): boolean =>
  (format ?? anyOf?.find(({ type }) => type !== "null")?.format) === "media";

/** The field of a list's items that holds their picture, if pictures are what the list is of. */
export const pictureFieldOf = ({ properties = {} }: FieldSchema): string | null => {
  const [first] = Object.entries(properties);
  return first && isPicture(first[1]) ? first[0] : null;
};

/** Whether a list's items have a picture, wherever it stands among their fields. */
export const hasPicture = ({ properties = {} }: FieldSchema): boolean =>
  Object.values(properties).some(isPicture);

/** The id of the picture that an item of a list holds; null where none is chosen. */
export const pictureInItem = ({ properties = {} }: FieldSchema, item: Json): string | null => {
  if (item === null || typeof item !== "object" || Array.isArray(item)) return null;
  const [name = ""] = Object.entries(properties).find(([, field]) => isPicture(field)) ?? [];
  const id = (item as Readonly<Record<string, Json>>)[name];
  return typeof id === "string" && id !== "" ? id : null;
};

/** A list whose items are a picture and words about it: many may be added at once. */
export const isPictureList = ({ type, items }: FieldSchema): boolean =>
  type === "array" &&
  items !== undefined &&
  pictureFieldOf(items) !== null &&
  Object.keys(items.properties ?? {}).length <= 2;
