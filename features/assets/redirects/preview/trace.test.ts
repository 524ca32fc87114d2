import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { insertRedirect } from "#features/assets/redirects/store.ts";
import { redirectsPath, openRedirectApi } from "#apps/server/testing/redirect-api.ts";

let redirects: Awaited<ReturnType<typeof openRedirectApi>>;
beforeAll(async () => {
  redirects = await openRedirectApi();
});
afterAll(() => redirects.close());

const ask = (path: string, country = "it") =>
  redirects.editor.send("GET", `/api/${country}/redirects/test?path=${encodeURIComponent(path)}`);
const walk = async (path: string, country?: string) => {
  const answer = await ask(path, country);
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
  return answer.json<{ hops: object[]; end: object }>();
};
const nobody = { id: null, name: null };

test("a walk follows redirects and former slugs to the final page", async () => {
  const { id } = await redirects.create({ from: "/marocco", to: "/viaggi/nepal-vecchio" });
  const travel = await redirects.db.selectFrom("travel").select("id").executeTakeFirstOrThrow();
  await redirects.db
    .insertInto("former_slug")
    .values({ market: "it-IT", kind: "travel", slug: "nepal-vecchio", target_id: travel.id })
    .execute();
  const now = "/viaggi/nepal-annapurna?utm_source=mail";
  expect(await walk("/Marocco/?utm_source=mail")).toEqual({
    hops: [
      {
        from: "/Marocco/?utm_source=mail",
        status: 301,
        to: "/viaggi/nepal-vecchio?utm_source=mail",
        redirectId: id,
        reason: "redirect",
        madeBy: {
          how: "account",
          account: "editor@wayroam.test",
          name: "Emma Clarke",
          at: expect.any(String) as string,
        },
      },
      {
        from: "/viaggi/nepal-vecchio?utm_source=mail",
        status: 301,
        to: now,
        redirectId: null,
        reason: "moved",
        madeBy: null,
      },
    ],
    isQueryKept: true,
    end: { kind: "catalogue", path: now, status: 200, ...nobody },
  });
  expect(await walk("/marocco", "fr")).toEqual({
    hops: [],
    isQueryKept: null,
    end: { kind: "missing", path: "/marocco", status: 404, ...nobody },
  });
});

test("a walk ends at a page, a list, a file, a missing path or a 410", async () => {
  const page = { ...newPage("a"), name: "Chi siamo", slug: "chi-siamo-noi", isPublished: true };
  const created = await redirects.editor.send("POST", "/api/it/custompages", { json: page });
  const { id } = created.json<{ id: string }>();
  await redirects.create({ from: "/noi", to: "/chi-siamo-noi?a=b#team", status: 302 });
  const shown = { kind: "page", status: 200, id, name: "Chi siamo" };
  expect(await walk("/noi")).toMatchObject({
    hops: [{ status: 302, to: "/chi-siamo-noi?a=b#team" }],
    end: { ...shown, path: "/chi-siamo-noi?a=b#team" },
  });
  expect(await walk("/Chi-Siamo-Noi/?a=b")).toMatchObject({
    hops: [{ status: 301, to: "/chi-siamo-noi?a=b", reason: "written otherwise" }],
    isQueryKept: true,
    end: shown,
  });
  expect((await walk("/")).end).toMatchObject({ kind: "catalogue", path: "/" });
  expect((await walk("/cerca?type=mare")).end).toMatchObject({ kind: "catalogue" });
  expect((await walk("/robots.txt")).end).toMatchObject({ kind: "server" });
  expect((await walk("/nowhere")).end).toMatchObject({ kind: "missing", status: 404 });
  const hidden = { ...page, slug: "bozza", isPublished: false };
  await redirects.editor.send("POST", "/api/it/custompages", { json: hidden });
  expect((await walk("/bozza")).end).toMatchObject({ kind: "missing", status: 404 });
  const gone = await redirects.create({ from: "/black-friday", to: null, status: 410 });
  expect((await walk("/black-friday")).end).toMatchObject({
    kind: "gone",
    status: 410,
    id: gone.id,
  });
  await redirects.create({ from: "/off", to: "/cerca", enabled: false });
  expect((await walk("/off")).end).toMatchObject({ kind: "missing" });
});

