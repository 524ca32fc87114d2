import { expect, test } from "vitest";
import { cpuTime } from "#platform/testing/cpu-time.ts";
import type { Redirect, RedirectInput } from "./contract.ts";
import {
  locationOf,
  neighbourErrors,
  normalizeRedirect,
  pathKey,
  redirectErrors,
  targetKey,
} from "./rules.ts";

const input = (overrides: Partial<RedirectInput> = {}): RedirectInput => ({
  from: "/old",
  to: "/new",
  status: 301,
  enabled: true,
  ...overrides,
});
const pathsOf = (overrides: Partial<RedirectInput>) =>
  redirectErrors(input(overrides)).map(({ path }) => path);

const invalidPaths = [
  "old",
  " /old",
  "/old ",
  "/old%20",
  "https://evil.test/",
  "HTTP:/evil",
  "javascript:alert(1)",
  "//evil.test",
  "/%2Fevil.test",
  "/old//new",
  String.raw`/\evil.test`,
  String.raw`\\evil.test`,
  "/%5Cevil.test",
  "/%5c%2fevil.test",
  "/old%2Fnew",
  "/old%2fnew",
  "/o\u00ADld",
  "/%E2%80%8Bold",
  "/old\u2060",
  "/old\u3164",
  "/old\r\nSet-Cookie: a=b",
  "/old%0d%0aSet-Cookie:%20a=b",
  "/old%0A",
  "/old\t",
  "/\t/evil.test",
  "/old\u0000",
  "/old%00",
  "/old\u007F",
  "/old\u0085",
  "/old\u2028new",
  "/old\uD800",
  "/100%",
  "/%zz",
  "/%E8",
  "/old%253Fa",
  "/old%3Fa=b",
  "/old%23a",
  "/old/../new",
  "/./old",
  "/%2e%2e/old",
];

test.each(invalidPaths)("%j is refused as a source and as a target", (path) => {
  expect(pathsOf({ from: path })).toEqual(["from"]);
  expect(pathsOf({ to: path })).toEqual(["to"]);
});

test.each([
  "/new?a=\r\nSet-Cookie: b",
  "/new?a=%0D%0ASet-Cookie:b",
  "/new#%0a",
  "/new?%00",
  "/new?a=%7f",
  String.raw`/new?\a`,
  "/new#%5c",
  "?a=b",
  "#top",
  "//evil.test?a",
])("%j is refused as a target", (to) => {
  expect(pathsOf({ to })).toEqual(["to"]);
});

test.each(["", "/old?a=b", "/old#top"])("%j is refused as a source", (from) => {
  expect(pathsOf({ from })).toEqual(["from"]);
});

test("errors name every invalid field", () => {
  expect(pathsOf({ from: "old", to: "//evil.test" })).toEqual(["from", "to"]);
  expect(pathsOf({ from: "old", to: null })).toEqual(["from", "to"]);
});

test.each([
  [input(), []],
  [input({ to: "/" }), []],
  [input({ to: "/new/?q=100%&u=https://a.test//b#top" }), []],
  [input({ from: "/caff%C3%A8/il mio" }), []],
  [input({ status: 410, to: null }), []],
  [input({ status: 410, to: "" }), []],
  [input({ status: 410 }), ["to"]],
  [input({ status: 302, to: null }), ["to"]],
  [input({ status: 307, to: "" }), ["to"]],
])("%j has the errors %j", (redirect, paths) => {
  expect(redirectErrors(redirect).map(({ path }) => path)).toEqual(paths);
});

test.each(["/old", "/OLD", "/old/", "/old//", "/%6fld", "/old?a=b", "/Old/#top"])(
  "a redirect from /old to %j is refused: it would lead to itself",
  (to) => {
    expect(pathsOf({ to })).toEqual(["to"]);
  },
);

test.each([
  ["/", ""],
  ["", ""],
  ["/Old/", "/old"],
  ["/old//", "/old"],
  ["/caff%C3%A8", "/caffè"],
  ["/caffe\u0300", "/caffè"],
  ["/CAFFÈ", "/caffè"],
  ["/100%", "/100%"],
  ["/%zz/", "/%zz"],
])("the lookup key of %j is %j", (path, key) => {
  expect(pathKey(path)).toBe(key);
});

test("an address with ß leads to the slug with ss, which is another", () => {
  expect(pathKey("/Straße")).toBe(pathKey("/STRA\u1E9EE"));
  expect(pathKey("/Straße")).not.toBe(pathKey("/strasse"));
  expect(redirectErrors(input({ from: "/Straße", to: "/strasse" }))).toEqual([]);
});

test("the key of a path of 200,000 slashes is computed within half a second of work", () => {
  expect(cpuTime(() => pathKey(`${"/".repeat(200_000)}a`))).toBeLessThan(500);
});

test("the lookup key of a target ignores query and fragment", () => {
  expect(targetKey("/New/?a=/b#c")).toBe("/new");
  expect(targetKey("/#Top")).toBe("");
  expect(targetKey(null)).toBeNull();
});

test("a normalized redirect is decoded without closing slash, and normalizing again changes nothing", () => {
  const stored = normalizeRedirect(
    input({ from: "/Caff%C3%A8/", to: "/Il%20mio/caffe\u0300/?q=a%20b#top" }),
  );
  expect(stored).toMatchObject({ from: "/Caffè", to: "/Il mio/caffè?q=a%20b#top" });
  expect(redirectErrors(stored)).toEqual([]);
  expect(normalizeRedirect(stored)).toEqual(stored);
  expect(normalizeRedirect(input({ to: "/?a" })).to).toBe("/?a");
  expect(normalizeRedirect(input({ status: 410, to: "" })).to).toBeNull();
});

test("the Location of a redirect is encoded so that a header can hold it", () => {
  expect(locationOf("/Il mio/caffè?q=a%20b&d=100%#top")).toBe(
    "/Il%20mio/caff%C3%A8?q=a%20b&d=100%#top",
  );
  expect(locationOf("/a\r\nb\uD800")).toMatch(/^[\u0021-\u007E]+$/);
});

const other = (from: string, to: string | null, enabled = true): Redirect => ({
  id: from,
  from,
  to,
  status: to === null ? 410 : 301,
  enabled,
});
const noNeighbours = { same: null, next: null, previous: null };

test("a second redirect from a path is refused, also in another case or disabled", () => {
  const same = other("/OLD", "/there", false);
  const errors = neighbourErrors(input({ enabled: false }), { ...noNeighbours, same });
  expect(errors).toEqual([{ path: "from", message: expect.stringContaining("/OLD") }]);
});

test("errors of chains and loops name field and other redirect, and only enabled ones have them", () => {
  const next = other("/new", "/newest");
  const previous = other("/oldest", "/old");
  const back = other("/new", "/OLD?a");
  const goneTarget = other("/new", null);
  const errors = neighbourErrors(input(), { ...noNeighbours, next, previous });
  expect(errors).toEqual([
    { path: "to", message: expect.stringContaining("/newest") },
    { path: "from", message: expect.stringContaining("/oldest") },
  ]);
  expect(neighbourErrors(input(), { ...noNeighbours, next: goneTarget })).toMatchObject([
    { path: "to" },
  ]);
  expect(neighbourErrors(input(), { same: null, next: back, previous: back })).toEqual([
    { path: "to", message: expect.stringContaining("loop") },
  ]);
  expect(neighbourErrors(input({ enabled: false }), { ...noNeighbours, next, previous })).toEqual(
    [],
  );
  expect(neighbourErrors(input(), noNeighbours)).toEqual([]);
});
