import type { Choice, ChoiceList } from "#platform/choices/choice.ts";
import { callApi } from "#platform/browser/call-api.ts";
import { pickKinds, type PickKind } from "./picker-kinds.ts";

type PendingLookup = Readonly<{
  id: string;
  resolve: (choice: Choice | null) => void;
  reject: (reason: unknown) => void;
}>;

const maxBatch = 100; // the server's limit of ids per request
const pendingByList = new Map<string, PendingLookup[]>();

const fetchBatch = async (list: string, lookups: readonly PendingLookup[]): Promise<void> => {
  try {
    const ids = [...new Set(lookups.map(({ id }) => id))].map(encodeURIComponent).join(",");
    const { items } = await callApi<ChoiceList>("GET", `${list}?ids=${ids}`);
    for (const { id, resolve } of lookups)
      resolve(items.find((each) => each.id === id || each.slug === id) ?? null);
  } catch (error) {
    for (const { reject } of lookups) reject(error);
  }
};

const flush = (list: string): void => {
  const lookups = pendingByList.get(list) ?? [];
  pendingByList.delete(list);
  for (let start = 0; start < lookups.length; start += maxBatch)
    void fetchBatch(list, lookups.slice(start, start + maxBatch));
};

/**
 * Looks up a choice by id or slug; null when it no longer exists. Lookups of the same tick are sent
 * as one request.
 * @throws ApiError
 */
export const findChoice = (country: string, kind: PickKind, id: string): Promise<Choice | null> =>
  new Promise((resolve, reject) => {
    const list = `${country}/choices/${pickKinds[kind].list}`;
    const lookups = pendingByList.get(list);
    if (lookups) lookups.push({ id, resolve, reject });
    else {
      pendingByList.set(list, [{ id, resolve, reject }]);
      setTimeout(flush, 0, list);
    }
  });

export const findChoices = (
  country: string,
  kind: PickKind,
  filter: Readonly<{ search: string; page: number; pageSize: number }>,
): Promise<ChoiceList> => {
  const { search, page, pageSize } = filter;
  const query = new URLSearchParams({ search, page: `${page}`, pageSize: `${pageSize}` });
  return callApi<ChoiceList>("GET", `${country}/choices/${pickKinds[kind].list}?${query}`);
};
