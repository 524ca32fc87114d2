import type { Destination } from "#features/content/destinations/contract.ts";
import type { Resource } from "#features/catalogue/resources/contract.ts";
import type { Language } from "#markets/market-type.ts";
import type { SearchQuery } from "../contract.ts";
import { withCurrentSlugs } from "./current-slugs.ts";
import { extractTimes } from "./extract-times.ts";
import { extractType } from "./extract-type.ts";
import { splitKeyword, withPlaces } from "./extract-places.ts";

/**
 * A search as the visitor typed it, and the same search after spelling correction. In both, place
 * names are moved from the keyword to `where`, months, seasons and periods to its dates, and words
 * for a type of travel to `type`.
 */
export type InterpretedQuery = Readonly<{
  typed: SearchQuery;
  effective: SearchQuery;
  /** Null when no word was corrected. */
  correctedKeyword: string | null;
}>;

/**
 * Maps former slugs of resources to current ones and drops periods and durations that the market does not have.
 */
const withKnownResources = (
  requested: SearchQuery,
  resources: readonly Resource[],
): SearchQuery => {
  const query = withCurrentSlugs(requested, resources, []);
  const has = (kind: Resource["kind"], slug: string | null) =>
    resources.some((each) => each.kind === kind && each.slug === slug);
  return {
    ...query,
    period: has("date-ranges", query.period) ? query.period : null,
    duration: query.duration.filter((slug) => has("durations", slug)),
  };
};

/** Public pages and API calls both use this function, so that they find the same trips. */
export const interpretQuery = async (
  requested: SearchQuery,
  language: Language,
  {
    destinations,
    resources,
    correct,
    today,
  }: Readonly<{
    destinations: () => Promise<readonly Destination[]>;
    resources: () => Promise<readonly Resource[]>;
    correct: (q: string) => Promise<string>;
    /** ISO day of the market. */
    today: string;
  }>,
): Promise<InterpretedQuery> => {
  const { type, style, badge, duration, period } = requested;
  const hasResources = [type, style, badge, duration].some((slugs) => slugs.length > 0);
  const known =
    hasResources || period !== null ? withKnownResources(requested, await resources()) : requested;
  if (known.q === "") return { typed: known, effective: known, correctedKeyword: null };
  const marketDestinations = await destinations();
  const read = (q: string) => splitKeyword(q, language, marketDestinations);
  const marketResources = await resources();
  const arePlaces = (text: string) => read(text).others.length === 0;
  const timed = extractTimes(known, { language, resources: marketResources, today, arePlaces });
  const resolved = extractType(timed, { language, resources: marketResources, arePlaces });
  if (resolved.q === "") return { typed: resolved, effective: resolved, correctedKeyword: null };
  const parts = read(resolved.q);
  const typed = withPlaces(resolved, parts);
  const keyword = parts.slugs.length > 0 ? parts.others.join(", ") : resolved.q;
  const correctedKeyword = await correct(keyword);
  if (correctedKeyword === keyword) return { typed, effective: typed, correctedKeyword: null };
  // A corrected word may be a place. In a list of places, it is read together with the places that
  // were spelled correctly.
  const places = parts.slugs.length > 0 ? parts.placeNames : [];
  const q = [...places, correctedKeyword].join(", ");
  return { typed, effective: withPlaces({ ...resolved, q }, read(q)), correctedKeyword };
};
