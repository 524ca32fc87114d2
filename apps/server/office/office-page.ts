import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunk);
type Manifest = z.output<typeof manifestSchema>;

/** The screens whose code is named in the page, so that it comes beside the app's own instead of after it. */
const screens: readonly Readonly<{ path: RegExp; module: string }>[] = [
  {
    path: /^\/custompages\/[^/]+$/,
    module: "../../features/pages/office/editor/editor-screen.tsx",
  },
];

/** The names of a module's own chunk and of all that it imports. */
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
 * The staff app's page, as it was built, for each address.
 * @param folder where the staff app was built
 * @param country that a device begins with which has none yet
 * @throws Error when the build lacks a screen
 */
export const createOfficePage = async (folder: string, country: string) => {
  const [built, manifest] = await Promise.all([
    readFile(join(folder, "index.html"), "utf8"),
    readFile(join(folder, ".vite/manifest.json"), "utf8").then((text) =>
      manifestSchema.parse(JSON.parse(text)),
    ),
  ]);
  const page = built.replace("<html ", `<html data-country="${country}" `);
  const withScreen = screens.map(({ path, module }) => ({
    path,
    page: page.replace("</head>", `${linksOf(manifest, module, page)}</head>`),
  }));
  return (pathname: string): string =>
    withScreen.find(({ path }) => path.test(pathname))?.page ?? page;
};
