import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDemoStaff } from "#features/company/staff/first-accounts.ts";
import { createApp } from "#apps/server/app.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { migrations } from "#migrations/list.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import {
  type SignInBrowser,
  signInBrowser,
} from "#platform/server/identity/testing/sign-in-browser.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { emptyBuild, failingBuild } from "../empty-build.ts";

export const officeOrigin = "http://backoffice.localhost:3000";

/** The whole server with the demo's accounts and an empty catalogue. The caller closes it. */
export const openOffice = async () => {
  const folder = await mkdtemp(join(tmpdir(), "office-"));
  const database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  /** Another server on the same database, with other settings. */
  const open = async (environment: Readonly<Record<string, string>> = {}) =>
    createApp({
      config: readConfig({ PORT: "3000", LOG_LEVEL: "silent", ...environment }),
      database,
      build: failingBuild,
      buildDir: await emptyBuild(folder),
      files: folderStore(join(folder, "files")),
      now: () => new Date(),
      development: null,
    });
  const app = await open();
  const anonymous = (): SignInBrowser => signInBrowser(app, officeOrigin);
  return {
    app,
    db: database.db,
    open,
    anonymous,
    signedIn: async (name: string): Promise<SignInBrowser> => {
      const browser = anonymous();
      await browser.signIn(`${name}@wayroam.test`, `wayroam-${name}`);
      return browser;
    },
    close: async (): Promise<void> => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