test("a walk stops at a loop that exists in the database", async () => {
  const loop = { status: 301, enabled: true } as const;
  for (const [from, to] of [
    ["/a", "/B/"],
    ["/b", "/a"],
  ] as const)
    await insertRedirect(redirects.db, "it-IT", { from, to, ...loop });
  expect(await walk("/a")).toMatchObject({
    hops: [{ to: "/B/" }, { to: "/a" }],
    end: { kind: "loop", path: "/a", status: null },
  });
  for (let at = 0; at < 12; at += 1)
    await insertRedirect(redirects.db, "it-IT", { from: `/c${at}`, to: `/c${at + 1}`, ...loop });
  expect((await walk("/c0")).end).toMatchObject({ kind: "loop", path: "/c10" });
});

test("the same path in the other markets", async () => {
  const path = "/elsewhere?a=b";
  const loop = { status: 301, enabled: true } as const;
  await insertRedirect(redirects.db, "es-ES", {
    from: "/elsewhere",
    to: "/",
    ...loop,
    status: 302,
  });
  await insertRedirect(redirects.db, "fr-FR", { from: "/elsewhere", to: "/nulle-part", ...loop });
  const gone = { from: "/elsewhere", to: null, status: 410, enabled: true } as const;
  await insertRedirect(redirects.db, "de-DE", gone);
  const answer = await redirects.editor.send(
    "GET",
    `${redirectsPath}/test/elsewhere?path=${encodeURIComponent(path)}`,
  );
  const { items } = answer.json<{ items: { country: string }[] }>();
  expect(items.map(({ country }) => country)).not.toContain("it");
  const nothing = { status: 404, to: null, isFound: false };
  expect(items.toSorted((a, b) => a.country.localeCompare(b.country))).toEqual([
    { country: "de", status: 410, to: null, isFound: false },
    { country: "es", status: 302, to: "/?a=b", isFound: true },
    { country: "fr", status: 301, to: "/nulle-part?a=b", isFound: false },
    ...["int", "us", "we"].map((country) => ({ country, ...nothing })),
  ]);
});

test("a full address of the market's site is walked as its path, and one of another site is not", async () => {
  await redirects.create({ from: "/intero", to: "/cerca" });
  const own = "https://it.localhost:3000/intero?a=b";
  expect(await walk(own)).toMatchObject({ hops: [{ from: "/intero?a=b", to: "/cerca?a=b" }] });
  const elsewhere = `${redirectsPath}/test/elsewhere?path=${encodeURIComponent(own)}`;
  expect((await redirects.editor.send("GET", elsewhere)).statusCode).toBe(200);
  const spanish = await ask("https://es.localhost:3000/intero");
  expect(spanish.json()).toMatchObject({
    status: 400,
    detail: "This is no address of this market’s site. Begin with /, as in /old?a=b.",
  });
});

test.each([
  "",
  "marocco",
  "//evil.test/a\u0000",
  "/%zz",
  "/%E8",
  "https://it.test/a",
  "/a".repeat(1001),
])("%j is refused as a path to test", async (path) => {
  expect((await ask(path)).statusCode).toBe(400);
});

test("walking a path needs a session", async () => {
  const anonymous = redirects.anonymous();
  for (const call of ["test?path=/a", "export"])
    expect((await anonymous.send("GET", `${redirectsPath}/${call}`)).statusCode).toBe(401);
  expect((await redirects.editor.send("GET", `${redirectsPath}/test`)).statusCode).toBe(400);
  expect((await redirects.editor.send("GET", `${redirectsPath}/test?path=/a&b=c`)).statusCode).toBe(
    400,
  );
  expect((await ask("/a", "xx")).statusCode).toBe(404);
});
