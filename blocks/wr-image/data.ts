import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrImage } from "./schema.ts";

/** The block's picture. Null means that staff have chosen no picture or that it was deleted. */
export const imageData = async (
  { media, alt }: z.output<(typeof wrImage)["content"]>,
  services: BlockServices,
) => {
  if (media === null) return null;
  const picture = (await services.pictures([media])).get(media);
  return picture ? { ...picture, alt: alt || picture.alt } : null;
};
