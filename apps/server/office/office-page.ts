import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { preloadsOf, sessionPaths } from "#apps/screens/preloads.ts";
import { findScreen } from "#apps/screens/screen-at.ts";
import { allScreens } from "#apps/screens/screens.ts";
import { dataLinksOf, linksOf, manifestSchema } from "#platform/bundle/preload-links.ts";
import { officeShapes, withShapesFirst } from "#design/office/screen/loading/first-shapes.ts";

export type OfficeVisit = Readonly<{
  pathname: string;
  status: number;
  /** Code of the country that the browser works on. */
  country: string;
  /** Whether the browser has a session: the sign-in has no shell. */
  isSignedIn: boolean;
}>;

/**
 * Returns a function from a visit to the back-office's HTML, which preloads the code and the data of
 * the screen: they then arrive together with the app's code, not after it. Until then the shapes of
 * the screen are shown.
 * @param folder of the built back-office
 * @param country preselected on a device that has chosen none
 * @param apiBase the path below which the back-office calls the API
 * @throws Error when the build lacks a screen
 */
export const createOfficePage = async (
  folder: string,
  { country: defaultCountry, apiBase }: Readonly<{ country: string; apiBase: string }>,
) => {
  const [built, manifest] = await Promise.all([
    readFile(join(folder, "index.html"), "utf8"),
    readFile(join(folder, ".vite/manifest.json"), "utf8").then((text) =>
      manifestSchema.parse(JSON.parse(text)),
    ),
  ]);
  const html = built.replace(
    "<html ",
    `<html data-country="${defaultCountry}" data-api-base="${apiBase}" `,
  );
  const files = new Set(allScreens.map(({ file }) => file));
  const pages = new Map(
    [...files].map((file) => [
      file,
      html.replace("</head>", `${linksOf(manifest, `../../${file}`, html)}</head>`),
    ]),
  );
  return ({ pathname, status, country, isSignedIn }: OfficeVisit): string => {
    const found = findScreen(pathname);
    const file = found?.screen.file ?? "";
    const page = status === 200 ? pages.get(file) : undefined;
    if (!found || page === undefined) return html;
    const paths = [...sessionPaths, ...preloadsOf(found).map((path) => `${country}/${path}`)];
    const whole = page.replace("</head>", `${dataLinksOf(paths, apiBase)}</head>`);
    return isSignedIn ? withShapesFirst(whole, officeShapes(file)) : whole;
  };
};
