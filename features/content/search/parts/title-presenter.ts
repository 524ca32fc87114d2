import type { DescribedDestination } from "#features/content/destinations/contract.ts";
import type { DepartureSummary, SearchQuery } from "#features/content/search/contract.ts";
import type { SearchView } from "#features/content/search/parts/search-view.ts";
import type { Localizer } from "#markets/localizer.ts";
import { formatDayOfYear, formatLongDate } from "#markets/format.ts";
import { withoutFilters, searchPath } from "./search-bar-presenter.ts";
import type { SearchLookups } from "./search-lookups.ts";
import { formatKeyword } from "./keyword-presenter.ts";
import { whenText } from "./when/when-presenter.ts";

// This character takes the place of the count in a translated title, and the title is then split at
// it.
const countMark = "\u0000";

const placesOf = (
  { where }: SearchQuery,
  { destinations }: SearchLookups,
): readonly DescribedDestination[] =>
  where.flatMap((slug) => destinations.find((each) => each.slug === slug) ?? []);

const keywordOf = (localizer: Localizer, { q }: SearchQuery): readonly string[] =>
  q === "" ? [] : [formatKeyword(localizer, q)];

/**
 * Seasons in a search have no year. The title names the year when all found departures are in the
 * same year.
 */
const yearOf = ({ season }: SearchQuery, summary: DepartureSummary | null): string => {
  const year = summary?.first.slice(0, 4);
  return season.length > 0 && year && year === summary?.last.slice(0, 4) ? ` ${year}` : "";
};

const datesText = (
  localizer: Localizer,
  query: SearchQuery,
  lookups: SearchLookups,
  summary: DepartureSummary | null,
): string => {
  const dates = whenText(localizer, query, lookups.resources, "inside");
  return dates === "" ? "" : dates + yearOf(query, summary);
};

/** True when the search has filters besides the fields of the search bar. */
const isFiltered = (localizer: Localizer, query: SearchQuery): boolean => {
  const bare = withoutFilters(query);
  return (
    searchPath(localizer, { ...query, sort: bare.sort, page: 1 }) !== searchPath(localizer, bare)
  );
};

/**
 * `18 viaggi in Asia, primavera 2027`, split so that the count has an element of its own. Where
 * only the filters exclude all trips to a place, the title does not claim that no trips go there.
 */
export const toSearchTitle = (
  localizer: Localizer,
  query: SearchQuery,
  lookups: SearchLookups,
  total: number,
  summary: DepartureSummary | null,
): SearchView["title"] => {
  const { t } = localizer;
  const places = placesOf(query, lookups);
  const when = datesText(localizer, query, lookups, summary);
  const [region, another] = places;
  const keyword = keywordOf(localizer, query);
  const isRegion = region?.kind === "region" && !another;
  const head = isRegion
    ? t("search.titleRegion", { count: countMark, area: region.code, place: region.name })
    : countMark;
  const details = [...(isRegion ? [] : places.map(({ name }) => name)), ...keyword, when].filter(
    Boolean,
  );
  const plain =
    details.length === 0 || isRegion
      ? [head, ...details].join(", ")
      : t("search.titleOf", { count: countMark, what: details.join(", ") });
  const isEmptiedByFilters = total === 0 && query.q === "" && isFiltered(localizer, query);
  const title = isEmptiedByFilters ? t("search.titleFiltered", { count: countMark }) : plain;
  const [before = "", after = ""] = title.split(countMark);
  return { before, count: t("count.trips", { n: total }), after };
};

/** The only place that is searched for, whose page a search without keyword is; null for others. */
export const onlyPlace = (
  query: SearchQuery,
  lookups: SearchLookups,
): DescribedDestination | null => {
  const [place, another] = placesOf(query, lookups);
  return !place || another || query.q !== "" || query.page > 1 ? null : place;
};

/** What staff wrote of the only place that is searched for, in paragraphs. */
export const placeWords = (query: SearchQuery, lookups: SearchLookups): readonly string[] => {
  const place = onlyPlace(query, lookups);
  if (place === null) return [];
  return [place.lead, ...place.text.split(/\n\s*\n/)].map((each) => each.trim()).filter(Boolean);
};

/**
 * Tells how many departures were found, when they leave and what prices include. Null when none
 * were found.
 */
export const departuresLine = (
  { t, market }: Localizer,
  summary: DepartureSummary | null,
): string | null => {
  if (summary === null) return null;
  const { count, first, last } = summary;
  const isWithinOneYear = first.slice(0, 4) === last.slice(0, 4);
  const departures =
    first === last
      ? t("results.departuresOn", { n: count, date: formatLongDate(last, market) })
      : t("results.departures", {
          count,
          from: (isWithinOneYear ? formatDayOfYear : formatLongDate)(first, market),
          to: formatLongDate(last, market),
        });
  return `${departures} ${t("results.prices")}`;
};

/** Label of a recent search, without filters; null for an empty search. */
export const toRecentSearch = (
  localizer: Localizer,
  query: SearchQuery,
  lookups: SearchLookups,
): string | null => {
  const ages = query.age.map((age) => localizer.t(`age.${age}`));
  const conditions = [
    ...placesOf(query, lookups).map(({ name }) => name),
    ...keywordOf(localizer, query),
    whenText(localizer, query, lookups.resources),
    ...ages,
  ].filter(Boolean);
  return conditions.length === 0 ? null : conditions.join(", ");
};
