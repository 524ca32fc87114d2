import { searchParameters } from "#features/search/address.ts";
import { withoutEndSlashes } from "#platform/address.ts";
import { isText } from "#platform/server/http/readable.ts";

// What a page may depend on, in the order of its address; anything else in the query is ignored.
const known = [...searchParameters, "stars", "open", "tour", "currency"] as const;

/** Characters of a value that are taken. */
const longest = 200;

/** Whether the path and every known parameter are text, encoded; what is ignored may be anything. */
export const isReadable = (url: URL): boolean =>
  isText(url.pathname) &&
  url.search
    .slice(1)
    .split("&")
    .every((pair) => !known.some((name) => pair.startsWith(`${name}=`)) || isText(pair));

/**
 * An address with the known parameters alone, in one order, so that a page has one key. Values
 * past 200 characters and more than 40 of one name are left out; a keyword is cut there, since its
 * beginning says what is meant.
 */
export const canonicalAddress = (url: URL): URL => {
  const query = new URLSearchParams();
  for (const name of known)
    for (const value of url.searchParams.getAll(name).slice(0, 40)) {
      const taken = name === "q" ? value.slice(0, longest) : value;
      if (taken !== "" && taken.length <= longest) query.append(name, taken);
    }
  const address = new URL(url.origin);
  address.pathname = url.pathname; // set, not resolved: `//elsewhere.test` is a path of ours
  address.search = query.toString();
  return address;
};

/**
 * The one way in which a path is written: in small letters, without a slash at its end. A path that
 * begins with two stays as it is: a browser would read what follows as another host.
 */
export const tidyPath = (path: string): string =>
  path.startsWith("//")
    ? path
    : `/${withoutEndSlashes(path.slice(1))}`.replaceAll(/%[\dA-F]{2}|[A-Z]+/gi, (part) =>
        part.startsWith("%") ? part : part.toLowerCase(),
      );
