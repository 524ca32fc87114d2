import type { ListAnswer } from "#design/office/list/list-declaration.ts";
import { apiQuery, type ListSearch } from "#design/office/list/search/list-search.ts";
import {
  faqCategories,
  type FaqCategory,
  type ListedFaq,
} from "#features/catalogue/faqs/contract.ts";
import { getFaqOrder, listFaqs, reorderFaqs } from "#features/catalogue/faqs/calls.ts";
import { call, callVersioned } from "#platform/browser/call.ts";

/** The category whose rows can be moved: it is shown as a whole, in its order. */
export const orderedCategory = (search: ListSearch): FaqCategory | null => {
  const { words, filters, sort, pageSize } = search;
  const { category, ...others } = filters;
  const isWhole = words === "" && sort === "order" && Object.keys(others).length === 0;
  if (!isWhole || pageSize !== undefined) return null;
  return faqCategories.find((each) => each === category) ?? null;
};

export const loadFaqs = async (
  country: string,
  search: ListSearch,
): Promise<ListAnswer<ListedFaq>> => {
  const category = orderedCategory(search);
  if (category === null) return call(listFaqs, { country }, { query: apiQuery(search) });
  const { body, version } = await callVersioned(getFaqOrder, { country, category });
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
  await call(reorderFaqs, { country, category }, { body: places, ifMatch: version });
};
