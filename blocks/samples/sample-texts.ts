import type { italian } from "./it.ts";

/**
 * The words of the blocks' examples in a language, by the English ones that the blocks' schemas
 * hold.
 */
export type SampleTexts = Readonly<Record<keyof typeof italian, string>>;
