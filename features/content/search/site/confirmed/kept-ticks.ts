import type { DepartureView } from "#features/catalogue/tours/parts/departure-view.ts";
import { isPast } from "#features/catalogue/tours/rules.ts";
import { comparedIds } from "#features/catalogue/travels/parts/comparison/comparison-rules.ts";
import { formatDays } from "#markets/planned-days.ts";
import type { SearchSite } from "#features/content/search/query/search-site.ts";
import type { ConfirmedFilter } from "./confirmed-filters.ts";

/** The departures that the address says were ticked, and those of them that the page does not list. */
export const keptTicks = async (
  { catalogue, localizer }: SearchSite,
  query: URLSearchParams,
  listed: readonly Pick<DepartureView, "id">[],
) => {
  const { ids } = comparedIds(query);
  const missing = ids.filter((id) => listed.every((each) => each.id !== id));
  const found = await catalogue.toursByIds(missing);
  const tours = missing
    .flatMap((id) => found.get(id) ?? [])
    .filter((tour) => tour.isPublished && !tour.cancellation && !isPast(tour, localizer.today));
  const travels = await catalogue.travelsByIds([...new Set(tours.map(({ travelId }) => travelId))]);
  const names = new Map(travels.map(({ id, name }) => [id, name]));
  return {
    ids,
    elsewhere: tours.map(({ id, travelId, startDate, endDate }) => ({
      id,
      label: `${names.get(travelId) ?? ""}, ${formatDays(startDate, endDate, localizer.market)}`,
    })),
  };
};

/** What a form of the list sends besides the ticks, so that it opens the same page again. */
export const keptFields = (
  chosen: ConfirmedFilter,
  page: number,
): readonly (readonly [name: string, value: string])[] => [
  ...Object.entries(chosen).flatMap(([name, value]): [string, string][] =>
    name === "compare" || value === null ? [] : [[name, value]],
  ),
  ...(page > 1 ? [["page", String(page)] as const] : []),
];
