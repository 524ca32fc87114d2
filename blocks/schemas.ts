import { wrFaq } from "./wr-faq/schema.ts";
import { wrHero } from "./wr-hero/schema.ts";
import { wrSpace } from "./wr-space/schema.ts";
import { wrText } from "./wr-text/schema.ts";

/** Every block there is. A block listed here without a view in `views.ts` does not compile. */
export const blockSchemas = {
  "wr-space": wrSpace,
  "wr-hero": wrHero,
  "wr-text": wrText,
  "wr-faq": wrFaq,
} as const;

export type BlockName = keyof typeof blockSchemas;

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockSchemas, name);
