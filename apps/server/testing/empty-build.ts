import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** In place of what the build would bring where no page is drawn. @returns its folder */
export const emptyBuild = async (folder: string): Promise<string> => {
  const buildDir = join(folder, "build");
  const office = ["build/backoffice/backoffice-assets", "build/backoffice/.vite"];
  for (const name of ["build/site/client/assets", "build/fonts", ...office, "blocks/pictures"])
    await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(buildDir, "backoffice/index.html"), "");
  const manifest = {
    "../../features/pages/office/editor/editor-screen.tsx": { file: "editor.js" },
  };
  await writeFile(join(buildDir, "backoffice/.vite/manifest.json"), JSON.stringify(manifest));
  return buildDir;
};

/** The site's build: each page that would be drawn is answered 500. */
export const drawsNothing = () => Promise.reject(new Error("No page is drawn here."));
