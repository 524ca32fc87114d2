import { marketById, pathOf } from "#markets/markets.ts";
import { routeNames } from "#markets/routes.ts";

const prefixes = new Set(
  "api oauth2 media cdn health metrics assets fonts dev login logout backoffice-assets feed".split(
    " ",
  ),
);
const files = /^(favicon\.ico|robots\.txt|llms\.txt|feed\.xml|sitemap(-\d+)?\.xml)$/;

/** Stands for what no path holds: patterns with a part that varies are no path by themselves. */
const varying = { travel: ":", tour: ":", coordinator: ":" };

/**
 * The path of the site itself that a path without its first slash is, or begins with, whatever its
 * case; null when it is free. The home page's is empty.
 */
export const reservedPath =
  (product: string) =>
  (market: string, path: string): string | null => {
    const wanted = path.toLowerCase();
    const [first = ""] = wanted.split("/");
    if (prefixes.has(first) || files.test(wanted)) return `/${first}`;
    const { id } = marketById(market);
    const own = routeNames.map((name) => pathOf(id, name, varying, product));
    return own.includes(`/${wanted}`) ? `/${wanted}` : null;
  };

/** Whether a slug is answered by a route of the market or by the server itself. */
export const reservedSlug =
  (product: string) =>
  (market: string, slug: string): boolean =>
    slug !== "" && reservedPath(product)(market, slug) !== null; // the home page's blocks have no slug
