import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDatabase, server } from "./own-database.ts";
import { startProduct } from "./product.ts";
import { ownProduct } from "./shared.ts";

/** Runs a command of the built product, as `npm run backup` and `npm run restore` do. */
const runCommand = (args: readonly string[], environment: Readonly<Record<string, string>>) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["build/site/server/index.js", ...args],
    {
      env: {
        ...process.env,
        MODE: "demo",
        NODE_ENV: "production",
        DATABASE_URL: "",
        ...environment,
      },
      encoding: "utf8",
    },
  );
  return { status, output: stdout + stderr };
};

const temporaryFolder = () => mkdtempSync(join(tmpdir(), "wayroam-journey-"));

test.skipIf(server === "")(
  "a backup of the embedded database, taken while it is closed, is restored on PostgreSQL",
  async () => {
    const first = await ownProduct();
    const page = await first.read("it.localhost", "/viaggi");
    const picturePath = /\/media\/[^"\s]+\.jpeg/.exec(page)?.[0] ?? "";
    const parent = temporaryFolder();
    const backup = join(parent, "backup");
    const inUse = runCommand(["backup", backup], { DATA_DIR: first.folder });
    expect(inUse).toMatchObject({ status: 1, output: expect.stringContaining("Stop the product") });
    const originalPicture = await first.read("it.localhost", picturePath);
    await first.end();
    expect(runCommand(["backup", backup], { DATA_DIR: first.folder })).toMatchObject({ status: 0 });
    await first.stop();

    const { url, drop } = await createDatabase();
    const folder = temporaryFolder();
    const target = { DATABASE_URL: url, DATA_DIR: folder };
    expect(runCommand(["restore", backup], target)).toMatchObject({ status: 0 });
    expect(runCommand(["restore", backup], target)).toMatchObject({
      status: 1,
      output: "The database is not empty: a backup is restored into an empty one.\n",
    });
    const second = await startProduct(target);
    const titles = (html: string) => [...html.matchAll(/<h[1-3][^>]*>([^<]+)/g)].map(([, t]) => t);
    expect(titles(await second.read("it.localhost", "/viaggi"))).toEqual(titles(page));
    expect(await second.read("it.localhost", picturePath)).toBe(originalPicture);
    await second.stop();
    await drop();
    for (const each of [parent, folder]) rmSync(each, { recursive: true });
  },
  120_000,
);
