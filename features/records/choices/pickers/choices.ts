import { choiceCall } from "#platform/calls/choice-call.ts";
import type { Choice, ChoiceList } from "#platform/choices/choice.ts";
import { call } from "#platform/browser/call.ts";
import { pickKinds, type PickKind } from "./picker-kinds.ts";

type List = Readonly<{ country: string; kind: PickKind }>;
type PendingLookup = Readonly<{
  id: string;
  resolve: (choice: Choice | null) => void;
  reject: (reason: unknown) => void;
}>;

const maxBatch = 100; // the server's limit of ids per request
const pendingByList = new Map<string, PendingLookup[]>();

const fetchBatch = async (
  { country, kind }: List,
  lookups: readonly PendingLookup[],
): Promise<void> => {
  try {
    const ids = [...new Set(lookups.map(({ id }) => id))];
    const { items } = await call(choiceCall(pickKinds[kind].list), { country }, { query: { ids } });
    for (const { id, resolve } of lookups)
      resolve(items.find((each) => each.id === id || each.slug === id) ?? null);
  } catch (error) {
    for (const { reject } of lookups) reject(error);
  }
};

const keyOf = ({ country, kind }: List): string => `${country} ${kind}`;

const flush = (list: List): void => {
  const lookups = pendingByList.get(keyOf(list)) ?? [];
  pendingByList.delete(keyOf(list));
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
    const list = { country, kind };
    const lookups = pendingByList.get(keyOf(list));
    if (lookups) lookups.push({ id, resolve, reject });
    else {
      pendingByList.set(keyOf(list), [{ id, resolve, reject }]);
      setTimeout(flush, 0, list);
    }
  });

export const findChoices = (
  country: string,
  kind: PickKind,
  filter: Readonly<{ search: string; page: number; pageSize: number }>,
): Promise<ChoiceList> => call(choiceCall(pickKinds[kind].list), { country }, { query: filter });
