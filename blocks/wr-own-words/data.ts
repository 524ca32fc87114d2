import type { BlockServices } from "#blocks/services.ts";

/** Where the sentence is sent to, with the words of its form. */
export const ownWordsData = async (_content: object, { ownWords }: BlockServices) => ownWords;
