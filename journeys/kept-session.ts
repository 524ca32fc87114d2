import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Cookie } from "playwright-core";

/** Names the folder that holds the sessions of a run; without it none is kept. */
export const sessionsVariable = "JOURNEY_SESSIONS";

/**
 * The cookies of an account that has signed in to a product, for all journeys of a run. A session that has
 * ended since then leads to the form, so that the account signs in again.
 */
export const keptSession = (origin: string, account: string) => {
  const folder = process.env[sessionsVariable];
  const file = folder && join(folder, `${new URL(origin).port}-${account}.json`);
  return {
    read: (): Cookie[] =>
      file && existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Cookie[]) : [],
    write: (cookies: readonly Cookie[]) => {
      if (file) writeFileSync(file, JSON.stringify(cookies));
    },
  };
};
