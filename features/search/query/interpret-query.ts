import type { Destination } from "#features/destinations/contract.ts";
import type { Resource } from "#features/resources/contract.ts";
import type { Language } from "#markets/market-type.ts";
import type { SearchQuery } from "../contract.ts";
import { withCurrentSlugs } from "./current-slugs.ts";
import { namedParts, withPlaces } from "./extract-places.ts";

/** What somebody typed, places among it taken as places, and the same with mistyped words put right. */
export type InterpretedQuery = Readonly<{
  typed: SearchQuery;
  meant: SearchQuery;
  /** The words that were put right, as they are meant; null where all stay as they were typed. */
  corrected: string | null;
}>;

/** What a search asks of the market's resources: a period or a duration that it has not is none. */
const withKnownResources = (given: SearchQuery, resources: readonly Resource[]): SearchQuery => {
  const query = withCurrentSlugs(given, resources);
  const has = (kind: Resource["kind"], slug: string | null) =>
    resources.some((each) => each.kind === kind && each.slug === slug);
  return {
    ...query,
    period: has("date-ranges", query.period) ? query.period : null,
    duration: query.duration.filter((slug) => has("durations", slug)),
  };
};

/** Reads a search as its page does, wherever it is answered. */
export const interpretQuery = async (
  given: SearchQuery,
  language: Language,
  {
    destinations,
    resources,
    correct,
  }: Readonly<{
    destinations: () => Promise<readonly Destination[]>;
    resources: () => Promise<readonly Resource[]>;
    correct: (q: string) => Promise<string>;
  }>,
): Promise<InterpretedQuery> => {
  const { type, style, badge, duration, period } = given;
  const named = [type, style, badge, duration].some((slugs) => slugs.length > 0);
  const asked = named || period !== null ? withKnownResources(given, await resources()) : given;
  if (asked.q === "") return { typed: asked, meant: asked, corrected: null };
  const known = await destinations();
  const read = (q: string) => namedParts(q, language, known);
  const parts = read(asked.q);
  const typed = withPlaces(asked, parts);
  const words = parts.slugs.length > 0 ? parts.others.join(", ") : asked.q;
  const corrected = await correct(words);
  if (corrected === words) return { typed, meant: typed, corrected: null };
  // Words that were put right may be places too, and those of a list belong to its other places.
  const places = parts.slugs.length > 0 ? parts.named : [];
  const q = [...places, corrected].join(", ");
  return { typed, meant: withPlaces({ ...asked, q }, read(q)), corrected };
};
