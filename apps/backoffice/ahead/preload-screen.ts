import { apiUrl } from "#platform/browser/api-base.ts";
import { preloadsOf, sessionPaths } from "#apps/screens/preloads.ts";
import { findScreen } from "#apps/screens/screen-at.ts";
import { prefetch } from "#platform/browser/prefetch/prefetch.ts";
import { loaderOf } from "../screen-files.ts";
import { loadAhead } from "#platform/browser/failed-code.ts";
import { storedCountry } from "#features/company/staff/office/use-country.ts";

/**
 * Starts loading the session, the screen's code and its data together. The server's page has the
 * browser ask for the same answers even before this code runs (`apps/server/office`). Without a
 * known country, the data wait for the session.
 */
export const preloadScreen = (pathname: string): void => {
  const found = findScreen(pathname);
  if (!found) return;
  // A failure reaches the router, which loads the same file.
  void loadAhead(loaderOf(found.screen));
  for (const path of sessionPaths) prefetch.request(apiUrl(path));
  const country = storedCountry() ?? document.documentElement.dataset["country"];
  if (country === undefined) return;
  for (const path of preloadsOf(found)) prefetch.request(apiUrl(`${country}/${path}`));
};
