import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openS3Server } from "#platform/testing/s3-server.ts";
import { ownProduct } from "./shared.ts";

type ExitResult = Readonly<{ code: number | null; stderr: string }>;

/** Starts the built product, which is expected to exit at once. */
const tryToStart = (environment: Readonly<Record<string, string>>): Promise<ExitResult> =>
  new Promise((resolve) => {
    const server = spawn(process.execPath, ["build/site/server/index.js"], {
      env: { ...process.env, MODE: "demo", NODE_ENV: "production", PORT: "0", ...environment },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let stderr = "";
    server.stderr.on("data", (text: Buffer) => (stderr += text.toString()));
    // At `exit` the last lines may not have been read yet.
    server.on("close", (code) => resolve({ code, stderr }));
  });

const linesOf = (stderr: string) => stderr.trimEnd().split("\n");

let folder = "";
let product: Awaited<ReturnType<typeof ownProduct>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wayroam-failures-"));
  writeFileSync(join(folder, "file"), "");
  product = await ownProduct();
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

const unusedPort = "19211"; // no outgoing connection gets one so low
const productionSettings = {
  MODE: "production",
  PORT: unusedPort,
  SITE_HOSTS: "www.example.it=it-IT",
  BACKOFFICE_HOST: "office.example.it",
  SESSION_SECRET: "one of the thirty-two characters that it needs",
};

test("a port in use is reported before anything is loaded", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "0.0.0.0", resolve));
  const address = other.address();
  const port = String(address && typeof address === "object" ? address.port : 0);
  const result = await tryToStart({ PORT: port, DATA_DIR: join(folder, "unused") });
  expect(result.code).toBe(1);
  expect(linesOf(result.stderr)).toEqual([`Port ${port} is in use; choose another with PORT.`]);
  await new Promise((resolve) => other.close(resolve));
});

test("an unwritable folder is named", async () => {
  const data = join(folder, "file/data");
  const result = await tryToStart({ PORT: unusedPort, DATA_DIR: data, DATABASE_URL: "" });
  expect(result.code).toBe(1);
  expect(linesOf(result.stderr)).toHaveLength(1);
  expect(result.stderr).toContain(`DATA_DIR: the folder ${data} cannot be written`);
});

test("an invalid setting ends the start with one line, and nothing is created", async () => {
  const data = join(folder, "never-made");
  const result = await tryToStart({ PORT: unusedPort, COUNTRY: "FR", DATA_DIR: data });
  expect(result).toEqual({ code: 1, stderr: "COUNTRY: is none of it, us, we, es, fr, de, int\n" });
  expect(existsSync(data)).toBe(false);
});

test("a data folder in use by another process is refused", async () => {
  const result = await tryToStart({ PORT: unusedPort, DATA_DIR: product.folder, DATABASE_URL: "" });
  expect(result.code).toBe(1);
  expect(linesOf(result.stderr)).toHaveLength(1);
  expect(result.stderr).toMatch(/^The data folder .* is in use by process \d+\.$/m);
});

test.each([
  ["nothing-of-the-kind", "DATABASE_URL: is no address"],
  ["postgres://nobody:secret-word@127.0.0.1:1/none", "DATABASE_URL: PostgreSQL cannot be used"],
])("a wrong DATABASE_URL is reported without its password: %s", async (url, message) => {
  const result = await tryToStart({ PORT: unusedPort, DATABASE_URL: url });
  expect(result.code).toBe(1);
  expect(linesOf(result.stderr)).toHaveLength(1);
  expect(result.stderr).toContain(message);
  expect(result.stderr).not.toContain("secret-word");
});

test.each([
  [{ S3_ACCESS_KEY_ID: "SOMEBODY" }, "does not know the key of S3_ACCESS_KEY_ID"],
  [{ S3_SECRET_ACCESS_KEY: "not-the-secret" }, "S3_SECRET_ACCESS_KEY does not fit the key"],
  [{ S3_BUCKET: "no-bucket" }, "no bucket of the name in S3_BUCKET"],
  [{ S3_BUCKET: "" }, "S3_BUCKET: S3_ENDPOINT needs it"],
])(
  "a store of files that refuses %j ends the start, and no secret is told",
  async (wrong, sentence) => {
    const store = await openS3Server();
    const result = await tryToStart({
      PORT: unusedPort,
      DATA_DIR: join(folder, "beside-a-store"),
      DATABASE_URL: "",
      S3_ENDPOINT: store.bucket.endpoint,
      S3_BUCKET: store.bucket.bucket,
      S3_ACCESS_KEY_ID: store.bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.bucket.secretAccessKey,
      ...wrong,
    });
    await store.close();
    expect(result.code).toBe(1);
    expect(linesOf(result.stderr)).toHaveLength(1);
    expect(result.stderr).toContain(sentence);
    expect(result.stderr).not.toMatch(/not-the-secret|S3RVER/);
  },
);

test("production refuses the settings and the database of the demo", async () => {
  const settings = await tryToStart({ MODE: "production", PORT: unusedPort });
  expect(settings.code).toBe(1);
  expect(settings.stderr).toContain("SITE_HOSTS");

  const demoProduct = await ownProduct();
  await demoProduct.end();
  const result = await tryToStart({
    ...productionSettings,
    DATA_DIR: demoProduct.folder,
    DATABASE_URL: "",
  });
  await demoProduct.stop();
  expect(result.code).toBe(1);
  expect(linesOf(result.stderr)).toHaveLength(1);
  expect(result.stderr).toContain("demo accounts");
});
