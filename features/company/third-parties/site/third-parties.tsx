import { useEffect } from "react";
import { useLocation } from "react-router";
import type { ThirdPartiesView } from "#features/company/third-parties/parts/third-parties-view.ts";

/**
 * Loads the code of third-party services after the page has rendered, and only where some are
 * configured.
 */
export const ThirdParties = ({ view }: { view: ThirdPartiesView }) => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    void import("./start.ts").then(({ onPageView }) => onPageView(view, pathname + search));
  }, [view, pathname, search]);
  return null;
};
