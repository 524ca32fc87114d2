import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { allScreens } from "#apps/screens/screens.ts";

/** Creates the files that the server needs of a build, all empty. @returns the build's folder */
export const emptyBuild = async (folder: string): Promise<string> => {
  const buildDir = join(folder, "build");
  const office = ["build/backoffice/backoffice-assets", "build/backoffice/.vite"];
  const islands = "build/islands/.vite";
  for (const name of [
    "build/site/client/assets",
    "build/fonts",
    ...office,
    islands,
    "blocks/pictures",
  ])
    await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(buildDir, "backoffice/index.html"), "");
  const script = { "main.ts": { file: "assets/main.js", isEntry: true } };
  await writeFile(join(buildDir, "islands/.vite/manifest.json"), JSON.stringify(script));
  const screenFiles = allScreens.flatMap(({ file }) => file ?? []);
  const manifest = Object.fromEntries(
    screenFiles.map((file, index) => [`../../${file}`, { file: `screen-${index}.js` }]),
  );
  await writeFile(join(buildDir, "backoffice/.vite/manifest.json"), JSON.stringify(manifest));
  return buildDir;
};

/** A build of the site with which rendering any page answers 500. */
export const failingBuild = () => Promise.reject(new Error("This build renders no page."));
