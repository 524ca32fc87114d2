import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { insertDemoState, saveDemoState } from "#demo/load/days/stored-state.ts";
import type { startWithin } from "#apps/server/main.ts";
import { readDemoFingerprint } from "#apps/server/startup/seed.ts";
import { migrations } from "#migrations/list.ts";
import { migrate } from "#platform/server/database/migrate.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { createTestClock, type TestClock } from "#platform/testing/test-clock.ts";
import { httpSession, memoryJar } from "./http-session.ts";
import { clientOf } from "./product.ts";
import { ensureSession } from "./sign-in.ts";

const buildDir = join(import.meta.dirname, "../build");

type Built = Readonly<{ startWithin: typeof startWithin }>;
/** What was built, not its sources: the pages exist only there. */
const loadBuilt = (): Promise<Built> =>
  import(pathToFileURL(join(buildDir, "site/server/index.js")).href) as Promise<Built>;

/**
 * Starts the built product within this process, on a port that the system gives it. That costs a
 * tenth of a process of its own, and time is given: nothing has to be waited for. A fault of the
 * process itself (its death, its signals) needs `startProduct`.
 * @param clock null for the time of day
 */
export const openWithin = async (
  environment: Readonly<Record<string, string>>,
  clock: TestClock | null = createTestClock(),
) => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-within-"));
  let output = "";
  const { startWithin: start } = await loadBuilt();
  const { port, server, stop } = await start({
    environment: {
      MODE: "demo",
      WARM: "0",
      PORT: "0",
      DRAIN_SECONDS: "0",
      DATA_DIR: folder,
      ...environment,
    },
    ...(clock ? { now: clock.now, dueTimer: clock.timer } : {}),
    print: (line) => void (output += `${line}\n`),
    logTo: { write: (line) => void (output += line) },
  });
  return {
    port,
    server,
    ...clientOf(port),
    /** Everything that it has printed and logged so far. */
    output: () => output,
    /** Begins to end it; what waits for the drain goes on when the clock does. */
    end: stop,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type ProductWithin = Awaited<ReturnType<typeof openWithin>>;

/** Makes a database look as if its demo was loaded, although it is empty but for the accounts. */
export const leaveDemoOut = async ({ db }: OpenDatabase): Promise<void> => {
  await migrate(db, migrations);
  await insertDemoState(db, new Date().toISOString().slice(0, 10));
  await saveDemoState(db, { fingerprint: readDemoFingerprint(buildDir) });
};

/** Calls the API as a member of staff, by plain HTTP. */
export const staffOf = async (
  { at }: Pick<ReturnType<typeof clientOf>, "at">,
  account: "editor" | "super" | "admin" = "editor",
) => {
  const origin = new URL(at("backoffice.localhost", "/")).origin;
  const jar = memoryJar();
  await ensureSession(jar, origin, account);
  const { send } = httpSession(jar, origin);
  return async (method: string, path: string, json?: object) => {
    const { status, text } = await send(method, `/api/${path}`, json ? { json } : {});
    return { status, body: JSON.parse(text) as unknown };
  };
};

export type Call = Awaited<ReturnType<typeof staffOf>>;
