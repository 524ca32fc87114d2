import { useEffect } from "react";
import { useLocation } from "react-router";
import type { ThirdPartiesView } from "#features/third-parties/parts/third-parties-view.ts";

/**
 * Begins with what other companies do on the site, once the page stands, and tells it of each page.
 * Everything of it is loaded later, and only where the product is configured with some.
 */
export const ThirdParties = ({ asked }: { asked: ThirdPartiesView }) => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    void import("./start.ts").then(({ pageShown }) => pageShown(asked, pathname + search));
  }, [asked, pathname, search]);
  return null;
};
