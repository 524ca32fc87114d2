import type { Choice, ChoiceList } from "#platform/choices/choice.ts";
import { callApi } from "../page-api.ts";
import { pickKinds, type PickKind } from "./picker-kinds.ts";

type PendingLookup = Readonly<{
  id: string;
  resolve: (choice: Choice | null) => void;
  reject: (reason: unknown) => void;
}>;

const maxBatch = 100; // the server names as many at once
const pendingByList = new Map<string, PendingLookup[]>();

const fetchBatch = async (list: string, asked: readonly PendingLookup[]): Promise<void> => {
  try {
    const ids = [...new Set(asked.map(({ id }) => id))].map(encodeURIComponent).join(",");
    const { items } = await callApi<ChoiceList>("GET", `${list}?ids=${ids}`);
    for (const { id, resolve } of asked)
      resolve(items.find((each) => each.id === id || each.slug === id) ?? null);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
};

const flush = (list: string): void => {
  const asked = pendingByList.get(list) ?? [];
  pendingByList.delete(list);
  for (let at = 0; at < asked.length; at += maxBatch)
    void fetchBatch(list, asked.slice(at, at + maxBatch));
};

/**
 * What an id (or slug) stands for, null when it is gone. The fields of one screen ask together: ids
 * of the same turn become one call.
 * @throws ApiError when the server does not say
 */
export const findChoice = (country: string, kind: PickKind, id: string): Promise<Choice | null> =>
  new Promise((resolve, reject) => {
    const list = `${country}/choices/${pickKinds[kind].list}`;
    const asked = pendingByList.get(list);
    if (asked) asked.push({ id, resolve, reject });
    else {
      pendingByList.set(list, [{ id, resolve, reject }]);
      setTimeout(flush, 0, list);
    }
  });

export const findChoices = (
  country: string,
  kind: PickKind,
  wanted: Readonly<{ search: string; page: number; pageSize: number }>,
): Promise<ChoiceList> => {
  const { search, page, pageSize } = wanted;
  const query = new URLSearchParams({ search, page: `${page}`, pageSize: `${pageSize}` });
  return callApi<ChoiceList>("GET", `${country}/choices/${pickKinds[kind].list}?${query}`);
};
