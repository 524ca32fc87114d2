import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site as en } from "#markets/languages/en/site.ts";

const root = join(import.meta.dirname, "../..");
const folders = ["apps", "blocks", "demo", "design", "features", "markets", "platform"];

/** The texts themselves, and tests, name keys without translating them. */
const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$|^markets\/(?:languages|en-US)\//.test(path);

const sources = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (path) => `${folder}/${path}`,
    ),
  )
  .filter(isSource)
  .map((path) => readFileSync(join(root, path), "utf8"))
  .join("\n");

/** Keys that are built from parts, by what they begin with: `t(`status.${status}`)`. */
const prefixes = [
  "age.",
  "area.",
  "consent.",
  "currency.",
  "faqs.",
  "filter.",
  "guidance.",
  "home.",
  "meal.",
  "meaning.",
  "mood.",
  "season.",
  "sort.",
  "status.",
  "suggestion.",
  "transport.",
];

/** Texts of pages that come later: the wishlist, signing in, alerts, events and the AI search. */
const awaited = [
  "card.save",
  "card.saved",
  "departures.notify",
  "departures.notifyText",
  "error.aiSearch",
  "error.code",
  "error.email",
  "error.login",
  "meta.login.description",
  "meta.login.title",
  "meta.wishlist.description",
  "meta.wishlist.title",
  "nav.aiSearch",
  "nav.events",
  "nav.signIn",
  "nav.signOut",
  "nav.wishlist",
];

const isNamed = (key: string): boolean => sources.includes(`"${key}"`);

test("every text is used, or waits for a page that is known to come", () => {
  const unnamed = Object.keys(en).filter(
    (key) => !isNamed(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
  expect(new Set(unnamed)).toEqual(new Set(awaited));
});

test("keys are built from no other beginnings than those listed, and from each of them", () => {
  const built = [...sources.matchAll(/\bt\(\s*`([\w.]+\.)\$\{/g)].map(([, prefix]) => prefix);
  expect(new Set(built)).toEqual(new Set(prefixes));
});
