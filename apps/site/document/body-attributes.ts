import type { UIMatch } from "react-router";
import type { CmsPageProps } from "../cms/cms-page.tsx";

type Appearance = CmsPageProps["appearance"];
type PageData = Readonly<{
  fixed?: { appearance: Appearance } | null;
  customPage?: { appearance: Appearance } | null;
  view?: { top?: unknown; hero?: unknown } | null;
}>;

/**
 * Data attributes that the CSS of header and footer depends on: `data-head="picture"` where the
 * header lies on a picture, `data-frame="none"` where staff hid header and footer. `:has()` would do
 * without them, but makes browsers restyle the whole page at every change (docs/decisions/0027).
 * @param isStatusPage status pages begin with a picture too
 */
export const bodyAttributes = (matches: readonly UIMatch[], isStatusPage: boolean) => {
  const pages = matches.map(({ loaderData }) => (loaderData ?? {}) as PageData);
  const appearances = pages.flatMap(
    ({ fixed, customPage }) => customPage?.appearance ?? fixed?.appearance ?? [],
  );
  const isOnPicture =
    isStatusPage ||
    appearances.some(({ attributes }) => attributes.transparentHeader) ||
    pages.some(({ view }) => view?.top ?? view?.hero);
  const hidesFrame = !isStatusPage && appearances.some(({ attributes }) => attributes.hideLayout);
  return {
    "data-head": isOnPicture ? "picture" : undefined,
    "data-frame": hidesFrame ? "none" : undefined,
  };
};
