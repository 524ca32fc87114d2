import { marketById, patternOf } from "#markets/markets.ts";
import { routeNames } from "#markets/routes.ts";

const prefixes = new Set(
  "api oauth2 media cdn health metrics assets fonts dev login logout".split(" "),
);

/** Whether a slug is answered by a route of the market or by the server itself. */
export const reservedSlug = (market: string, slug: string): boolean => {
  const wanted = slug.toLowerCase();
  if (!wanted) return false; // the home page's own blocks have no slug
  if (prefixes.has(wanted.split("/")[0] ?? "")) return true;
  const { id } = marketById(market);
  return routeNames.some((name) => patternOf(id, name)?.slice(1) === wanted);
};
