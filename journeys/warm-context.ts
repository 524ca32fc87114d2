import type { BrowserContext, Page } from "playwright-core";
import { sharedBrowser } from "./browser.ts";
import { patience } from "./patience.ts";
import { ensureSession } from "./sign-in.ts";

/** A context that has loaded the back-office before, with its first page. */
export type WarmContext = Readonly<{ context: BrowserContext; page: Page }>;

const size = { width: 1440, height: 900 };
/** The contexts that no test uses at the moment, by origin and account. */
const idle = new Map<string, WarmContext[]>();

/** A context that no other test has had, for what cannot be undone in one. */
export const openContext = async (origin: string, account: string): Promise<WarmContext> => {
  const context = await (await sharedBrowser()).newContext({ viewport: size });
  context.setDefaultTimeout(patience);
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin });
  await ensureSession(context, origin, account);
  return { context, page: await context.newPage() };
};

/**
 * A context in which the account is signed in. One that a test before has left is taken before a new
 * one is opened: its page starts the back-office in a quarter of the time, because its process knows
 * the code.
 */
export const takeWarmContext = async (origin: string, account: string): Promise<WarmContext> => {
  const waiting = idle.get(`${account} ${origin}`)?.pop();
  if (!waiting) return openContext(origin, account);
  await ensureSession(waiting.context, origin, account);
  return waiting;
};

/** Everything but the cookies of the session. */
const otherCookies = /^(?!staff-provider|wr-staff)/;

const forgetAll = async (): Promise<void> => {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(
    databases.map(
      ({ name = "" }) =>
        new Promise((resolve) => {
          const deletion = indexedDB.deleteDatabase(name);
          deletion.addEventListener("success", resolve);
          deletion.addEventListener("error", resolve);
          deletion.addEventListener("blocked", resolve);
        }),
    ),
  );
};

/**
 * Puts a context back to what it was when it was opened, but for its session, and keeps it for the
 * next test of the account. What cannot be put back is closed.
 */
export const giveBackContext = async (
  { context, page }: WarmContext,
  origin: string,
  account: string,
): Promise<void> => {
  try {
    const others = context.pages().filter((each) => each !== page);
    await Promise.all(others.map((each) => each.close()));
    await Promise.all([context.unrouteAll(), page.unrouteAll()]);
    await context.setOffline(false);
    await context.clearCookies({ name: otherCookies });
    await page.emulateMedia({
      colorScheme: null,
      reducedMotion: null,
      media: null,
      contrast: null,
    });
    await page.setViewportSize(size);
    // A page of the same process without the product's code, so that nothing of a test goes on.
    await page.goto(new URL("/health/live", origin).href);
    await page.evaluate(forgetAll);
    page.removeAllListeners();
    const key = `${account} ${origin}`;
    idle.set(key, [...(idle.get(key) ?? []), { context, page }]);
  } catch {
    await context.close();
  }
};
