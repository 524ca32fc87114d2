import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrColumns } from "./schema.ts";

/**
 * The columns' pictures, in the order of the columns. Null stands for a column without a picture.
 */
export const columnsData = async (
  { columns }: z.output<(typeof wrColumns)["content"]>,
  services: BlockServices,
) => {
  const pictures = await services.pictures(columns.flatMap(({ media }) => media ?? []));
  return columns.map(({ media }) => pictures.get(media ?? "") ?? null);
};
