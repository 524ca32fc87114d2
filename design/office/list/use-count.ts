import { useQueries } from "@tanstack/react-query";
import type { ListDeclaration } from "./list-declaration.ts";
import type { ListSearch } from "./search/list-search.ts";

const freshMs = 30_000;

/**
 * How many rows each search finds, undefined until it is known and where it failed.
 * @param isEnabled false asks for nothing yet, so that the rows come first
 */
export const useCounts = <Row>(
  { name, load }: ListDeclaration<Row>,
  country: string,
  searches: readonly ListSearch[],
  isEnabled: boolean,
): readonly (number | undefined)[] =>
  useQueries({
    queries: searches.map((search) => ({
      queryKey: [name, country, "count", search.words, search.filters],
      queryFn: async () => (await load(country, { ...search, page: 1, pageSize: 1 })).total,
      enabled: isEnabled,
      staleTime: freshMs,
      retry: false,
    })),
  }).map(({ data }) => data);
