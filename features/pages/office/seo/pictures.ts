import type { Block } from "#features/pages/contract.ts";
import type { FieldSchema } from "../form/field-schema.ts";
import { pickFormat } from "../pickers/picker-kinds.ts";

export type PagePicture = Readonly<{
  /** The id of the picture. */
  id: string;
  /** The field that names it. */
  path: string;
  /** The field for an alternative text of the block's own, and what it holds; null where there is none. */
  alt: Readonly<{ path: string; text: string }> | null;
}>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const altTextOf = (record: Readonly<Record<string, unknown>>, path: string): PagePicture["alt"] =>
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
  const own = altTextOf(value, path);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    findPictures(field, value[name], `${path}.${name}`, own),
  );
};

/**
 * The pictures that the enabled blocks name.
 * @param fieldsOf the form of a kind of block, whose schema says which fields are pictures
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
 * Pictures that say nothing to those who do not see them: neither the block nor the library has a
 * text for them.
 * @param own the library's text by id; a picture that is not in it is not judged
 */
export const picturesWithoutAlt = (
  pictures: readonly PagePicture[],
  own: ReadonlyMap<string, string>,
): readonly PagePicture[] =>
  pictures.filter(({ id, alt }) => !alt?.text && own.get(id)?.trim() === "");
