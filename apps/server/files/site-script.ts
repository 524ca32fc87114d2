import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { SiteScript } from "#apps/site/document/document.tsx";
import type { AppOptions } from "../app-options.ts";

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional() }),
);

/** The script of public pages, as the build names it. @throws where the build has none */
export const siteScript = ({
  buildDir,
  development,
}: Pick<AppOptions, "buildDir" | "development">): SiteScript => {
  if (development) return development.siteScript;
  const text = readFileSync(join(buildDir, "islands/.vite/manifest.json"), "utf8");
  const entry = Object.values(manifestSchema.parse(JSON.parse(text))).find(
    ({ isEntry }) => isEntry,
  );
  if (!entry) throw new Error("The build of the islands has no entry.");
  return { preamble: null, src: `/${entry.file}` };
};
