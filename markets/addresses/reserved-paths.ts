import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { routeNames } from "#markets/routes.ts";

const reservedPrefixes = new Set(
  "api oauth2 media cdn health metrics assets fonts dev login logout backoffice-assets feed preview coordinator-answer move-answer".split(
    " ",
  ),
);
const files =
  /^(favicon\.ico|manifest\.webmanifest|robots\.txt|llms\.txt|feed\.xml|sitemap(-\d+)?\.xml)$/;

/** Fills the variable parts of routes with a character that no slug contains, so that those routes reserve nothing. */
const placeholderParams = { travel: ":", tour: ":", coordinator: ":", event: ":", key: ":" };

/**
 * The route or server path that a path collides with, ignoring case; null where the path is free.
 * Paths come without their first slash, so the home page's is empty.
 */
export const reservedPath =
  (product: string) =>
  (market: string, path: string): string | null => {
    const normalized = path.toLowerCase();
    const [first = ""] = normalized.split("/");
    if (reservedPrefixes.has(first) || files.test(normalized)) return `/${first}`;
    const { id } = marketById(market);
    const routePaths = routeNames.map((name) => pathOf(id, name, placeholderParams, product));
    return routePaths.includes(`/${normalized}`) ? `/${normalized}` : null;
  };

export const reservedSlug =
  (product: string) =>
  (market: string, slug: string): boolean =>
    slug !== "" && reservedPath(product)(market, slug) !== null; // The fixed page of the home page has an empty slug.
