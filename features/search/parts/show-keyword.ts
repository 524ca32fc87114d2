import type { Voice } from "#features/tours/parts/voice.ts";

/** Searched words in the quotation marks of the market, without those that were typed. */
export const showKeyword = ({ say }: Pick<Voice, "say">, q: string): string =>
  say("search.keyword", { words: q.replaceAll('"', "") });
