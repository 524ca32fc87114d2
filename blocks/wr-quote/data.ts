import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrQuote } from "./schema.ts";

/** Who says it: the coordinator while they lead groups, else what staff wrote. */
export const quoteData = async (
  { coordinator, author, about, media }: z.output<(typeof wrQuote)["content"]>,
  services: BlockServices,
) => {
  const ids = coordinator === null ? [] : [coordinator];
  const { people } = await services.coordinators({ choose: "by-hand", ids, limit: 1 });
  const [who] = people;
  if (who) {
    const { title, path, portrait, facts } = who;
    return { name: title, path, portrait, about: about || facts };
  }
  const stored = media === null ? null : (await services.pictures([media])).get(media);
  return { name: author, path: null, portrait: stored ?? null, about };
};
