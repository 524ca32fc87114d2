import fastify from "fastify";
import { addApi } from "#apps/server/api.ts";
import { backofficeOrigin, readConfig } from "#apps/server/config.ts";
import { ensureDemoStaff } from "#features/staff/first-accounts.ts";
import { addStaffRoutes } from "#features/staff/routes.ts";
import { type StaffBrowser, staffBrowser } from "#features/staff/testing/staff-browser.ts";
import { migrations } from "#migrations/list.ts";
import { answerError } from "#platform/server/http/problem.ts";
import { freshDatabase } from "#platform/testing/database.ts";

/** The staff's API on a database of a test's own; the caller closes it. */
export const openStaffApp = async () => {
  const config = readConfig({ PORT: "3000" });
  const origin = backofficeOrigin(config);
  const now = () => new Date();
  const database = await freshDatabase(migrations);
  const { db } = database;
  await ensureDemoStaff(db);
  const app = fastify({ bodyLimit: 2 * 1024 * 1024 });
  app.setErrorHandler(answerError);
  const { secret } = config;
  await addStaffRoutes(app, { db, origin, secret, provider: null, secureCookies: false, now });
  await addApi(app, { config, db, now });
  return {
    db,
    /** A signed-in browser, or with null one that is not. */
    async browserOf(name: "admin" | "editor" | null): Promise<StaffBrowser> {
      const browser = staffBrowser(app, origin);
      if (name) await browser.signIn(`${name}@wayroam.test`, `wayroam-${name}`);
      return browser;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
};
