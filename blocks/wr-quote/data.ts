import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrQuote } from "./schema.ts";

/**
 * Attributes the quote to the chosen coordinator, or to the author that staff typed when no
 * coordinator is chosen or the chosen one no longer leads groups.
 */
export const quoteData = async (
  { coordinator, author, about, media }: z.output<(typeof wrQuote)["content"]>,
  services: BlockServices,
) => {
  const ids = coordinator === null ? [] : [coordinator];
  const { people } = await services.coordinators({ choose: "by-hand", ids, limit: 1 });
  const [person] = people;
  if (person) {
    const { title, path, portrait, facts } = person;
    return { name: title, path, portrait, about: about || facts };
  }
  const picture = media === null ? null : (await services.pictures([media])).get(media);
  return { name: author, path: null, portrait: picture ?? null, about };
};
