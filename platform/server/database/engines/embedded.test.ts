import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../open.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wayroam-damaged-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a data folder that the database makes is for its own account alone", async () => {
  const made = join(folder, "data");
  const { close } = await openDatabase({ folder: made });
  await close();
  expect((statSync(made).mode & 0o777).toString(8)).toBe("700");
});

test("a damaged data folder gives an error in one line and stays unlocked", async () => {
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "postgres", "PG_VERSION"), "18\n");
  const line = `DATA_DIR: the database in ${folder} cannot be opened (`;
  for (const _time of [1, 2]) {
    const error: unknown = await openDatabase({ folder }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toContain(line);
    expect((error as Error).message).not.toContain("\n");
  }
});
