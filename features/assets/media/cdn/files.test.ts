import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { FileUpload, FileUsers, ListedFile } from "#features/assets/media/cdn-contract.ts";
import { cdnFiles } from "#features/assets/media/cdn/serve.ts";
import { answerError } from "#platform/server/http/problem.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";

let office: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
const site = fastify();
beforeAll(async () => {
  office = await openStaffApi();
  editor = await office.signIn("editor");
  site.setErrorHandler(answerError);
  await site.register(cdnFiles, { db: office.db, files: office.files });
});
afterAll(async () => {
  await site.close();
  await office.close();
});

const path = "/api/it/cdn";
const send = (name: string, content: string | Buffer, folder = "") =>
  editor.send("POST", `${path}?${new URLSearchParams({ folder })}`, {
    file: { name, bytes: Buffer.from(content) },
  });
const upload = async (name: string, content: string | Buffer, folder = "") =>
  (await send(name, content, folder)).json<FileUpload>();

test("a file is sent at the address that its folder and name make", async () => {
  const { isNew, file } = await upload("Listino 2027.csv", "a,b\n1,2\n", "press/2027");
  expect([isNew, file.path]).toEqual([true, "/cdn/files/press/2027/listino-2027.csv"]);
  const answer = await site.inject(file.path);
  expect(answer.body).toBe("a,b\n1,2\n");
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="listino-2027.csv"',
    "x-content-type-options": "nosniff",
    "surrogate-key": expect.stringMatching(/^cdn:/),
  });
  const headers = { "if-none-match": answer.headers.etag ?? "" };
  expect((await site.inject({ url: file.path, headers })).statusCode).toBe(304);
  const head = await site.inject({ method: "HEAD", url: file.path });
  expect([head.body, head.headers["content-length"]]).toEqual(["", "8"]);
  const part = await site.inject({ url: file.path, headers: { range: "bytes=4-6" } });
  expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([
    206,
    "1,2",
    "bytes 4-6/8",
  ]);
});

test.each(["page.html", "picture.svg", "feed.xml", "script.js"])(
  "%s never runs on our hosts",
  async (name) => {
    const { file } = await upload(
      name,
      "<svg xmlns='x'><script>alert(1)</script></svg>",
      "hostile",
    );
    const { headers } = await site.inject(file.path);
    expect(headers["content-type"]).toBe("application/octet-stream");
    expect(headers["content-disposition"]).toMatch(/^attachment/);
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
    expect(file.isShown).toBe(false);
  },
);

test("no name leads out of the store, and no address is guessed", async () => {
  const { file } = await upload("../../../etc/passwd.txt", "x");
  expect(file.path).toBe("/cdn/files/passwd.txt");
  expect((await send("a.txt", "x", "../up")).statusCode).toBe(400);
  for (const url of [
    "/cdn/files/nothing.txt",
    "/cdn/files/../originals/x",
    "/cdn/files/%2e%2e/a.txt",
  ])
    expect((await site.inject(url)).statusCode).toBe(404);
});

test("the same file twice is one, and another one of its name gets a number", async () => {
  await upload("terms.pdf", "%PDF-1", "legal");
  expect((await upload("terms.pdf", "%PDF-1", "legal")).isNew).toBe(false);
  for (const [content, name] of [
    ["%PDF-2", "terms-2.pdf"],
    ["%PDF-3", "terms-3.pdf"],
  ] as const)
    expect(await upload("terms.pdf", content, "legal")).toMatchObject({
      isNew: true,
      file: { name },
    });
  const again = await upload("terms.pdf", "%PDF-2", "legal");
  expect(again).toMatchObject({ isNew: false, file: { name: "terms-2.pdf" } });
});

test("a replaced file keeps its address, and caches are told by another ETag", async () => {
  const { file } = await upload("prices.txt", "old");
  const before = await site.inject(file.path);
  const url = `${path}/${file.id}/content`;
  const content = { name: "x.txt", bytes: Buffer.from("new") };
  const stale = { file: content, headers: { "if-match": '"9"' } };
  expect((await editor.send("POST", url, stale)).statusCode).toBe(412);
  expect((await editor.send("POST", url, { file: content })).statusCode).toBe(200);
  const after = await site.inject(file.path);
  expect([after.body, after.headers.etag === before.headers.etag]).toEqual(["new", false]);
  const purge = await editor.send("POST", `${path}/${file.id}/purge`, { json: {} });
  expect(purge.json()).toEqual({ purged: [after.headers["surrogate-key"]] });
});

test("a file that a page links to is neither deleted nor moved", async () => {
  const { file } = await upload("menu.pdf", "%PDF", "menu");
  const values = {
    market: "fr-FR",
    name: "Carte",
    slug: "carte",
    seo: "{}",
    attributes: "{}",
    custom_css: "",
    custom_html_classes: "[]",
    is_fixed: false,
    is_published: false,
    blocks: JSON.stringify([{ id: "b", content: { link: file.path } }]),
  };
  await office.db.insertInto("custom_page").values(values).execute();
  const users = (await editor.send("GET", `${path}/${file.id}/users`)).json<FileUsers>();
  expect(users.items).toMatchObject([{ kind: "page", name: "Carte", country: "fr" }]);
  expect((await editor.send("DELETE", `${path}/${file.id}`)).statusCode).toBe(409);
  const json = { name: "carte.pdf", folder: "menu" };
  expect((await editor.send("PUT", `${path}/${file.id}`, { json })).statusCode).toBe(409);
  await office.db.deleteFrom("custom_page").where("slug", "=", "carte").execute();
  expect((await editor.send("PUT", `${path}/${file.id}`, { json })).statusCode).toBe(200);
  expect((await site.inject("/cdn/files/menu/carte.pdf")).statusCode).toBe(200);
  expect((await editor.send("DELETE", `${path}/${file.id}`)).statusCode).toBe(200);
  expect((await site.inject("/cdn/files/menu/carte.pdf")).statusCode).toBe(404);
});

test("files are found by name and by folder with those in it", async () => {
  await upload("one.txt", "1", "find");
  await upload("two.txt", "2", "find/deep");
  const names = async (query: string) =>
    (await editor.send("GET", `${path}?${query}`))
      .json<{ items: ListedFile[] }>()
      .items.map(({ name }) => name);
  expect(await names("folder=find&sort=name")).toEqual(["one.txt", "two.txt"]);
  expect(await names("search=two")).toEqual(["two.txt"]);
  expect((await editor.send("GET", `${path}?pageSize=1000`)).statusCode).toBe(400);
  expect((await office.anonymous().send("GET", path)).statusCode).toBe(401);
});

test("a file over the limit is refused before it is read", async () => {
  const bytes = Buffer.alloc(31 * 1024 * 1024);
  const answer = await editor.send("POST", path, { file: { name: "big.bin", bytes } });
  expect(answer.statusCode).toBe(413);
});
