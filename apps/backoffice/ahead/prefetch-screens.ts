import { accessTo, type Visit } from "#apps/screens/access.ts";
import { groupsBesideHome } from "#apps/screens/menu.ts";
import { screenAt } from "#apps/screens/screen-at.ts";
import { connectionQuality, mayPrefetch, onceIdle } from "#platform/browser/prefetch/connection.ts";
import { prefetchLinks } from "#platform/browser/prefetch/prefetch-links.ts";
import { loaderOf } from "../screen-files.ts";
import { loadAhead } from "#platform/browser/failed-code.ts";

const prefetchScreen = async (pathname: string, visit: Visit): Promise<void> => {
  const screen = screenAt(pathname);
  if (!screen || accessTo(pathname, visit) !== "open") return;
  if (mayPrefetch(connectionQuality())) await loadAhead(loaderOf(screen));
};

/**
 * Loads the code of the screen whose link is hovered or focused and, in idle time, of the menu's
 * screens one after another; nothing on 2G or where data are saved (the specification).
 * @returns stops the prefetching
 */
export const prefetchScreens = (visit: Visit): (() => void) => {
  const waiting = groupsBesideHome(visit).flatMap(({ entries }) => entries.map(({ path }) => path));
  let callOff = () => {};
  const prefetchNext = () => {
    const path = waiting.shift();
    if (path === undefined) return;
    callOff = onceIdle(() => void prefetchScreen(path, visit).then(prefetchNext));
  };
  const stopLinks = prefetchLinks(({ pathname }) => void prefetchScreen(pathname, visit));
  prefetchNext();
  return () => {
    waiting.length = 0;
    callOff();
    stopLinks();
  };
};
