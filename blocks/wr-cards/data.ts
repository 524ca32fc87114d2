import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrCards } from "./schema.ts";

/** The cards' pictures, in the order of the cards. Null stands for a card without a picture. */
export const cardsData = async (
  { cards }: z.output<(typeof wrCards)["content"]>,
  services: BlockServices,
) => {
  const pictures = await services.pictures(cards.flatMap(({ media }) => media ?? []));
  return cards.map(({ media }) => (media === null ? null : (pictures.get(media) ?? null)));
};
