import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const exclude = ["**/node_modules/**", "build/**", "journeys/**"];

/**
 * What the engines do differently is below the routes: dialect, locks, notifications, the search in
 * texts, backups. So the tests that open a database for themselves run on the embedded engine too,
 * and those that go through the API only where `BOTH_ENGINES` asks for it.
 */
const opensDatabase = process.env["BOTH_ENGINES"]
  ? /freshDatabase\(|open\w*(?:Api|Site)\(/
  : /freshDatabase\(/;
/** What meets the database through stores that are tested by themselves: routes, sign-in, search. */
const readsThroughStores = (name: string, text: string): boolean =>
  /^apps\/server\/(api|site)\/|^features\/(company\/staff\/sign-in|content\/search\/(?!index\/))/.test(
    name,
  ) ||
  /^features\/[^]*from "#apps\/server\/(?:app|api\/api|testing\/staff-api)\.ts"/.test(name + text);
const onBothEngines = process.env["TEST_DATABASE_URL"]
  ? globSync("{apps,demo,features,migrations,platform}/**/*.test.{ts,tsx}").filter((name) => {
      const text = readFileSync(name, "utf8");
      return (
        opensDatabase.test(text) && (process.env["BOTH_ENGINES"] || !readsThroughStores(name, text))
      );
    })
  : [];

const shared = {
  globalSetup: ["apps/server/testing/prepare.ts"],
  // A worker loads the modules once for all its files.
  isolate: false,
  maxWorkers: 2,
  // What ends a test or a wait by its time is a fault, and no slow machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // A page names its style sheets by their addresses; what they say is not read here.
  css: { include: [/\.css\?url$/] },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: "embedded",
          include: onBothEngines,
          exclude,
          env: { TEST_ENGINE: "embedded" },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
