import type { CmsPageProps } from "#features/content/pages/parts/cms-page.tsx";

type Appearance = Pick<CmsPageProps["appearance"], "attributes">;

/**
 * Data attributes that the CSS of header and footer depends on: `data-head="picture"` where the
 * header lies on a picture, `data-frame="none"` where staff hid header and footer. `:has()` would do
 * without them, but makes browsers restyle the whole page at every change (docs/decisions/0027).
 * @param isOnPicture whether the page begins with a picture, as status pages do
 * @param appearance that staff gave the page
 */
export const bodyAttributes = (isOnPicture: boolean, appearance: Appearance | null) => ({
  "data-head": isOnPicture || appearance?.attributes.transparentHeader ? "picture" : undefined,
  "data-frame": appearance?.attributes.hideLayout ? "none" : undefined,
});
