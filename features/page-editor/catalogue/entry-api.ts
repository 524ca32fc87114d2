import type { ListAnswer } from "#design/office/list/list-declaration.ts";
import type { BlockEntry, BlockFilter, NewBlockEntry } from "#features/block-catalogue/contract.ts";
import { callApi, callVersioned, ifMatch } from "#platform/browser/call-api.ts";

export type LoadedEntry = BlockEntry & Readonly<{ version: number | null }>;

const pathOf = (country: string, name: string) => `${country}/page-composer-blocks/${name}`;

export const loadEntries = (
  country: string,
  query: URLSearchParams,
): Promise<ListAnswer<BlockEntry>> => callApi("GET", `${country}/block-entries?${query}`);

/** @throws ApiError 404 for an entry that is not there */
export const loadEntry = async (country: string, name: string): Promise<LoadedEntry> => {
  const { body, version } = await callVersioned<BlockEntry>("GET", pathOf(country, name));
  return { ...body, version };
};

/** @param stored null for an entry that is made */
export const saveEntry = async (
  country: string,
  entry: NewBlockEntry,
  stored: Pick<LoadedEntry, "version"> | null,
): Promise<LoadedEntry> => {
  const { name, ...input } = entry;
  const saved = stored
    ? await callVersioned<BlockEntry>("PUT", pathOf(country, name), input, ifMatch(stored.version))
    : await callVersioned<BlockEntry>("POST", `${country}/page-composer-blocks`, entry);
  return { ...saved.body, version: saved.version };
};

export const removeEntry = (country: string, name: string): Promise<unknown> =>
  callApi("DELETE", pathOf(country, name));

/** What staff call the kinds of page that a block may stand on. */
export const filterLabels: Readonly<Record<BlockFilter, string>> = {
  "*": "All pages",
  travel: "Travels and tours",
  "travel-custom": "Travels and tours, without examples",
  index: "Home page",
  destination: "Destinations",
};
