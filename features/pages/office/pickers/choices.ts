import type { Choice, ChoiceList } from "#platform/choices/choice.ts";
import { call } from "../page-calls.ts";
import { kinds, type PickKind } from "./picker-kinds.ts";

type Waiting = Readonly<{
  id: string;
  give: (choice: Choice | null) => void;
  fail: (reason: unknown) => void;
}>;

const most = 100; // the server names as many at once
const waiting = new Map<string, Waiting[]>();

const ask = async (list: string, asked: readonly Waiting[]): Promise<void> => {
  try {
    const ids = [...new Set(asked.map(({ id }) => id))].map(encodeURIComponent).join(",");
    const { items } = await call<ChoiceList>("GET", `${list}?ids=${ids}`);
    for (const { id, give } of asked)
      give(items.find((each) => each.id === id || each.slug === id) ?? null);
  } catch (error) {
    for (const { fail } of asked) fail(error);
  }
};

const askAll = (list: string): void => {
  const asked = waiting.get(list) ?? [];
  waiting.delete(list);
  for (let at = 0; at < asked.length; at += most) void ask(list, asked.slice(at, at + most));
};

/**
 * What an id (or slug) stands for, null when it is gone. The fields of one screen ask together: ids
 * of the same turn become one call.
 * @throws Refused when the server does not say
 */
export const choiceOf = (country: string, kind: PickKind, id: string): Promise<Choice | null> =>
  new Promise((give, fail) => {
    const list = `${country}/${kinds[kind].list}`;
    const asked = waiting.get(list);
    if (asked) asked.push({ id, give, fail });
    else {
      waiting.set(list, [{ id, give, fail }]);
      setTimeout(askAll, 0, list);
    }
  });

/** One screen of what there is to choose. */
export const findChoices = (
  country: string,
  kind: PickKind,
  wanted: Readonly<{ search: string; page: number; pageSize: number }>,
): Promise<ChoiceList> => {
  const { search, page, pageSize } = wanted;
  const query = new URLSearchParams({ search, page: `${page}`, pageSize: `${pageSize}` });
  return call<ChoiceList>("GET", `${country}/${kinds[kind].list}?${query}`);
};
