import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrGallery } from "./schema.ts";

/** The pictures that are there, in their order; one that is gone from the library is left out. */
export const galleryData = async (
  { title, pictures }: z.output<(typeof wrGallery)["content"]>,
  { pictures: stored, t }: BlockServices,
) => {
  const found = await stored(pictures.flatMap(({ media }) => media ?? []));
  const shown = pictures.flatMap(({ media, caption }) => {
    const picture = found.get(media ?? "");
    return picture ? [{ picture, caption }] : [];
  });
  return {
    pictures: shown.map((each, index) => ({
      ...each,
      label: t("block.picture", { position: index + 1, total: shown.length }),
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
