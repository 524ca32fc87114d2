import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Words that occur only in modules for the server: names of tables, drivers and secrets, and the
// demo.
const serverMarkers = [
  "cache_version",
  "staff_session",
  "insertInto",
  "pg_notify",
  "node:crypto",
  "SESSION_SECRET",
  "wayroam-admin",
  "intl-messageformat",
];

const builds = ["build/site/client/assets", "build/backoffice/backoffice-assets"];

test.each(builds)("the client files of %s contain no server code", (folder) => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(files.length).toBeGreaterThan(0);
  const leaks = files.flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    return serverMarkers.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
  });
  expect(leaks).toEqual([]);
});

test("each marker word is in the server's files, so that the search for it is meaningful", () => {
  const folder = "build/site/server";
  const text = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  expect(serverMarkers.filter((word) => !text.includes(word))).toEqual([]);
});
