import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrVideo } from "./schema.ts";

/**
 * The picture before the video, and the words of a link to another site: nothing of that site is
 * loaded until somebody follows it, so no consent is needed to show the page.
 */
export const videoData = async (
  { address, poster, title }: z.output<(typeof wrVideo)["content"]>,
  { pictures, t, language }: BlockServices,
) => {
  const host = URL.parse(address)?.host.replace(/^www\./, "") ?? null;
  return {
    poster: poster === null ? null : ((await pictures([poster])).get(poster) ?? null),
    elsewhere: host
      ? { watch: t("block.watchOn", { host }), leaves: t("block.leaves", { host }) }
      : null,
    label: title || t("block.video"),
    transcript: t("block.transcript"),
    language,
  };
};
