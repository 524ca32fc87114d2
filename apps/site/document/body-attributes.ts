import type { UIMatch } from "react-router";
import type { CmsPageProps } from "../cms/cms-page.tsx";

type Appearance = CmsPageProps["appearance"];
type PageData = Readonly<{
  fixed?: { appearance: Appearance } | null;
  customPage?: { appearance: Appearance } | null;
  view?: { top?: unknown; hero?: unknown } | null;
}>;

/**
 * The marks of the body that the frame's style follows: whether the page begins with a picture
 * (`data-hero`), which the header then lies on, and whether staff hid the frame. The style could ask
 * the page itself with `:has()`, but then every part that a browser reads or a visitor opens has it
 * style the whole page again (docs/decisions/0027).
 * @param matches the matched routes, with what their loaders say
 * @param isLost whether a status page stands there: it is a picture as well
 */
export const bodyAttributes = (matches: readonly UIMatch[], isLost: boolean) => {
  const said = matches.map(({ loaderData }) => (loaderData ?? {}) as PageData);
  const looks = said.flatMap(
    ({ fixed, customPage }) => customPage?.appearance ?? fixed?.appearance ?? [],
  );
  const isOnPicture =
    isLost ||
    looks.some(({ attributes }) => attributes.transparentHeader) ||
    said.some(({ view }) => view?.top ?? view?.hero);
  const isBare = !isLost && looks.some(({ attributes }) => attributes.hideLayout);
  return {
    "data-head": isOnPicture ? "picture" : undefined,
    "data-frame": isBare ? "none" : undefined,
  };
};
