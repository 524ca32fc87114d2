import { apiUrl } from "#platform/browser/api-base.ts";
import { type FoundScreen, findScreen } from "#features/staff/screens/screen-at.ts";
import { prefetch } from "#platform/browser/prefetch.ts";
import { loaderOf } from "../screen-files.ts";
import { loadAhead } from "../status/failed-code.ts";
import { storedCountry } from "../shell/country.ts";

/** The screen's paths of the API for these parameters; a new record has none of its own. */
const preloadsOf = ({ screen: { preloads = [] }, values }: FoundScreen): readonly string[] =>
  preloads
    .filter((path) => !/:\w+/.test(path) || !Object.values(values).includes("new"))
    .map((path) => path.replace(/:(\w+)/g, (_part, name: string) => values[name] ?? ""));

/**
 * Starts loading the screen's code and data in parallel with `/api/me`. Without a known country, the
 * data wait for the session.
 */
export const preloadScreen = (pathname: string): void => {
  const found = findScreen(pathname);
  if (!found) return;
  const load = loaderOf(found.screen);
  // A failure reaches the router, which loads the same file.
  if (load) void loadAhead(load);
  const country = storedCountry() ?? document.documentElement.dataset["country"];
  if (country === undefined) return;
  for (const path of preloadsOf(found)) prefetch.request(apiUrl(`${country}/${path}`));
};
