import type { ListAnswer } from "#design/office/list/list-declaration.ts";
import {
  deleteBlockEntry,
  getBlockEntry,
  listBlockEntries,
} from "#features/content/block-catalogue/calls.ts";
import type { BlockEntry, BlockFilter } from "#features/content/block-catalogue/contract.ts";
import { type VersionedAnswer } from "#platform/browser/call-api.ts";
import { call, callVersioned } from "#platform/browser/call.ts";

export const loadEntries = (
  country: string,
  query: URLSearchParams,
): Promise<ListAnswer<BlockEntry>> => call(listBlockEntries, { country }, { query });

/** @throws ApiError 404 for an entry that is not there */
export const loadEntry = (country: string, name: string): Promise<VersionedAnswer<BlockEntry>> =>
  callVersioned(getBlockEntry, { country, name });

export const removeEntry = (country: string, name: string): Promise<unknown> =>
  call(deleteBlockEntry, { country, name }, { ifMatch: null });

/** What staff call the kinds of page that a block may stand on. */
export const filterLabels: Readonly<Record<BlockFilter, string>> = {
  "*": "All pages",
  travel: "Travels and tours",
  "travel-custom": "Travels and tours, without examples",
  index: "Home page",
  destination: "Destinations",
};
