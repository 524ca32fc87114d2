import { knownParameters } from "#apps/site/routing/known-parameters.ts";
import { questionsQuery } from "#apps/site/cms/custom-page.tsx";
import { pages } from "#apps/site/routing/pages.ts";
import type { MarketId } from "#markets/market-type.ts";
import { pathOf, patternOf } from "#markets/paths.ts";
import { normalizePath } from "#platform/address.ts";
import { isText } from "#platform/server/http/readable-url.ts";
import type { PageQueryReader } from "#markets/site/page-query.ts";
import { routeAt } from "#markets/site/match-route.ts";

/** Whether the path and every known parameter decode to text; unknown parameters may be anything. */
export const isDecodable = (url: URL): boolean =>
  isText(url.pathname) &&
  url.search
    .slice(1)
    .split("&")
    .every((pair) => !knownParameters.some((name) => pair.startsWith(`${name}=`)) || isText(pair));

const queryAt = (market: MarketId, path: string): PageQueryReader => {
  const route = routeAt(market, path);
  const isQuestions = route === "*" && path === pathOf(market, "faqs");
  return isQuestions ? questionsQuery : pages[route].query;
};

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
  canonical.search = queryAt(market, path)(url.searchParams).toString();
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
