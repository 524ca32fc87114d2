import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ListFilter } from "../page-calls.ts";

const sorts = ["updatedAt", "name", "slug"] as const;
const most = 100_000; // as the server has it

const yesOrNo = (word: string | null): boolean | null =>
  word === "true" ? true : word === "false" ? false : null;

const numberOf = (word: string | null): number => {
  const number = Number(word ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : 1;
};

/** What an address asks of the list; what makes no sense is left out. */
export const filterOf = (query: URLSearchParams): ListFilter => ({
  search: (query.get("search") ?? "").slice(0, 200),
  published: yesOrNo(query.get("published")),
  fixed: yesOrNo(query.get("fixed")),
  sort: sorts.find((sort) => sort === query.get("sort")) ?? "updatedAt",
  page: numberOf(query.get("page")),
});

/** The address of a list, without what is so anyway. */
export const queryOf = ({ search, published, fixed, sort, page }: ListFilter): URLSearchParams => {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (published !== null) query.set("published", String(published));
  if (fixed !== null) query.set("fixed", String(fixed));
  if (sort !== "updatedAt") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query;
};

/** The list's filter lives in the address: it can be sent to a colleague, and "back" leads to it. */
export const useListFilter = () => {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => filterOf(query), [query]);
  const set = useCallback(
    (part: Partial<ListFilter>) =>
      setQuery((before) => queryOf({ ...filterOf(before), page: 1, ...part }), {
        replace: part.search !== undefined,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return { filter, set };
};
