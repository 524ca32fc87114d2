import type { Block } from "#features/content/pages/contract.ts";
import { type FieldSchema, isFieldShown, type Json } from "#design/office/form/field-schema.ts";
import { pickFormat } from "#features/records/choices/pickers/picker-kinds.ts";

export type PagePicture = Readonly<{
  /** Id in the media library. */
  id: string;
  /** Path of the field that refers to the picture. */
  path: string;
  /**
   * The block's own field for an alternative text, with its value; null when the block has no such
   * field.
   */
  alt: Readonly<{ path: string; text: string }> | null;
}>;

const isRecord = (value: unknown): value is Readonly<Record<string, Json>> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const altTextOf = (record: Readonly<Record<string, Json>>, path: string): PagePicture["alt"] =>
  typeof record["alt"] === "string" ? { path: `${path}.alt`, text: record["alt"].trim() } : null;

const findPictures = (
  schema: FieldSchema,
  value: unknown,
  path: string,
  alt: PagePicture["alt"],
): PagePicture[] => {
  if (pickFormat(schema)?.kind === "media")
    return typeof value === "string" && value !== "" ? [{ id: value, path, alt }] : [];
  if (Array.isArray(value))
    return value.flatMap((each, index) =>
      findPictures(schema.items ?? {}, each, `${path}.${index}`, alt),
    );
  if (!isRecord(value)) return [];
  const siblingAlt = altTextOf(value, path);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    isFieldShown(field, value)
      ? findPictures(field, value[name], `${path}.${name}`, siblingAlt)
      : [],
  );
};

/**
 * The pictures that enabled blocks refer to.
 * @param fieldsOf the content schema of a block type, which says which fields are pictures
 */
export const findPagePictures = (
  blocks: readonly Block[],
  fieldsOf: (blockType: string) => FieldSchema | undefined,
): PagePicture[] =>
  blocks.flatMap(({ enabled, blockType, content }, index) => {
    const fields = fieldsOf(blockType);
    return enabled && fields ? findPictures(fields, content, `blocks.${index}.content`, null) : [];
  });

/**
 * Pictures without an alternative text in the block or in the library.
 * @param libraryAlt texts of the library by picture id; pictures that are not in it are skipped
 */
export const picturesWithoutAlt = (
  pictures: readonly PagePicture[],
  libraryAlt: ReadonlyMap<string, string>,
): readonly PagePicture[] =>
  pictures.filter(({ id, alt }) => !alt?.text && libraryAlt.get(id)?.trim() === "");
