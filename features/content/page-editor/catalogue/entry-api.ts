import type { ListAnswer } from "#design/office/list/list-declaration.ts";
import type { BlockEntry, BlockFilter } from "#features/content/block-catalogue/contract.ts";
import { callApi, callVersioned, type VersionedAnswer } from "#platform/browser/call-api.ts";

const pathOf = (country: string, name: string) => `${country}/page-composer-blocks/${name}`;

export const loadEntries = (
  country: string,
  query: URLSearchParams,
): Promise<ListAnswer<BlockEntry>> => callApi("GET", `${country}/block-entries?${query}`);

/** @throws ApiError 404 for an entry that is not there */
export const loadEntry = (country: string, name: string): Promise<VersionedAnswer<BlockEntry>> =>
  callVersioned<BlockEntry>("GET", pathOf(country, name));

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
