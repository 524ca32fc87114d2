import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { pathOf } from "#markets/paths.ts";
import { redirectsPath, openRedirectApi, enabled301 } from "#apps/server/testing/redirect-api.ts";

let redirects: Awaited<ReturnType<typeof openRedirectApi>>;
beforeAll(async () => {
  redirects = await openRedirectApi();
});
afterAll(() => redirects.close());

const elsewhere = [
  "https://evil.test/",
  "http:evil.test",
  "//evil.test/",
  "/%2Fevil.test",
  String.raw`/\evil.test`,
  "/%5Cevil.test",
  "/\t/evil.test",
  "javascript:alert(1)",
  "evil.test",
];
const split = [
  "/a\r\nSet-Cookie: b=c",
  "/a%0d%0aSet-Cookie:%20b=c",
  "/a%0A",
  "/a?b=%0D%0Ac",
  "/a\u0000",
  "/a\uD800",
];

test.each([...elsewhere, ...split, "/a/../b", "", null, "/%zz"])(
  "422 to lead to %j, created or changed",
  async (to) => {
    const { id } = await redirects.create();
    expect(await redirects.expectRefused({ from: "/here", to, ...enabled301 })).toMatchObject({
      status: 422,
      paths: ["to"],
    });
    expect(
      await redirects.expectRefused({ from: "/here", to, ...enabled301 }, { id }),
    ).toMatchObject({
      status: 422,
      paths: ["to"],
    });
  },
);

test.each([...elsewhere, ...split, "/a/../b", "", "/a?b", "/a#b", "/a%3Fb"])(
  "422 to leave from %j",
  async (from) => {
    const { status, paths } = await redirects.expectRefused({ from, to: "/there", ...enabled301 });
    expect({ status, paths }).toEqual({ status: 422, paths: ["from"] });
  },
);

test.each([
  "/login",
  "/LOGIN/",
  "/%6Cogin",
  "/login/redirect",
  "/logout",
  "/api",
  "/api/it/redirects",
  "/assets/a.js",
  "/backoffice-assets/a.js",
  "/oauth2/auth",
  "/cdn",
  "/media/1/a.avif",
  "/health/live",
  "/metrics",
  "/fonts/a.woff2",
  "/dev/mailbox",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap-2.xml",
  "/",
  pathOf("it-IT", "travels") ?? "",
  (pathOf("it-IT", "search") ?? "").toUpperCase(),
  pathOf("it-IT", "wemeet-about", {}, "Wayroam") ?? "",
  pathOf("it-IT", "travels-travel", { travel: "nepal-annapurna" }) ?? "",
  pathOf("it-IT", "travels-travel-tour", { travel: "nepal-annapurna", tour: "coming" }) ?? "",
  pathOf("it-IT", "coordinators-coordinator", { coordinator: "mei" }) ?? "",
])("422 from %s, which the site answers", async (from) => {
  const { status, paths, detail } = await redirects.expectRefused({
    from,
    to: "/there",
    ...enabled301,
  });
  expect({ status, paths }).toEqual({ status: 422, paths: ["from"] });
  expect(detail).toMatch(/The site itself answers here: \/|Visitors find a page of the catalogue/);
});

test("paths of other markets, of no route and of hidden records are free for redirects", async () => {
  const free = [
    pathOf("es-ES", "travels"),
    pathOf("it-IT", "travels-travel", { travel: "atlantis" }),
    "/login-2019",
    "/apiary",
    "/il mio/caff%C3%A8",
  ];
  for (const from of free)
    expect(await redirects.create({ from })).toMatchObject({ enabled: true });
});

