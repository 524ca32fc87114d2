import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import { toHeadPicture } from "#features/media/parts/head-picture.ts";
import type { wrBanner } from "./schema.ts";

/** Null while no picture is chosen, or after it was deleted. */
export const bannerData = async (
  { media }: z.output<(typeof wrBanner)["content"]>,
  services: BlockServices,
) => {
  const picture = media === null ? undefined : (await services.pictures([media])).get(media);
  return picture ? toHeadPicture(picture) : null;
};
