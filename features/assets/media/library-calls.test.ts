import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type {
  LibraryOverview,
  ListedMedia,
  MediaInput,
  MediaUsers,
  Renditions,
  Twins,
  UploadAnswer,
} from "#features/assets/media/library-contract.ts";
import {
  mediaCleanupHandler,
  mediaRenditionsHandler,
} from "#features/assets/media/library/jobs.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { seedSmallCatalogue } from "#apps/server/testing/small-catalogue.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

let office: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
let catalogue: Awaited<ReturnType<typeof seedSmallCatalogue>>;
beforeAll(async () => {
  const elsewhere = folderStore(join(tmpdir(), "no-pictures"));
  office = await openStaffApi([mediaCleanupHandler(elsewhere), mediaRenditionsHandler(elsewhere)]);
  editor = await office.signIn("editor");
  catalogue = await seedSmallCatalogue(office.db, new Date());
});
afterAll(() => office.close());

const path = "/api/it/media";
let shade = 0;
const drawn = (width = 60, height = 40) => {
  shade += 17;
  const background = { r: shade % 256, g: (shade * 7) % 256, b: (shade * 13) % 256 };
  return sharp({ create: { width, height, channels: 3, background } });
};
const jpeg = (width?: number, height?: number) => drawn(width, height).jpeg().toBuffer();

const upload = async (name: string, folder: string, bytes?: Buffer) => {
  const query = new URLSearchParams({ folder });
  const file = { name, bytes: bytes ?? (await jpeg()) };
  return (await editor.send("POST", `${path}?${query}`, { file })).json<UploadAnswer>().media;
};
const list = async (query: string) =>
  (await editor.send("GET", `${path}?${query}`)).json<{ items: ListedMedia[]; total: number }>();
const namesOf = async (query: string) => (await list(query)).items.map(({ name }) => name);
const overview = async () => (await editor.send("GET", `${path}/overview`)).json<LibraryOverview>();
const inputOf = ({ name, folder, alt, isDecorative, tags, focal }: MediaInput): MediaInput => ({
  name,
  folder,
  alt,
  isDecorative,
  tags,
  focal,
});
const save = async (id: string, change: Partial<MediaInput>) => {
  const before = (await editor.send("GET", `${path}/${id}`)).json<MediaInput>();
  return editor.send("PUT", `${path}/${id}`, { json: { ...inputOf(before), ...change } });
};

test("a folder holds what is in the folders in it, and a search asks all words", async () => {
  await upload("lago blu.jpg", "laghi");
  await upload("lago nero.jpg", "laghi/alpi");
  expect((await namesOf("folder=laghi&sort=name")).toSorted()).toEqual(["lago blu", "lago nero"]);
  expect(await namesOf("folder=laghi/alpi")).toEqual(["lago nero"]);
  expect(await namesOf("search=nero%20lago")).toEqual(["lago nero"]);
  expect(await namesOf("folder=lag")).toEqual([]);
  const folders = (await overview()).folders.filter((folder) => folder.path.startsWith("laghi"));
  expect(folders).toEqual([
    { path: "laghi", pictures: 2 },
    { path: "laghi/alpi", pictures: 1 },
  ]);
});

test("a picture needs work while a language has no text, unless it is decoration", async () => {
  const { id } = await upload("muto.jpg", "muto");
  const needing = () => namesOf("need=alt&folder=muto");
  expect(await needing()).toEqual(["muto"]);
  await save(id, { alt: { it: "Un lago", en: "A lake", es: "Un lago", fr: "Un lac" } });
  const [row] = (await list("folder=muto")).items;
  expect(row?.missing).toEqual(["de"]);
  await save(id, { alt: { all: "Lago" } });
  expect(await needing()).toEqual([]);
  await save(id, { alt: {}, isDecorative: true });
  expect(await needing()).toEqual([]);
});

test("a picture that got the content of another is found as looking like it", async () => {
  const bytes = await jpeg();
  await upload("first.jpg", "twins", bytes);
  const second = await upload("second.jpg", "twins");
  expect(await namesOf("need=duplicate&folder=twins")).toEqual([]);
  await editor.send("POST", `${path}/${second.id}/content`, { file: { name: "a.jpg", bytes } });
  expect((await namesOf("need=duplicate&folder=twins")).toSorted()).toEqual(["first", "second"]);
  expect((await overview()).needs.duplicate).toBeGreaterThanOrEqual(2);
});

