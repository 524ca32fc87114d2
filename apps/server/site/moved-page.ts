import { knownParameters } from "#apps/site/routing/known-parameters.ts";
import { locationWithQuery } from "#features/assets/redirects/rules.ts";

const isRead = (part: string): boolean => {
  const [name] = new URLSearchParams(part).keys();
  return knownParameters.some((each) => each === name);
};

/**
 * Where a page that has moved leads a visitor, whose query is kept as by the redirects of staff. A
 * search that corrects itself stays on its path and says anew all that it reads: of the visitor's
 * query only what no page reads goes along, or a filter that was left out would come back.
 * @param location of the page's own response, which knows nothing of other parameters
 */
export const movedLocation = (location: string, url: URL): string => {
  const [path] = location.split(/[?#]/, 1);
  const parts = url.search.slice(1).split("&").filter(Boolean);
  const kept = path === url.pathname ? parts.filter((part) => !isRead(part)) : parts;
  return locationWithQuery(location, kept.join("&"));
};
