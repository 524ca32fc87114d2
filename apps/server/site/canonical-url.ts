import { knownParameters, pageQueries } from "#apps/site/routing/page-queries.ts";
import type { MarketId } from "#markets/market-type.ts";
import { patternOf } from "#markets/paths.ts";
import { withoutEndSlashes } from "#platform/address.ts";
import { isText } from "#platform/server/http/readable-url.ts";
import { routeAt } from "#apps/site/routing/match-route.ts";

/** Whether the path and every known parameter decode to text; unknown parameters may be anything. */
export const isDecodable = (url: URL): boolean =>
  isText(url.pathname) &&
  url.search
    .slice(1)
    .split("&")
    .every((pair) => !knownParameters.some((name) => pair.startsWith(`${name}=`)) || isText(pair));

/**
 * Reduces a URL to its page's normalized path and the parameters that its route reads, so that a
 * page has one cache key and can depend on nothing else.
 * @param origin the market's own, whatever host the request used
 */
export const canonicalUrl = (market: MarketId, origin: string, url: URL): URL => {
  const canonical = new URL(origin);
  const path = normalizePath(url.pathname);
  // `//elsewhere.test` has to stay a path; resolving it would change the host.
  canonical.pathname = path;
  canonical.search = pageQueries[routeAt(market, path)](url.searchParams).toString();
  return canonical;
};

const documents = /^\/(?:robots\.txt|llms\.txt|sitemap[\d-]*\.xml|feed\.xml)$/;

/** The pattern of the route that answers a path; `*` for custom pages and for unknown paths. */
export const pagePatternAt = (market: MarketId, path: string): string => {
  if (documents.test(path)) return path;
  if (/^\/feed\/[^/]+\.xml$/.test(path)) return "/feed/:slug.xml";
  const route = routeAt(market, normalizePath(path));
  return route === "*" ? "*" : (patternOf(market, route) ?? "*");
};

/**
 * Lowercases a path, drops slashes at its end and decodes percent codes of plain letters. A path that
 * begins with two slashes stays unchanged: in a redirect a browser would take the rest as a host.
 */
export const normalizePath = (path: string): string =>
  path.startsWith("//")
    ? path
    : `/${withoutEndSlashes(path.slice(1))}`
        .replaceAll(/%[2-7][\dA-F]/gi, (code) => {
          const character = String.fromCodePoint(Number.parseInt(code.slice(1), 16));
          return /[\w~-]/.test(character) ? character : code;
        })
        .replaceAll(/%[\dA-F]{2}|[A-Z]+/gi, (part) =>
          part.startsWith("%") ? part : part.toLowerCase(),
        );
