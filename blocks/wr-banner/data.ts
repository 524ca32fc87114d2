import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import { toHeadPicture } from "#features/assets/media/parts/head-picture.ts";
import type { wrBanner } from "./schema.ts";

/** The banner's picture. Null means that staff have chosen no picture or that it was deleted. */
export const bannerData = async (
  { media }: z.output<(typeof wrBanner)["content"]>,
  services: BlockServices,
) => {
  const picture = media === null ? undefined : (await services.pictures([media])).get(media);
  return picture ? toHeadPicture(picture) : null;
};
