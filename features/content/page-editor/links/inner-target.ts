import type { MarketId } from "#markets/market-type.ts";
import { pathOf, patternOf } from "#markets/paths.ts";

/** What stands at a path of a market, by the pattern of its route; whether it exists is not known. */
export type InnerTarget =
  | Readonly<{ kind: "travel"; slug: string; part: "trip" | "itinerary" | "departure" }>
  | Readonly<{ kind: "coordinator"; slug: string }>
  | Readonly<{ kind: "destination"; slug: string }>
  | Readonly<{ kind: "search" }>
  | Readonly<{ kind: "page"; path: string }>;

const travelParts = {
  "travels-travel": "trip",
  "travels-travel-itinerary": "itinerary",
  "travels-travel-tour": "departure",
} as const;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const segmentsOf = (path: string): string[] => path.replace(/\/+$/, "").split("/");

/** The value of the pattern's first `:name` segment; null where the path does not match. */
const slugAt = (pattern: string | null, path: string): string | null => {
  const [wanted, given] = [segmentsOf(pattern ?? ""), segmentsOf(path)];
  if (pattern === null || wanted.length !== given.length) return null;
  const matches = wanted.every(
    (part, index) =>
      part.startsWith(":") || part.toLowerCase() === (given[index] ?? "").toLowerCase(),
  );
  const position = wanted.findIndex((part) => part.startsWith(":"));
  return matches ? decoded(given[position] ?? "") : null;
};

const searchTarget = (query: string): InnerTarget => {
  const entries = [...new URLSearchParams(query)];
  const [name, slug] = entries[0] ?? [];
  return entries.length === 1 && name === "where" && slug
    ? { kind: "destination", slug }
    : { kind: "search" };
};

/** @param address a path of the market, with query and fragment as they are */
export const innerTarget = (market: MarketId, address: string): InnerTarget => {
  const { pathname, search } = new URL(address, "https://site.test");
  const path = segmentsOf(pathname).map(decoded).join("/") || "/";
  const searchPath = patternOf(market, "search");
  if (searchPath !== null && slugAt(searchPath, path) !== null && search !== "")
    return searchTarget(search);
  // The pattern of an itinerary also matches that of a departure, so it is tried before.
  for (const route of [
    "travels-travel",
    "travels-travel-itinerary",
    "travels-travel-tour",
  ] as const) {
    const slug = slugAt(patternOf(market, route), path);
    if (slug !== null) return { kind: "travel", slug, part: travelParts[route] };
  }
  const slug = slugAt(patternOf(market, "coordinators-coordinator"), path);
  return slug === null ? { kind: "page", path } : { kind: "coordinator", slug };
};

/** The path of a record's page in a market; null where the market hides such pages. */
export const addressOf = (
  market: MarketId,
  kind: "travel" | "coordinator" | "destination",
  slug: string,
): string | null => {
  if (kind === "travel") return pathOf(market, "travels-travel", { travel: slug });
  if (kind === "coordinator")
    return pathOf(market, "coordinators-coordinator", { coordinator: slug });
  const search = pathOf(market, "search");
  return search === null ? null : `${search}?${new URLSearchParams({ where: slug })}`;
};
