import { searchParameters } from "#features/search/address.ts";
import { isText } from "#platform/server/http/readable.ts";

// What a page may depend on, in the order of its address; anything else in the query is ignored.
const known = [...searchParameters, "stars", "open", "currency"] as const;

/** Whether the path and every known parameter are text, encoded; what is ignored may be anything. */
export const isReadable = (url: URL): boolean =>
  isText(url.pathname) &&
  url.search
    .slice(1)
    .split("&")
    .every((pair) => !known.some((name) => pair.startsWith(`${name}=`)) || isText(pair));

/**
 * An address with the known parameters alone, in one order, so that a page has one key. Values
 * past 200 characters and more than 40 of one name are left out.
 */
export const canonicalAddress = (url: URL): URL => {
  const query = new URLSearchParams();
  for (const name of known)
    for (const value of url.searchParams.getAll(name).slice(0, 40))
      if (value !== "" && value.length <= 200) query.append(name, value);
  const address = new URL(url.origin);
  address.pathname = url.pathname; // set, not resolved: `//elsewhere.test` is a path of ours
  address.search = query.toString();
  return address;
};
