import compareStyles from "#features/catalogue/travels/parts/comparison/comparison.css?url";
import searchStyles from "#features/content/search/parts/styles/search.css?url";
import { ComparisonPage } from "#features/catalogue/travels/parts/comparison/comparison-page.tsx";
import { comparisonQueryIn } from "#features/catalogue/travels/parts/comparison/comparison-rules.ts";
import { loadComparison } from "#features/catalogue/travels/parts/comparison/load-comparison.ts";
import {
  fromSearchParams,
  hasOnlySymbols,
  toSearchParams,
} from "#features/content/search/query/search-params.ts";
import type { PageQueryReader } from "#markets/site/page-query.ts";
import { keptPage, type PageRequest } from "#markets/site/page-route.tsx";
import type { SearchSite } from "#features/content/search/query/search-site.ts";
import { load as loadSearch, Search, type SearchSlots } from "./search.tsx";

/**
 * A keyword of symbols alone finds nothing, so the searches for all such keywords share one cached
 * page.
 */
const searchQueryIn: PageQueryReader = (params) => {
  if (params.has("compare")) return comparisonQueryIn(params);
  const query = toSearchParams(fromSearchParams(params));
  if (hasOnlySymbols(params)) query.set("q", "-");
  return query;
};

/** At the search's address, `compare` asks for departures side by side in place of results. */
const load = async <Of extends SearchSite>(request: PageRequest<Of>, slots: SearchSlots<Of>) =>
  request.searchParams.has("compare")
    ? {
        kind: "comparison" as const,
        ...(await loadComparison(request)),
        stylesheets: [compareStyles],
      }
    : {
        kind: "search" as const,
        ...(await loadSearch(request, slots)),
        stylesheets: [searchStyles],
      };

type Props = Awaited<ReturnType<typeof load>>;

const SearchOrComparison = (props: Props) =>
  props.kind === "comparison" ? <ComparisonPage view={props.view} /> : <Search {...props} />;

export const searchPageWith = <Of extends SearchSite>(slots: SearchSlots<Of>) =>
  keptPage({
    query: searchQueryIn,
    load: (request: PageRequest<Of>) => load(request, slots),
    Page: SearchOrComparison,
  });
