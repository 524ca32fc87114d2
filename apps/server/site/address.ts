import { knownParameters, pageQueries } from "#apps/site/routing/page-queries.ts";
import type { MarketId } from "#markets/market-type.ts";
import { withoutEndSlashes } from "#platform/address.ts";
import { isText } from "#platform/server/http/readable.ts";
import { routeAt } from "../api/paths/resolve-paths.ts";

/** Whether the path and every known parameter are text, encoded; what is ignored may be anything. */
export const isReadable = (url: URL): boolean =>
  isText(url.pathname) &&
  url.search
    .slice(1)
    .split("&")
    .every((pair) => !knownParameters.some((name) => pair.startsWith(`${name}=`)) || isText(pair));

/** The page whose data a script asks for: `/x.data` is that of `/x`. */
const pageOf = (path: string): string =>
  path === "/_root.data" ? "/" : path.replace(/\.data$/, "");

/**
 * An address with what its page reads of the query and nothing else, so that a page has one key and
 * can depend on nothing that its route does not name.
 * @param origin the market's own, whatever name and port it was asked by
 */
export const canonicalAddress = (market: MarketId, origin: string, url: URL): URL => {
  const address = new URL(origin);
  const path = tidyPath(url.pathname);
  address.pathname = path; // set, not resolved: `//elsewhere.test` is a path of ours
  address.search = pageQueries[routeAt(market, pageOf(path))](url.searchParams).toString();
  return address;
};

/**
 * The one way in which a path is written: in small letters, without a slash at its end and without
 * codes of plain letters. A path that begins with two slashes stays as it is: a browser would read
 * what follows as another host.
 */
export const tidyPath = (path: string): string =>
  path.startsWith("//")
    ? path
    : `/${withoutEndSlashes(path.slice(1))}`
        .replaceAll(/%[2-7][\dA-F]/gi, (code) => {
          const sign = String.fromCodePoint(Number.parseInt(code.slice(1), 16));
          return /[\w~-]/.test(sign) ? sign : code;
        })
        .replaceAll(/%[\dA-F]{2}|[A-Z]+/gi, (part) =>
          part.startsWith("%") ? part : part.toLowerCase(),
        );
