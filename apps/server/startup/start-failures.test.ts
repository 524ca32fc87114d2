import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ensureDemoStaff } from "#features/company/staff/first-accounts.ts";
import { migrations } from "#migrations/list.ts";
import { migrate } from "#platform/server/database/migrate.ts";
import { lockFolder } from "#platform/server/database/lock.ts";
import { openDatabase } from "#platform/server/database/open.ts";
import { openHeldLine } from "#platform/testing/held-line.ts";
import { openS3Server } from "#platform/testing/s3/s3-server.ts";
import { createOnServer, testEngine } from "#platform/testing/server.ts";
import { type StartOptions, startServer } from "../start.ts";
import { emptyBuild, failingBuild } from "../testing/empty-build.ts";
import { holdPort } from "#platform/server/http/connection/port.ts";

let folder = "";
let buildDir = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wayroam-failures-"));
  buildDir = await emptyBuild(folder);
  writeFileSync(join(folder, "file"), "");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** The one line that a start ends with. */
const refusal = async (
  environment: Readonly<Record<string, string>>,
  options: Partial<StartOptions> = {},
): Promise<string> => {
  try {
    const { stop } = await startServer({
      ...options,
      build: failingBuild,
      buildDir,
      development: null,
      print: () => {},
      environment: { PORT: "0", LOG_LEVEL: "silent", ...environment },
    });
    await stop();
  } catch (error) {
    const line = error instanceof Error ? error.message : "";
    expect(line).not.toContain("\n");
    return line;
  }
  return "started";
};

const production = {
  MODE: "production",
  SITE_HOSTS: "www.example.it=it-IT",
  BACKOFFICE_HOST: "office.example.it",
  SESSION_SECRET: "one of the thirty-two characters that it needs",
};

/** Settings of an empty database: on PostgreSQL where there is one, which starts sooner. */
const emptyDatabase = async () => {
  const DATA_DIR = mkdtempSync(join(folder, "data-"));
  if (!process.env["TEST_DATABASE_URL"]) return { DATA_DIR, DATABASE_URL: "" };
  const { url, drop } = await createOnServer();
  cleanups.push(drop);
  return { DATA_DIR, DATABASE_URL: url };
};

test("a port in use and a wrong setting are told before anything is made", async () => {
  const { port } = await holdPort(0);
  const data = join(folder, "never-made");
  expect(await refusal({ PORT: String(port), DATA_DIR: data })).toBe(
    `Port ${port} is in use; choose another with PORT.`,
  );
  expect(await refusal({ COUNTRY: "FR", DATA_DIR: data })).toBe(
    "COUNTRY: is none of it, us, we, es, fr, de, int",
  );
  expect(existsSync(data)).toBe(false);
});

test("a folder that cannot be written is named, and so is who else has it open", async () => {
  const data = join(folder, "file/data");
  expect(await refusal({ DATA_DIR: data })).toContain(
    `DATA_DIR: the folder ${data} cannot be written`,
  );
  const shared = join(folder, "shared");
  mkdirSync(shared);
  cleanups.push(lockFolder(shared));
  expect(await refusal({ DATA_DIR: shared })).toMatch(
    /^The data folder .* is in use by process \d+\.$/,
  );
});

test.each([
  ["nothing-of-the-kind", "DATABASE_URL: is no address"],
  ["postgres://nobody:secret-word@127.0.0.1:1/none", "DATABASE_URL: PostgreSQL cannot be used"],
])("a wrong DATABASE_URL is told without its password: %s", async (url, message) => {
  const line = await refusal({ DATABASE_URL: url, DATA_DIR: folder });
  expect(line).toContain(message);
  expect(line).not.toContain("secret-word");
});

test.runIf(testEngine() === "postgres")(
  "a database that stops answering within the start is told with its setting",
  async () => {
    const settings = await emptyDatabase();
    const url = new URL(settings.DATABASE_URL);
    const line = await openHeldLine(Number(url.port));
    cleanups.push(() => line.close());
    [url.hostname, url.port] = ["127.0.0.1", String(line.port)];
    line.holdAfter(1); // migrations need one connection, and who listens afterwards another
    const refused = await refusal(
      { ...production, ...settings, DATABASE_URL: url.href },
      { patienceMs: 500 },
    );
    expect(refused).toMatch(/^DATABASE_URL: PostgreSQL does not answer \(.+\)\.$/);
    expect(line.held()).toBeGreaterThan(0);
  },
);

test("a store of files that refuses us ends the start, and no secret is told", async () => {
  const store = await openS3Server();
  cleanups.push(() => store.close());
  const database = await emptyDatabase();
  const line = await refusal({
    ...database,
    S3_ENDPOINT: store.bucket.endpoint,
    S3_BUCKET: store.bucket.bucket,
    S3_ACCESS_KEY_ID: store.bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: "not-the-secret",
  });
  expect(line).toContain("S3_SECRET_ACCESS_KEY does not fit the key");
  expect(line).not.toMatch(/not-the-secret|S3TESTKEY|s3-secret-of-tests/);
});

test("production refuses the hosts and the database of the demo", async () => {
  expect(await refusal({ MODE: "production", DATA_DIR: folder })).toContain("SITE_HOSTS");
  const settings = await emptyDatabase();
  const { DATA_DIR, DATABASE_URL: url } = settings;
  const database = await openDatabase(url ? { url } : { folder: DATA_DIR });
  await migrate(database.db, migrations);
  await ensureDemoStaff(database.db);
  await database.close();
  const line = await refusal({ ...production, ...settings });
  expect(line).toContain("demo accounts");
  // A start that failed lets go of what it had opened.
  lockFolder(DATA_DIR)();
});
