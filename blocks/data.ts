import type { z } from "zod";
import type { BlockName, blockSchemas } from "./schemas.ts";
import type { BlockServices } from "./services.ts";
import { cardsData } from "./wr-cards/data.ts";
import { imageData } from "./wr-image/data.ts";
import { toursData } from "./wr-tours/data.ts";
import { travelsData } from "./wr-travels/data.ts";
import { ratingsData } from "./wr-user-rating-carousel/data.ts";

export type ContentOf<Name extends BlockName> = z.output<(typeof blockSchemas)[Name]["content"]>;

const none = async () => null;

/** What the server loads for each block before it is shown. */
export const blockData = {
  "wr-space": none,
  "wr-hero": none,
  "wr-text": none,
  "wr-faq": none,
  "wr-travels": travelsData,
  "wr-tours": toursData,
  "wr-user-rating-carousel": ratingsData,
  "wr-image": imageData,
  "wr-cards": cardsData,
} as const satisfies {
  [Name in BlockName]: (content: ContentOf<Name>, services: BlockServices) => Promise<unknown>;
};

export type DataOf<Name extends BlockName> = Awaited<ReturnType<(typeof blockData)[Name]>>;
