import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ListFilter } from "../page-api.ts";

const sorts = ["updatedAt", "name", "slug"] as const;
const maxPage = 100_000; // the server's limit

const toBoolean = (value: string | null): boolean | null =>
  value === "true" ? true : value === "false" ? false : null;

const toPageNumber = (text: string | null): number => {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= maxPage ? number : 1;
};

/** Invalid parameters get their default. */
export const fromSearchParams = (query: URLSearchParams): ListFilter => ({
  search: (query.get("search") ?? "").slice(0, 200),
  published: toBoolean(query.get("published")),
  fixed: toBoolean(query.get("fixed")),
  sort: sorts.find((sort) => sort === query.get("sort")) ?? "updatedAt",
  page: toPageNumber(query.get("page")),
});

/** Filters that have their default value are left out. */
export const toSearchParams = ({
  search,
  published,
  fixed,
  sort,
  page,
}: ListFilter): URLSearchParams => {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (published !== null) query.set("published", String(published));
  if (fixed !== null) query.set("fixed", String(fixed));
  if (sort !== "updatedAt") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query;
};

/** The filter is kept in the URL, so that it can be shared and "back" returns to it. */
export const useListFilter = () => {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => fromSearchParams(query), [query]);
  const set = useCallback(
    (part: Partial<ListFilter>) =>
      setQuery((before) => toSearchParams({ ...fromSearchParams(before), page: 1, ...part }), {
        replace: part.search !== undefined,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return { filter, set };
};
