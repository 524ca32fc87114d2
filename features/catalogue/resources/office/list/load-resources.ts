import type { QueryClient } from "@tanstack/react-query";
import type { ListAnswer } from "#design/office/list/list-declaration.ts";
import type { ListSearch } from "#design/office/list/search/list-search.ts";
import { resourceCalls } from "#features/catalogue/resources/calls.ts";
import type { VersionedAnswer } from "#platform/browser/call-api.ts";
import type { ListedResource, ResourceKind } from "#features/catalogue/resources/contract.ts";
import { call, callVersioned } from "#platform/browser/call.ts";
import { foldText } from "#platform/texts/fold-text.ts";

type Whole = VersionedAnswer<readonly ListedResource[]>;

/** The query of all resources of a kind in their order; the list's own are made from it. */
export const wholeListQuery = (country: string, kind: ResourceKind) => ({
  queryKey: [kind, country, "whole"],
  queryFn: (): Promise<Whole> => callVersioned(resourceCalls[kind].list, { country }),
  retry: false,
});

type Filters = ListSearch["filters"];

/** Whether a name is missing or older in one of the markets, or all are there. */
const matchesNames = ({ names }: ListedResource, wanted: string | undefined): boolean => {
  if (wanted === undefined) return true;
  if (wanted === "complete") return names.every(({ state }) => state === "filled");
  return names.some(({ state }) => state === wanted);
};

export const matchesSearch = (
  resource: ListedResource,
  { words, filters }: Readonly<{ words: string; filters: Filters }>,
): boolean => {
  const { name, slug, formerSlugs, travels } = resource;
  const wanted = foldText(words.trim());
  const { used, names } = filters;
  return (
    [name, slug, ...formerSlugs].some((text) => foldText(text).includes(wanted)) &&
    (used === undefined || (used === "true") === travels > 0) &&
    matchesNames(resource, names)
  );
};

/** Lists are short and kept in order as a whole, so they are searched here. */
export const loadResources =
  (client: QueryClient, kind: ResourceKind) =>
  async (country: string, search: ListSearch): Promise<ListAnswer<ListedResource>> => {
    const { body, version } = await client.fetchQuery(wholeListQuery(country, kind));
    const items = body.filter((each) => matchesSearch(each, search));
    return {
      items,
      total: items.length,
      page: 1,
      pageSize: Math.max(1, body.length),
      order: { ids: body.map(({ id }) => id), version },
    };
  };

export const saveOrder =
  (kind: ResourceKind) =>
  async (country: string, ids: readonly string[], version: number | null): Promise<void> => {
    const places = ids.map((id, index) => ({ id, order: index + 1 }));
    await call(resourceCalls[kind].reorder, { country }, { body: places, ifMatch: version });
  };
