import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { readOwners } from "./owners.ts";

/** Where a file names a table of a feature that it is no part of. */
export type ForeignPlace = Readonly<{ file: string; line: number; table: string }>;

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      code: z.string(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
});

const rule = "house/own-tables";

type Report = Readonly<{ message: string; file: string; line: number }>;

/** What the linter finds in a folder, by the rules of a file of settings (`-c`). */
export const askLinter = (folder: string, options: readonly string[]): readonly Report[] => {
  const { stdout } = spawnSync(
    join(import.meta.dirname, "../../../node_modules/.bin/oxlint"),
    ["--format=json", ...options],
    { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 },
  );
  return reportSchema.parse(JSON.parse(stdout)).diagnostics.map((found) => ({
    message: `${found.code} ${found.message}`,
    file: found.filename,
    line: found.labels[0]?.span.line ?? 0,
  }));
};

/** Every foreign table that the product names. */
export const foreignPlaces = (root: string): readonly ForeignPlace[] => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-tables-"));
  const config = join(folder, "tables.json");
  const settings = {
    jsPlugins: [join(root, "scripts/house-rules/plugin.mjs")],
    categories: { correctness: "off" },
    rules: { [rule]: ["error", { owners: readOwners(root) }] },
  };
  writeFileSync(config, JSON.stringify(settings));
  const reports = askLinter(root, ["-c", config, "apps", "blocks", "features", "platform"]);
  rmSync(folder, { recursive: true });
  return reports
    .filter(({ file }) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map(({ message, file, line }) => ({ file, line, table: message.split(" ")[1] ?? "" }));
};

/** The part of the house that a file belongs to: a feature's room, or a folder of another part. */
const roomOf = (file: string): string =>
  /^features\/[^/]+\/([^/]+)/.exec(file)?.[1] ?? file.split("/").slice(0, 2).join("/");

/** Places by `room → table`, in the order of the alphabet. */
export const pairsOf = (
  places: readonly ForeignPlace[],
): ReadonlyMap<string, readonly ForeignPlace[]> =>
  new Map(
    [...Map.groupBy(places, ({ file, table }) => `${roomOf(file)} → ${table}`)].toSorted(
      ([one], [other]) => (one < other ? -1 : 1),
    ),
  );
