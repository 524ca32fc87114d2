import fastify from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { FileUpload } from "#features/assets/media/cdn-contract.ts";
import { cdnFiles } from "#features/assets/media/cdn/serve.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { hugePng } from "#platform/testing/pictures/huge-png.ts";
import { movingPng } from "#platform/testing/pictures/moving-png.ts";

let office: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
const site = fastify();
beforeAll(async () => {
  office = await openStaffApi();
  editor = await office.signIn("editor");
  await site.register(cdnFiles, { db: office.db, files: office.files });
});
afterAll(async () => {
  await site.close();
  await office.close();
});

const send = (name: string, bytes: Buffer, path = "") =>
  editor.send("POST", `/api/it/cdn${path}`, { file: { name, bytes } });
const upload = async (name: string, bytes: Buffer) =>
  (await send(name, bytes)).json<FileUpload>().file;
const sent = async (path: string) => (await site.inject(path)).rawPayload;

let shade = 0;
const plain = (width = 40, height = 30) => {
  shade += 1;
  const background = { r: shade, g: 120, b: 40 };
  return sharp({ create: { width, height, channels: 3, background } }).withExif({
    IFD0: { Copyright: "Marta Ferri", Model: "Camera" },
    IFD3: { GPSLatitude: "45/1 28/1 0/1" },
  });
};
const moving = async () =>
  sharp(await Promise.all([plain(), plain().negate()].map((each) => each.png().toBuffer())), {
    join: { animated: true },
  }).withExif({ IFD0: { Copyright: "Marta Ferri" } });
const words = /Marta|Camera|GPS|secret/;

test.each([
  ["jpg", () => plain().jpeg().toBuffer()],
  ["png", () => plain().png().toBuffer()],
  ["webp", () => plain().webp().toBuffer()],
  ["avif", () => plain().avif().toBuffer()],
])("a %s loses place, camera and owner, whatever it is called", async (ending, draw) => {
  const file = await upload(
    `Foto ${ending}.PDF`,
    Buffer.concat([await draw(), Buffer.from("secret")]),
  );
  expect(file).toMatchObject({ name: `foto-${ending}.${ending}`, isShown: true });
  const content = await sent(file.path);
  expect(content.toString("latin1")).not.toMatch(words);
  expect(await sharp(content).metadata()).toMatchObject({ width: 40, height: 30 });
  expect((await sharp(content).metadata()).exif).toBeUndefined();
  expect(file.bytes).toBe(content.length);
});

test("a picture keeps its size and its ending, and the same file twice is one", async () => {
  const photo = await plain(4000, 10).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const file = await upload("wide.jpeg", photo);
  expect(file.name).toBe("wide.jpeg");
  expect(await sharp(await sent(file.path)).metadata()).toMatchObject({ width: 10, height: 4000 });
  expect((await send("wide.jpeg", photo)).json()).toMatchObject({ isNew: false });
});

test("a moving picture goes on moving without its words", async () => {
  const gif = await (await moving()).gif().toBuffer();
  const comment = Buffer.from("\u0021\u00fe\u0006secret\u0000", "latin1");
  const head = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
  const withComment = Buffer.concat([gif.subarray(0, head), comment, gif.subarray(head)]);
  const webp = await (await moving()).webp().toBuffer();
  expect(webp.toString("latin1")).toMatch(words);
  for (const [name, bytes] of [
    ["moves.gif", withComment],
    ["moves.webp", webp],
  ] as const) {
    const content = await sent(
      (await upload(name, Buffer.concat([bytes, Buffer.from("secret")]))).path,
    );
    expect(content.toString("latin1")).not.toMatch(words);
    const [before, after] = [sharp(bytes, { animated: true }), sharp(content, { animated: true })];
    expect((await after.metadata()).pages).toBe(2);
    expect(await after.raw().toBuffer()).toEqual(await before.raw().toBuffer());
  }
});

test("a moving PNG keeps its frames and loses its texts", async () => {
  const still = await plain().png().toBuffer();
  const exif = still.indexOf("eXIf") - 4;
  const chunk = still.subarray(exif, exif + still.readUInt32BE(exif) + 12);
  const png = movingPng();
  const bytes = Buffer.concat([
    png.subarray(0, 33),
    chunk,
    png.subarray(33),
    Buffer.from("secret"),
  ]);
  expect(bytes.toString("latin1")).toMatch(/Marta/);
  expect(await sent((await upload("moves.png", bytes)).path)).toEqual(png);
});

test.each([
  ["HTML called a picture", "x.jpg", () => Buffer.from("<script>1</script>"), 415, /no picture/],
  ["nothing called a picture", "x.png", () => Buffer.alloc(0), 415, /no picture/],
  ["TIFF", "x.bin", () => plain().tiff().toBuffer(), 415, /TIFF/],
  ["HEIC", "x.bin", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), 415, /HEIC/],
  ["picture of 268 megapixels", "x.png", hugePng, 422, /268.4 million points/],
  ["broken moving PNG", "x.png", () => movingPng().subarray(0, 300), 422, /broken/],
  ["broken GIF", "x.gif", () => Buffer.from("GIF89a"), 422, /broken/],
])("a %s is refused", async (_what, name, draw, status, message) => {
  const answer = await send(name, await draw());
  expect([answer.statusCode, answer.json().errors]).toEqual([
    status,
    [{ path: "file", message: expect.stringMatching(message) }],
  ]);
});

test("an address keeps the kind of picture that it ends with", async () => {
  const { id, path } = await upload("poster.jpg", await plain().jpeg().toBuffer());
  const png = await send("poster.png", await plain().png().toBuffer(), `/${id}/content`);
  expect([png.statusCode, png.json().detail]).toEqual([
    415,
    "Its address ends with .jpg, and the new file is a .png.",
  ]);
  const jpeg = await send("other.jpeg", await plain(50).jpeg().toBuffer(), `/${id}/content`);
  expect(jpeg.statusCode).toBe(200);
  const content = await sent(path);
  expect((await sharp(content).metadata()).width).toBe(50);
  expect(content.toString("latin1")).not.toMatch(words);
});
