import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrVideo } from "./schema.ts";

/**
 * Loads the poster and the labels of a link to another site. Nothing of that site is loaded before
 * the visitor follows the link, so that the page needs no consent.
 */
export const videoData = async (
  { address, poster, title }: z.output<(typeof wrVideo)["content"]>,
  { pictures, t, language }: BlockServices,
) => {
  const host = URL.parse(address)?.host.replace(/^www\./, "") ?? null;
  return {
    poster: poster === null ? null : ((await pictures([poster])).get(poster) ?? null),
    external: host
      ? { watch: t("block.watchOn", { host }), notice: t("block.leaves", { host }) }
      : null,
    label: title || t("block.video"),
    transcript: t("block.transcript"),
    language,
  };
};
