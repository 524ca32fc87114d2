import type { ListAnswer } from "#design/office/list/list-declaration.ts";
import { apiQuery, type ListSearch } from "#design/office/list/search/list-search.ts";
import type { FaqCategory, ListedFaq } from "#features/catalogue/faqs/contract.ts";
import { callApi, callVersioned, ifMatch } from "#platform/browser/call-api.ts";

/** The category whose rows can be moved: it is shown as a whole, in its order. */
export const orderedCategory = (search: ListSearch): string | null => {
  const { words, filters, sort, pageSize } = search;
  const { category, ...others } = filters;
  const isWhole = words === "" && sort === "order" && Object.keys(others).length === 0;
  return isWhole && pageSize === undefined ? (category ?? null) : null;
};

export const loadFaqs = async (
  country: string,
  search: ListSearch,
): Promise<ListAnswer<ListedFaq>> => {
  const category = orderedCategory(search);
  if (category === null) return callApi("GET", `${country}/faqs?${apiQuery(search)}`);
  const { body, version } = await callVersioned<readonly ListedFaq[]>(
    "GET",
    `${country}/faqs/order/${category}`,
  );
  return {
    items: body,
    total: body.length,
    page: 1,
    pageSize: Math.max(1, body.length),
    order: { ids: body.map(({ id }) => id), version },
  };
};

/** @param category of the list that is shown */
export const saveFaqOrder = async (
  country: string,
  category: FaqCategory,
  ids: readonly string[],
  version: number | null,
): Promise<void> => {
  const places = ids.map((id, index) => ({ id, order: index + 1 }));
  await callVersioned("PUT", `${country}/faqs/order/${category}`, places, ifMatch(version));
};