test("the same picture of another size and quality is found, said and forgotten with it", async () => {
  const scene = (x: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">
          <rect width="600" height="400" fill="#2b59c3"/><circle cx="${x}" cy="160" r="90" fill="#fff"/></svg>`,
      ),
    );
  const send = async (name: string, image: Sharp) => {
    const file = { name, bytes: await image.toBuffer() };
    return (await editor.send("POST", `${path}?folder=scene`, { file })).json<UploadAnswer>();
  };
  const twinsOf = async (id: string) =>
    (await editor.send("GET", `${path}/${id}/twins`))
      .json<Twins>()
      .items.map(({ id: twin }) => twin);
  const large = await send("large.png", scene(160).png());
  expect((await send("other.png", scene(430).png())).twins).toEqual([]);
  const small = await send("small.jpg", scene(160).resize(200).jpeg({ quality: 45 }));
  expect(small).toMatchObject({ isNew: true, twins: [{ id: large.media.id, width: 600 }] });
  expect(await twinsOf(large.media.id)).toEqual([small.media.id]);
  expect((await namesOf("need=duplicate&folder=scene")).toSorted()).toEqual(["large", "small"]);
  expect((await namesOf("colour=blue&folder=scene")).length).toBe(3);
  expect(await namesOf("colour=red&folder=scene")).toEqual([]);
  expect((await editor.send("GET", `${path}?colour=mauve`)).statusCode).toBe(400);
  await editor.send("DELETE", `${path}/${small.media.id}`);
  expect(await twinsOf(large.media.id)).toEqual([]);
});

test("what shows a picture is told once for all markets, and keeps it from being deleted", async () => {
  const { poster } = catalogue;
  const users = (await editor.send("GET", `${path}/${poster.id}/users`)).json<MediaUsers>();
  // One trip has a travel, and one is offered nowhere.
  expect(users.items.map(({ kind, country }) => [kind, country])).toEqual([
    ["travel", "it"],
    ["trip", null],
  ]);
  expect(users.items[0]?.places).toContain("Poster");
  const refused = await editor.send("DELETE", `${path}/${poster.id}`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ detail: expect.stringMatching(/shows? it/) });
  expect((await list(`ids=${poster.id}`)).items[0]?.uses).toBe(users.total);
});

test("a block of a page uses its picture until it is taken out", async () => {
  const { id } = await upload("blocco.jpg", "");
  const block = { id: "b1", blockType: "wr-image", content: { picture: id } };
  const values = {
    market: "de-DE",
    name: "Seite",
    slug: "seite",
    seo: "{}",
    attributes: "{}",
    custom_css: "",
    custom_html_classes: "[]",
    is_fixed: false,
    is_published: false,
    blocks: JSON.stringify([block]),
  };
  await office.db.insertInto("custom_page").values(values).execute();
  const users = (await editor.send("GET", `${path}/${id}/users`)).json<MediaUsers>();
  expect(users.items).toMatchObject([
    { kind: "page", name: "Seite", country: "de", places: ["Block 1"], markets: 1 },
  ]);
  expect((await editor.send("DELETE", `${path}/${id}`)).statusCode).toBe(409);
  await office.db
    .updateTable("custom_page")
    .set({ blocks: "[]" })
    .where("slug", "=", "seite")
    .execute();
  expect(await namesOf(`need=unused&ids=${id}`)).toEqual(["blocco"]);
  expect((await editor.send("DELETE", `${path}/${id}`)).statusCode).toBe(200);
  expect((await editor.send("GET", `${path}/${id}`)).statusCode).toBe(404);
});

test("a page that shows a picture where its links are shared uses it", async () => {
  const { id } = await upload("condivisa.jpg", "");
  const seo = { title: "", description: "", robots: "index,follow", image: id };
  const json = { ...newPage("space"), name: "Condivisa", slug: "condivisa", seo };
  expect((await editor.send("POST", "/api/it/custompages", { json })).statusCode).toBe(201);
  const users = (await editor.send("GET", `${path}/${id}/users`)).json<MediaUsers>();
  expect(users.items).toMatchObject([
    { kind: "page", name: "Condivisa", country: "it", places: ["Search result"] },
  ]);
  expect((await editor.send("DELETE", `${path}/${id}`)).statusCode).toBe(409);
});

test("a deletion with an old version is refused", async () => {
  const { id } = await upload("alt.jpg", "");
  const { etag = "" } = (await editor.send("GET", `${path}/${id}`)).headers;
  await save(id, { tags: ["neu"] });
  const headers = { "if-match": etag };
  expect((await editor.send("DELETE", `${path}/${id}`, { headers })).statusCode).toBe(412);
});

test("a replaced picture keeps its id and words, and has another address and content", async () => {
  const before = await upload("vecchio.jpg", "fiumi");
  await save(before.id, { alt: { it: "Un lago" }, focal: { x: 20, y: 80 } });
  const file = { name: "nuovo.png", bytes: await drawn(80, 80).png().toBuffer() };
  const url = `${path}/${before.id}/content`;
  expect(
    (await editor.send("POST", url, { file, headers: { "if-match": '"1"' } })).statusCode,
  ).toBe(412);
  const answer = await editor.send("POST", url, { file });
  expect(answer.statusCode).toBe(200);
  const after = answer.json<UploadAnswer["media"]>();
  expect(after).toMatchObject({
    id: before.id,
    name: "vecchio",
    folder: "fiumi",
    alt: { it: "Un lago" },
    focal: { x: 20, y: 80 },
    mime: "image/png",
    width: 80,
  });
  expect(after.base).not.toBe(before.base);
  const rest = await editor.send("POST", url, {
    file: { name: "x.svg", bytes: Buffer.from("<svg/>") },
  });
  expect(rest.statusCode).toBe(415);
});

test("renditions are told with the widths that the site may ask for", async () => {
  const { id } = await upload("largo.jpg", "", await jpeg(700, 350));
  const { items } = (await editor.send("GET", `${path}/${id}/renditions`)).json<Renditions>();
  expect(items.map(({ width }) => width)).toEqual([160, 320, 480, 640, 960]);
  expect(items[0]).toEqual({
    width: 160,
    height: 80,
    bytes: { avif: null, webp: null, jpeg: null },
  });
});

test("folders are made, moved with all in them, and deleted when they are empty", async () => {
  const folders = `${path}/folders`;
  const make = (folder: string) => editor.send("POST", folders, { json: { path: folder } });
  expect((await make("viaggi/2027")).statusCode).toBe(200);
  expect((await make("viaggi/2027")).statusCode).toBe(422);
  const { id } = await upload("piazza.jpg", "viaggi/2027");
  const { etag = "" } = (await editor.send("GET", `${path}/${id}`)).headers;
  const move = (from: string, to: string) =>
    editor.send("PUT", folders, { json: { path: from, to } });
  expect((await move("viaggi", "viaggi/2027/x")).statusCode).toBe(422);
  expect((await move("nowhere", "there")).statusCode).toBe(404);
  expect((await move("viaggi", "viaggi lunghi")).statusCode).toBe(200);
  expect((await move("viaggi lunghi", "viaggi")).statusCode).toBe(200);
  expect((await move("viaggi", "archivio")).statusCode).toBe(200);
  expect(await namesOf("folder=archivio/2027")).toEqual(["piazza"]);
  // A form that was opened before would put the picture back into the old folder.
  const stale = { json: { ...inputOf((await editor.send("GET", `${path}/${id}`)).json()) } };
  const headers = { "if-match": etag };
  expect((await editor.send("PUT", `${path}/${id}`, { ...stale, headers })).statusCode).toBe(412);
  const remove = () => editor.send("DELETE", `${folders}?path=archivio`);
  expect((await remove()).statusCode).toBe(409);
  await editor.send("DELETE", `${path}/${id}`);
  expect((await remove()).statusCode).toBe(200);
  expect((await overview()).folders.some((folder) => folder.path.startsWith("archivio"))).toBe(
    false,
  );
});

test("two pictures of one folder never have one name, also after a move", async () => {
  const first = await upload("gemello.jpg", "a");
  await upload("gemello.jpg", "b");
  expect((await save(first.id, { folder: "b" })).statusCode).toBe(422);
  const moved = await editor.send("PUT", `${path}/folders`, { json: { path: "a", to: "b" } });
  expect(moved.statusCode).toBe(422);
});

test("nobody reads the library without a session, and no list is endless", async () => {
  expect((await office.anonymous().send("GET", path)).statusCode).toBe(401);
  expect((await editor.send("GET", `${path}?pageSize=101`)).statusCode).toBe(400);
  expect((await editor.send("GET", `${path}?folder=../etc`)).statusCode).toBe(400);
  expect((await editor.send("GET", `${path}?need=everything`)).statusCode).toBe(400);
});

test("on a full disk an upload is 507, and leaves neither a row nor a part of a file", async () => {
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  const { write } = office.files;
  Object.assign(office.files, { write: () => Promise.reject(full) });
  const file = { name: "pieno.jpg", bytes: await jpeg() };
  const answer = await editor.send("POST", path, { file });
  const plain = await editor.send("POST", "/api/it/cdn", { file });
  Object.assign(office.files, { write });
  expect([answer.statusCode, plain.statusCode]).toEqual([507, 507]);
  expect((await list("search=pieno")).total).toBe(0);
  expect((await editor.send("GET", "/api/it/cdn?search=pieno")).json()).toMatchObject({ total: 0 });
  expect((await editor.send("POST", path, { file })).statusCode).toBe(200);
});