test("422 from the path of a published page, which is named; a draft's path is free", async () => {
  const page = { ...newPage("a"), name: "Winter sun", slug: "Winter-Sun", isPublished: true };
  expect(
    (await redirects.editor.send("POST", "/api/it/custompages", { json: page })).statusCode,
  ).toBe(201);
  const from = { from: "/winter-sun/", to: "/there", status: 301 };
  const { status, errors } = await redirects.expectRefused({ ...from, enabled: true });
  expect(status).toBe(422);
  expect(errors).toEqual([{ path: "from", message: expect.stringContaining("“Winter sun”") }]);
  const off = await redirects.create({ ...from, enabled: false });
  const on = await redirects.expectRefused({ ...from, enabled: true }, { id: off.id });
  expect(on).toMatchObject({ status: 422, paths: ["from"] });

  const draft = { ...page, slug: "draft", isPublished: false };
  await redirects.editor.send("POST", "/api/it/custompages", { json: draft });
  await redirects.create({ from: "/draft" });
});

test.each(["/me", "/ME", "/me/", "/%6De", "/me?again", "/me#there"])(
  "422 from /me to itself as %s",
  async (to) => {
    const { status, paths } = await redirects.expectRefused({ from: "/me", to, ...enabled301 });
    expect({ status, paths }).toEqual({ status: 422, paths: ["to"] });
  },
);

test("422 for a second redirect from a path, whatever its case and slash, even when disabled", async () => {
  const created = await redirects.create({ from: "/Only/One", enabled: false });
  for (const from of ["/Only/One", "/only/one", "/ONLY/ONE/", "/only/%4Fne"]) {
    const second = await redirects.expectRefused({ from, to: "/there", ...enabled301 });
    expect(second).toMatchObject({ status: 422, paths: ["from"] });
    expect(second.detail).toContain("/Only/One");
  }
  const other = await redirects.create();
  const moved = await redirects.expectRefused(
    { from: "/only/one", to: "/there", ...enabled301 },
    { id: other.id },
  );
  expect(moved).toMatchObject({ status: 422, paths: ["from"] });
  const saved = await redirects.put(created.id, { ...created, from: "/only/one" });
  expect(saved.json()).toMatchObject({ from: "/only/one" });
  const french = await redirects.editor.send("POST", "/api/fr/redirects", {
    json: { from: "/only/one", to: "/there" },
  });
  expect(french.statusCode).toBe(201);
});

test("422 for a chain, created from either end, naming the other redirect", async () => {
  await redirects.create({ from: "/chain-b", to: "/chain-c" });
  for (const to of ["/chain-b", "/CHAIN-B/", "/chain-b?a=b#c", "/chain-%62"]) {
    const first = await redirects.expectRefused({ from: "/chain-a", to, ...enabled301 });
    expect(first).toMatchObject({ status: 422, paths: ["to"] });
    expect(first.detail).toContain("/chain-c");
  }
  const second = await redirects.expectRefused({ from: "/Chain-C", to: "/chain-d", ...enabled301 });
  expect(second).toMatchObject({ status: 422, paths: ["from"] });
  expect(second.detail).toContain("/chain-b");
  const gone = await redirects.expectRefused({
    from: "/chain-c",
    to: null,
    status: 410,
    enabled: true,
  });
  expect(gone).toMatchObject({ status: 422, paths: ["from"] });

  await redirects.create({ from: "/chain-gone", to: null, status: 410 });
  const toGone = await redirects.expectRefused({
    from: "/chain-a",
    to: "/chain-gone",
    ...enabled301,
  });
  expect(toGone).toMatchObject({ status: 422, paths: ["to"] });

  const off = await redirects.create({ from: "/chain-a", to: "/chain-b", enabled: false });
  const on = await redirects.expectRefused({ ...off, enabled: true }, { id: off.id });
  expect(on).toMatchObject({ status: 422, paths: ["to"] });
});

