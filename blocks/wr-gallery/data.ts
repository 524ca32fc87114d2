import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrGallery } from "./schema.ts";

/** Leaves out pictures that were deleted from the library. */
export const galleryData = async (
  { title, pictures }: z.output<(typeof wrGallery)["content"]>,
  { pictures: loadPictures, t }: BlockServices,
) => {
  const pictureById = await loadPictures(pictures.flatMap(({ media }) => media ?? []));
  const present = pictures.flatMap(({ media, caption }) => {
    const picture = pictureById.get(media ?? "");
    return picture ? [{ picture, caption }] : [];
  });
  return {
    pictures: present.map((each, index) => ({
      ...each,
      label: t("block.picture", { position: index + 1, total: present.length }),
    })),
    words: {
      title: title || t("block.pictures"),
      enlarge: t("block.enlarge"),
      close: t("nav.close"),
      previous: t("block.previous"),
      next: t("block.next"),
    },
  };
};
