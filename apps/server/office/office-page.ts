import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { preloadsOf, sessionPaths } from "#apps/screens/preloads.ts";
import { findScreen } from "#apps/screens/screen-at.ts";
import { allScreens } from "#apps/screens/screens.ts";
import { officeShapes, withShapesFirst } from "./office-shapes.ts";

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunk);
type Manifest = z.output<typeof manifestSchema>;

/** The names of a module's chunk and, recursively, of its imports. */
const chunksOf = (manifest: Manifest, name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const each of manifest[name]?.imports ?? []) chunksOf(manifest, each, seen);
  return seen;
};

const linksOf = (manifest: Manifest, module: string, page: string): string => {
  if (!manifest[module]) throw new Error(`The build of the staff app holds no ${module}.`);
  const chunks = [...chunksOf(manifest, module)].flatMap((name) => manifest[name] ?? []);
  const scripts = chunks.map(({ file }) => [
    file,
    `<link rel="modulepreload" crossorigin href="/${file}">`,
  ]);
  const styles = chunks.flatMap(({ css }) =>
    css.map((file) => [file, `<link rel="stylesheet" crossorigin href="/${file}">`]),
  );
  return [...scripts, ...styles]
    .filter(([file]) => !page.includes(`"/${file}"`))
    .map(([, link]) => link)
    .join("");
};

/**
 * Has the browser ask for answers of the API while the code that reads them is on its way; the mode
 * of the request has to be the one of `fetch`.
 */
const dataLinksOf = (paths: readonly string[], apiBase: string): string =>
  paths
    .map((path) => `<link rel="preload" as="fetch" crossorigin href="${apiBase}/${path}">`)
    .join("");

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
