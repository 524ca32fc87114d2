import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDatabase, server } from "./own-database.ts";
import { startProduct } from "./product.ts";
import { ownProduct } from "./shared.ts";

/** Runs a command of the built product, as `npm run backup` and `npm run restore` do. */
const run = (words: readonly string[], environment: Readonly<Record<string, string>>) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["build/site/server/index.js", ...words],
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
  return { status, said: stdout + stderr };
};

const temporary = () => mkdtempSync(join(tmpdir(), "wayroam-journey-"));

test.skipIf(server === "")(
  "a backup of the embedded database, taken while it is closed, is restored on PostgreSQL",
  async () => {
    const first = await ownProduct();
    const page = await first.read("it.localhost", "/viaggi");
    const picture = /\/media\/[^"\s]+\.jpeg/.exec(page)?.[0] ?? "";
    const place = temporary();
    const backup = join(place, "backup");
    const inUse = run(["backup", backup], { DATA_DIR: first.folder });
    expect(inUse).toMatchObject({ status: 1, said: expect.stringContaining("Stop the product") });
    const before = await first.read("it.localhost", picture);
    await first.end();
    expect(run(["backup", backup], { DATA_DIR: first.folder })).toMatchObject({ status: 0 });
    await first.stop();

    const { url, drop } = await createDatabase();
    const folder = temporary();
    const there = { DATABASE_URL: url, DATA_DIR: folder };
    expect(run(["restore", backup], there)).toMatchObject({ status: 0 });
    expect(run(["restore", backup], there)).toMatchObject({
      status: 1,
      said: "The database is not empty: a backup is restored into an empty one.\n",
    });
    const second = await startProduct(there);
    const titles = (html: string) => [...html.matchAll(/<h[1-3][^>]*>([^<]+)/g)].map(([, t]) => t);
    expect(titles(await second.read("it.localhost", "/viaggi"))).toEqual(titles(page));
    expect(await second.read("it.localhost", picture)).toBe(before);
    await second.stop();
    await drop();
    for (const each of [place, folder]) rmSync(each, { recursive: true });
  },
  120_000,
);
