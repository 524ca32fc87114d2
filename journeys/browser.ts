import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumPath } from "../scripts/testing/chromium.mjs";
import { patience } from "./patience.ts";

/**
 * Starts the Chromium that is installed on the machine.
 * @throws Error when none is installed
 */
export const launchBrowser = (extraArguments: readonly string[] = []): Promise<Browser> => {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error("Install Chromium, or name it in CHROMIUM.");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...extraArguments,
    ],
  });
};

/** The browser of this worker, which all its test files share. It ends with the worker. */
let shared: Promise<Browser> | null = null;

/** Starts the worker's browser when it is first asked for, and again should it have crashed. */
export const sharedBrowser = async (): Promise<Browser> => {
  const browser = await (shared ??= launchBrowser());
  if (browser.isConnected()) return browser;
  shared = launchBrowser();
  return shared;
};

/** What tests use of a browser. Closing it closes what was opened through it, and nothing else. */
export type TestBrowser = Readonly<{
  newContext: (options?: Parameters<Browser["newContext"]>[0]) => Promise<BrowserContext>;
  /** A page in a context of its own, which ends with it. */
  newPage: (options?: Parameters<Browser["newContext"]>[0]) => Promise<Page>;
  close: () => Promise<void>;
}>;

/** The worker's browser for one test file. A launch for each would cost half a second. */
export const openBrowser = async (): Promise<TestBrowser> => {
  const browser = await sharedBrowser();
  const contexts = new Set<BrowserContext>();
  const newContext: TestBrowser["newContext"] = async (options) => {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(patience);
    contexts.add(context);
    context.once("close", () => contexts.delete(context));
    return context;
  };
  return {
    newContext,
    newPage: async (options) => {
      const context = await newContext(options);
      const page = await context.newPage();
      page.once("close", () => void context.close());
      return page;
    },
    close: async () => {
      await Promise.all([...contexts].map((context) => context.close()));
    },
  };
};
