import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { recordBackup } from "../board/last-backup.ts";
import type { Deployment } from "../contract.ts";
import type { Board } from "#features/records/board/board-contract.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { s3Store } from "#platform/server/files/s3/s3-store.ts";
import { openS3Server } from "#platform/testing/s3/s3-server.ts";
import { openProcessBoard } from "#platform/server/processes/process-board.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import type { FileStore } from "#platform/server/files/file-store.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { createDeploymentSource } from "./deployment.ts";

const now = () => new Date();
const secret = "a-secret-that-nobody-reads-1234567";
let database: OpenDatabase;
let api: Awaited<ReturnType<typeof openStaffApi>>;
let admin: SignInBrowser;
let failed = 0;

type Process = Readonly<{
  database: OpenDatabase;
  name: string;
  variables: NodeJS.ProcessEnv;
  isStopping?: boolean;
  files?: FileStore;
}>;

const openProcess = async ({
  database: shared,
  name,
  variables,
  isStopping = false,
  files = folderStore("."),
}: Process) => {
  const board = await openProcessBoard({
    db: shared.db,
    listen: (...args) => shared.listen(...args),
    process: name,
    elapsed: () => performance.now(),
    report: (error) => {
      throw error;
    },
  });
  return createDeploymentSource({
    board,
    db: shared.db,
    config: {
      ...readConfig({ PORT: "3000", DATA_DIR: ".", ...variables }),
      hasMailbox: variables["SMTP_URL"] === undefined,
    },
    dayOfRates: async () => null,
    files,
    counts: async () => [{ name: "mail", ready: 1, deferred: 0, active: 0, failed }],
    figuresOf: () => ({ pages: 12, answered: 200, hits: 191 }),
    now,
    migrationCount: 3,
    isStopping: () => isStopping,
  });
};

const read = async () => await admin.send("GET", "/api/it/debug");

beforeAll(async () => {
  database = await freshDatabase(migrations);
  const deployment = await openProcess({
    database,
    name: "web-1",
    variables: {
      MAPS_KEY: "maps-key-0123456789",
      SMTP_URL: `smtp://user:${secret}@mail.example.com:587`,
      MAIL_FROM: "hello@example.com",
      STAFF_OIDC_ISSUER: "http://127.0.0.1:1",
      STAFF_OIDC_CLIENT_ID: "office",
      STAFF_OIDC_CLIENT_SECRET: secret,
    },
  });
  await openProcess({
    database,
    name: "worker-1",
    variables: { ROLE: "worker", DATABASE_URL: "postgres://localhost/x" },
    isStopping: true,
  });
  api = await openStaffApi([], () => ({ deployment }), database);
  admin = await api.signIn("admin");
});
afterAll(async () => {
  await api.close();
  await database.close();
});

test("all processes answer, also one that is being stopped, and this one is named", async () => {
  const { processes, versions } = (await read()).json<Deployment>();
  expect(processes).toMatchObject([
    { name: "web-1", isThis: true, role: "both", state: "ready" },
    { name: "worker-1", isThis: false, role: "worker", state: "stopping" },
  ]);
  expect(versions).toContainEqual({ name: "Node", value: process.versions.node });
});

test("a part that does not answer or has failures says so, the others go on", async () => {
  failed = 2;
  const { health, jobs } = (await read()).json<Deployment>();
  failed = 0;
  const states = Object.fromEntries(health.map(({ name, state }) => [name, state]));
  expect(states).toMatchObject({ Database: "fine", Jobs: "warning", "Sign-in provider": "wrong" });
  expect(health.find(({ name }) => name === "Jobs")?.text).toBe("1 waiting, 2 failed");
  const cache = { name: "Cache", state: "fine", text: "95.5 % of 200 answers, 12 pages kept" };
  expect(health).toContainEqual(cache);
  expect(jobs).toMatchObject([{ name: "mail", failed: 2 }]);
});

test("switches name the setting that decides them, and no secret is told", async () => {
  const answer = await read();
  const { switches } = answer.json<Deployment>();
  expect(switches).toContainEqual({
    name: "Tag manager",
    isOn: false,
    reason: "off: TAG_MANAGER_ID is not set",
  });
  expect(switches).toContainEqual({
    name: "Mail server",
    isOn: true,
    reason: "on: mail.example.com:587",
  });
  expect(answer.body).not.toMatch(/a-secret|maps-key-0/);
});

test("the deployment is for administrators", async () => {
  const editor = await api.signIn("editor");
  expect((await editor.send("GET", "/api/it/debug")).statusCode).toBe(403);
  expect((await api.anonymous().send("GET", "/api/it/debug")).statusCode).toBe(401);
});

const machineRow = async (id: string) => {
  const { side } = (await admin.send("GET", "/api/it/home")).json<Board>();
  return side.find(({ key }) => key === "machine")?.rows.find((row) => row.id === id);
};

test("the machine room names the processes with their version, and the last backup", async () => {
  // The machine room remembers for half a minute who answered it first.
  await expect.poll(async () => (await read()).json<Deployment>().processes).toHaveLength(2);
  expect(await machineRow("processes")).toMatchObject({
    lead: { label: "2 processes", path: "/debug" },
    text: "answered, 1 about to end",
    detail: expect.stringMatching(/^version \d+\.\d+\.\d+ everywhere, heard at/),
    tone: null,
  });
  expect(await machineRow("backup")).toMatchObject({ lead: { label: "No backup" }, tone: null });
  await recordBackup(database.db, { folder: "/srv/backups/1", rows: 5, files: 2 });
  expect(await machineRow("backup")).toMatchObject({
    lead: { label: "less than an hour old" },
    tone: null,
  });
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  await database.db
    .updateTable("audit")
    .set({ at: twoDaysAgo })
    .where("subject", "=", "backup")
    .execute();
  expect(await machineRow("backup")).toMatchObject({
    lead: { label: "2 days old" },
    tone: "incomplete",
  });
});

test("files that are elsewhere are asked for, and a store that is away or refuses us says why", async () => {
  const store = await openS3Server();
  // Of its own, because a process stays on the board of its database.
  const other = await freshDatabase(migrations);
  const { bucket } = store;
  const variables = {
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  };
  const times = { attemptMs: 2000, pauseMs: 5 };
  const filesOf = async (secretAccessKey: string) => {
    const files = s3Store({ ...bucket, secretAccessKey }, times);
    const source = await openProcess({ database: other, name: "web-s3", variables, files });
    return (await source.read("it-IT")).health.find(({ name }) => name === "Files");
  };
  expect(await filesOf(bucket.secretAccessKey)).toMatchObject({
    state: "fine",
    text: expect.stringMatching(/^files at 127\.0\.0\.1:\d+, answers in \d+ ms$/),
  });
  expect(await filesOf("another")).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("S3_SECRET_ACCESS_KEY does not fit the key"),
  });
  store.treat("hangs up");
  expect(await filesOf(bucket.secretAccessKey)).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("does not answer"),
  });
  await store.close();
  await other.close();
});
