import { useSyncExternalStore } from "react";

/** From this width on a panel stands beside its list. */
const wide = "(width >= 1100px)";

const subscribe = (changed: () => void): (() => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
