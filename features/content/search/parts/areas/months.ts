import type { AreaView } from "#features/content/destinations/parts/area-view.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import { emptySearch } from "#features/content/search/query/search-params.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import { shortMonthTitle } from "#markets/format.ts";
import type { Site } from "#markets/site/site.ts";

const maxMonths = 12;

/** The next months with departures to an area, each with what the search of it finds. */
export const monthsOf = async (
  { catalogue, localizer }: Site<SearchReads>,
  { slug }: Pick<AreaView, "slug">,
) => {
  const query = { ...emptySearch, where: [slug] };
  const around = localizer.today.slice(0, 7);
  const months = await catalogue.nearestMonths(query, { around, excluding: [], limit: maxMonths });
  return [...months].map(([month, n]) => {
    const count = localizer.t("count.trips", { n });
    return {
      label: shortMonthTitle(month, localizer.market.language),
      path: searchPath(localizer, { ...query, month: [month] }),
      // The noun is shown too, because the list is of departures and a number alone would count them.
      figure: count,
      count,
    };
  });
};