test("422 for a loop of two or three redirects", async () => {
  const one = await redirects.create({ from: "/loop-a", to: "/loop-b" });
  const two = await redirects.expectRefused({ from: "/loop-b", to: "/LOOP-A?x", ...enabled301 });
  expect(two).toMatchObject({ status: 422, paths: ["to"] });
  expect(two.detail).toMatch(/loop.*\/loop-a/i);
  const other = await redirects.create({ from: "/loop-c", to: "/loop-d" });
  const three = await redirects.expectRefused(
    { from: "/loop-d", to: "/loop-c", ...enabled301 },
    { id: one.id },
  );
  expect(three).toMatchObject({ status: 422, paths: ["to"] });
  const bridge = await redirects.expectRefused({ from: "/loop-b", to: "/loop-c", ...enabled301 });
  expect(bridge).toMatchObject({ status: 422, paths: ["to", "from"] });
  expect(
    await redirects.expectRefused({ ...other, to: other.from }, { id: other.id }),
  ).toMatchObject({
    status: 422,
    paths: ["to"],
  });
});

test.each([
  ["a 410 that leads somewhere", { status: 410 }, ["to"]],
  ["a status that sends nobody on", { status: 303 }, ["status"]],
  ["a status that is a text", { status: "301" }, ["status"]],
  ["a switch that is a text", { enabled: "yes" }, ["enabled"]],
  ["a list of paths", { from: ["/a"], to: { path: "/b" } }, ["from", "to"]],
  ["no path to leave from", { from: undefined }, ["from"]],
  ["a path of 10 KB", { from: `/${"a".repeat(10_240)}` }, ["from"]],
  ["a target of 10 KB", { to: `/${"a".repeat(10_240)}` }, ["to"]],
  ["an id that is none", { id: "new'--" }, ["id"]],
])("422 for %s", async (_what, over, paths) => {
  const answer = await redirects.expectRefused({
    from: "/wrong",
    to: "/there",
    ...enabled301,
    ...over,
  });
  expect({ status: answer.status, paths: answer.paths }).toEqual({ status: 422, paths });
});

test("PUT needs all fields, POST may leave out those with a default", async () => {
  const { id } = await redirects.create();
  expect(await redirects.expectRefused({ from: "/half", to: "/there" }, { id })).toMatchObject({
    status: 422,
    paths: ["status", "enabled"],
  });
});

const text = (over: object) =>
  JSON.stringify({ from: "/text", to: "/there", ...enabled301, ...over });

test.each([
  ["__proto__", '{"__proto__":{"enabled":true},"from":"/a","to":"/b"}', 400, ""],
  ["constructor.prototype", '{"constructor":{"prototype":{"a":1}},"from":"/a"}', 400, ""],
  ["an unknown key", text({ colour: "red" }), 400, "colour"],
  ["what the server keeps", text({ market: "fr-FR" }), 400, "market"],
  ["broken JSON", '{"from":', 400, ""],
  ["an empty body", "", 400, ""],
  ["a list", "[]", 400, ""],
  ["null", "null", 400, ""],
  ["a body nested 20,000 deep", `{"from":${"[".repeat(20_000)}${"]".repeat(20_000)}}`, 400, ""],
  ["more than the limit", text({ to: `/${"x".repeat(2_200_000)}` }), 413, ""],
] as const)("refused: %s", async (_what, json, expected, named) => {
  const { status, detail } = await redirects.expectRefused(json);
  expect(status).toBe(expected);
  expect(detail).toContain(named);
});

test("415 for XML, 404 for a malformed id, and no DELETE with a text body", async () => {
  const { status } = await redirects.expectRefused("<redirect/>", {
    headers: { "content-type": "application/xml" },
  });
  expect(status).toBe(415);
  for (const id of ["1", "new'--", "%2e%2e%2f", crypto.randomUUID()])
    for (const method of ["GET", "PUT", "DELETE"] as const) {
      const json = method === "PUT" ? { from: "/a", to: "/b", ...enabled301 } : undefined;
      const { statusCode } = await redirects.editor.send(method, `${redirectsPath}/${id}`, {
        json,
      });
      expect({ id, method, statusCode }).toEqual({ id, method, statusCode: 404 });
    }
  const { id } = await redirects.create();
  const forced = await redirects.editor.send("DELETE", `${redirectsPath}/${id}`, {
    json: { force: true },
  });
  expect(forced.statusCode).toBe(400);
});
