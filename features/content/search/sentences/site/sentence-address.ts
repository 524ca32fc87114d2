import { type SearchSort, sorts } from "#features/content/search/contract.ts";

/** What a visitor has changed of what was read; the sentence stays as it was said. */
export type Changes = Readonly<{
  /** The chips that were taken off, by their keys. */
  dropped: readonly string[];
  /** The order that was chosen; null for the one that was read. */
  sort: SearchSort | null;
}>;

export const unchanged: Changes = { dropped: [], sort: null };

const droppedName = "drop";
const sortName = "sort";

export const changesFrom = (params: URLSearchParams): Changes => ({
  dropped: params.getAll(droppedName),
  sort: sorts.find((each) => each === params.get(sortName)) ?? null,
});

/** The page of a sentence at `path`. */
export const sentenceAddress = (
  path: string,
  sentence: string,
  { dropped, sort }: Changes,
): string => {
  const params = new URLSearchParams({ q: sentence });
  for (const each of dropped) params.append(droppedName, each);
  if (sort !== null) params.set(sortName, sort);
  return `${path}?${params.toString()}`;
};
