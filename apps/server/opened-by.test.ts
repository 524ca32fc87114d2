import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureDemoStaff } from "#features/staff/first-accounts.ts";
import { addStaffRoutes } from "#features/staff/routes.ts";
import { type StaffBrowser, staffBrowser } from "#features/staff/testing/staff-browser.ts";
import { migrations } from "#migrations/list.ts";
import { openedByHeader } from "#platform/browser/renewal.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { answerError } from "#platform/server/http/problem.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { addApi } from "./api.ts";
import { backofficeOrigin, readConfig } from "./config.ts";

const config = readConfig({ PORT: "3000" });
const origin = backofficeOrigin(config);
const now = () => new Date();
let database: OpenDatabase;
let app: FastifyInstance;
let editor: StaffBrowser;

beforeAll(async () => {
  database = await freshDatabase(migrations);
  const { db } = database;
  await ensureDemoStaff(db);
  app = fastify();
  app.setErrorHandler(answerError);
  const { secret } = config;
  await addStaffRoutes(app, { db, origin, secret, provider: null, secureCookies: false, now });
  await addApi(app, { config, db, now });
  editor = staffBrowser(app, origin);
  await editor.signIn("editor@wayroam.test", "wayroam-editor");
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test("a page that one person opened is answered to nobody else who has signed in since", async () => {
  const asked = async (email: string) => {
    const headers = { [openedByHeader]: encodeURIComponent(email) };
    return (await editor.send("GET", "/api/it/custompages", { headers })).statusCode;
  };
  expect(await asked("admin@wayroam.test")).toBe(401);
  expect(await asked("editor@wayroam.test")).toBe(200);
});
