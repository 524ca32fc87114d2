import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "#apps/server/app.ts";
import type { AppOptions } from "#apps/server/app-options.ts";
import { readConfig } from "#apps/server/config/config.ts";
import { emptyBuild } from "#apps/server/testing/empty-build.ts";
import { type SitePages, sitePages } from "#apps/site/site-pages.ts";
import { migrations } from "#migrations/list.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { signInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { freshDatabase } from "#platform/testing/database.ts";

export const hosts = {
  it: "http://it.localhost:3000",
  us: "http://us.localhost:3000",
  uk: "http://uk.localhost:3000",
  es: "http://es.localhost:3000",
  fr: "http://fr.localhost:3000",
  de: "http://de.localhost:3000",
  int: "http://localhost:3000",
  office: "http://backoffice.localhost:3000",
} as const;

type Process = Partial<
  Pick<AppOptions, "database" | "waitClock"> &
    Readonly<{ clock: { now: number }; variables: NodeJS.ProcessEnv }>
>;

/**
 * The whole product with a clock that a test moves, and browsers on the hosts of markets.
 * @param process what several share, each with connections to the database of its own; and variables
 * of the environment besides the port
 */
export const openPeopleApp = async (build: SitePages = sitePages, process: Process = {}) => {
  const folder = await mkdtemp(join(tmpdir(), "people-"));
  const { waitClock } = process;
  const database = process.database ?? (await freshDatabase(migrations));
  // In the morning, so that what a test moves on stays within a day.
  const clock = process.clock ?? { now: new Date().setUTCHours(10, 0, 0, 0) };
  const logged: string[] = [];
  const app = await createApp({
    config: readConfig({
      PORT: "3000",
      LOG_LEVEL: "info",
      TRUST_PROXY: "127.0.0.1",
      ...process.variables,
    }),
    database,
    build,
    buildDir: await emptyBuild(folder),
    files: folderStore(join(folder, "files")),
    now: () => new Date(clock.now),
    ...(waitClock && { waitClock }),
    development: null,
    logTo: { write: (line: string) => void logged.push(line) },
  });
  const { db } = database;
  let address = 0;

  /** A browser of somebody on an address of their own. */
  const browser = (origin: string = hosts.it, from = `198.51.100.${(address += 1)}`) =>
    signInBrowser(app, origin, { "x-forwarded-for": from });

  /** The code of the newest mail; the clock goes on, so that a later mail is newer. */
  const lastCode = async (email: string): Promise<string> => {
    const mail = await db
      .selectFrom("outbox_mail")
      .select("subject")
      .where("recipient", "=", email)
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    clock.now += 1000;
    return /\d{6}/.exec(mail.subject)?.[0] ?? "";
  };

  return {
    app,
    database,
    db,
    clock,
    logged,
    browser,
    lastCode,
    async close() {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type PeopleApp = Awaited<ReturnType<typeof openPeopleApp>>;
export type PeopleBrowser = ReturnType<PeopleApp["browser"]>;

/** Follows what continues a sign-in, as a browser does. @returns the path on which it ends */
export const goOn = async (browser: PeopleBrowser, continueTo: string): Promise<string> => {
  const { here } = await browser.follow(continueTo);
  return URL.parse(here)?.pathname ?? here;
};

/** Makes an account by the code that is mailed, and signs it in. */
export const signUp = async (
  people: PeopleApp,
  browser: PeopleBrowser,
  email: string,
  password = "four trains and a tea",
): Promise<void> => {
  const started = await browser.send("POST", "/api/login/start", { json: { email } });
  const { challenge } = started.json<{ challenge: string }>();
  const code = await people.lastCode(email);
  await browser.send("POST", "/api/login/code", { json: { challenge, code } });
  const made = await browser.send("POST", "/api/account", {
    json: { challenge, password, marketing: false },
  });
  await goOn(browser, made.json<{ continueTo: string }>().continueTo);
};
