import { deflateRawSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { UploadAnswer } from "#features/assets/media/library-contract.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { hugePng } from "#platform/testing/pictures/huge-png.ts";
import { movingPng } from "#platform/testing/pictures/moving-png.ts";

let office: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  office = await openStaffApi();
  editor = await office.signIn("editor");
});
afterAll(() => office.close());

const path = "/api/it/media";
const upload = (name: string, bytes: Buffer) =>
  editor.send("POST", path, { file: { name, bytes } });
const uploaded = async (name: string, bytes: Buffer) =>
  (await upload(name, bytes)).json<UploadAnswer>();

let shade = 0;
/** A picture unlike any other, also once it is compressed, so that none is taken for a duplicate. */
const plain = (width: number, height: number, channels: 3 | 4 = 3) => {
  shade += 1;
  const [r, g] = [(shade % 16) * 16, Math.floor(shade / 16) * 16];
  const background = { r, g, b: 40, alpha: channels === 4 ? 0.5 : 1 };
  return sharp({ create: { width, height, channels, background } });
};
const jpeg = () => plain(40, 30).jpeg().toBuffer();
const row = (id: string) =>
  office.db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const stored = async (id: string) =>
  (await office.files.read(`originals/${(await row(id)).sha256}`)) ?? Buffer.alloc(0);
const counts = async () => ({
  rows: (await office.db.selectFrom("media").select("id").execute()).length,
  audits: (await office.db.selectFrom("audit").select("id").execute()).length,
});

describe("an accepted picture", () => {
  test.each([
    ["jpeg", () => plain(40, 30).jpeg().toBuffer()],
    ["png", () => plain(40, 30, 4).png().toBuffer()],
    ["webp", () => plain(40, 30).webp().toBuffer()],
    ["avif", () => plain(40, 30).avif().toBuffer()],
  ])("a %s is told by its content and kept in its format", async (format, draw) => {
    const { isNew, media } = await uploaded("../../mare.jpg", await draw());
    expect(isNew).toBe(true);
    expect(media).toMatchObject({
      name: expect.stringMatching(/^mare/),
      mime: `image/${format}`,
      width: 40,
      height: 30,
      createdBy: "editor@wayroam.test",
      alt: {},
      tags: [],
    });
  });

  test("place, camera and everything appended are gone, and it stands upright", async () => {
    const photo = await plain(40, 30)
      .withExif({ IFD0: { Copyright: "Secret" }, IFD3: { GPSLatitude: "45/1 28/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const zip = deflateRawSync(Buffer.from("PK secret"));
    const script = Buffer.from("<script>alert(1)</script>");
    const { media } = await uploaded("photo.jpg", Buffer.concat([photo, zip, script]));
    expect(media).toMatchObject({ width: 30, height: 40 });
    const content = await stored(media.id);
    expect(content.includes("script")).toBe(false);
    expect(content.includes("Secret")).toBe(false);
    const facts = await sharp(content).metadata();
    expect([facts.exif, facts.orientation, facts.width]).toEqual([undefined, undefined, 30]);
    expect(media.bytes).toBe(content.length);
  });

  test("it is made no larger than the site needs", async () => {
    const { media } = await uploaded("wide.jpg", await plain(5000, 1000).jpeg().toBuffer());
    expect([media.width, media.height]).toEqual([3840, 768]);
  });

  test("its upload is in the audit", async () => {
    const { media } = await uploaded("audited.jpg", await jpeg());
    const admin = await office.signIn("admin");
    const { items } = (await admin.send("GET", `/api/it/audit?entityId=${media.id}`)).json();
    expect(items).toMatchObject([{ entity: "media", action: "create", name: "audited" }]);
  });

  test("the same file sent by many at once is one picture", async () => {
    const bytes = await jpeg();
    const before = await counts();
    const answers = await Promise.all(["a", "b", "c", "d"].map((name) => uploaded(name, bytes)));
    expect(new Set(answers.map(({ media }) => media.id)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    const { rows, audits } = await counts();
    expect([rows - before.rows, audits - before.audits]).toEqual([1, 1]);
  });

  test("another picture of the same name gets a number", async () => {
    const names: string[] = [];
    for (const bytes of [await jpeg(), await jpeg(), await jpeg()])
      names.push((await uploaded("IMG_1.jpg", bytes)).media.name);
    expect(names).toEqual(["IMG_1", "IMG_1 2", "IMG_1 3"]);
  });
});

const hostile: readonly [string, string, () => Buffer | Promise<Buffer>, number, RegExp][] = [
  [
    "SVG with a script",
    "x.svg",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    415,
    /SVG can carry scripts/,
  ],
  ["HTML named PNG", "x.png", () => Buffer.from("<!doctype html><p>"), 415, /no JPEG, PNG/],
  ["GIF", "x.gif", () => plain(4, 4).gif().toBuffer(), 415, /GIF/],
  ["TIFF named JPEG", "x.jpg", () => plain(4, 4).tiff().toBuffer(), 415, /no JPEG, PNG/],
  ["HEIC", "x.heic", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), 415, /HEIC/],
  ["empty file", "x.png", () => Buffer.alloc(0), 415, /no JPEG, PNG/],
  ["picture of 268 megapixels", "x.png", hugePng, 422, /268.4 million points/],
  ["moving PNG", "x.png", movingPng, 422, /Moving/],
  [
    "truncated JPEG",
    "x.jpg",
    async () => (await plain(400, 300).jpeg().toBuffer()).subarray(0, 700),
    422,
    /broken/,
  ],
  ["JPEG of noise", "x.jpg", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 422, /broken/],
  [
    "AVIF without a picture",
    "x.avif",
    () => Buffer.from("\0\0\0\x18ftypavif\0\0\0\0avif"),
    422,
    /broken/,
  ],
  [
    "moving WebP",
    "x.webp",
    async () =>
      sharp(
        await Promise.all(
          [plain(40, 30), plain(40, 30).negate()].map((each) => each.png().toBuffer()),
        ),
        {
          join: { animated: true },
        },
      )
        .webp({ loop: 0, delay: [100, 100] })
        .toBuffer(),
    422,
    /Moving/,
  ],
];

describe("what is refused", () => {
  test.each(hostile)("a %s", async (_what, name, draw, status, message) => {
    const before = await counts();
    const answer = await upload(name, await draw());
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      detail: expect.stringMatching(message),
      errors: [{ path: "file", message: expect.stringMatching(message) }],
    });
    expect(await counts()).toEqual(before);
  });

  test("a file over the limit is refused before it is read", async () => {
    const answer = await upload("x.jpg", Buffer.alloc(31 * 1024 * 1024));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ detail: expect.stringMatching(/30 MB at most/) });
  });

  test("what is no form with a file", async () => {
    const json = await editor.send("POST", path, { json: { file: "x" } });
    expect(json.statusCode).toBe(415);
    const headers = { "content-type": "multipart/form-data" };
    const form = await editor.send("POST", path, { json: "x", headers });
    expect([form.statusCode, form.json().detail]).toEqual([400, "The form names no boundary."]);
  });

  test("other routes take no forms", async () => {
    const file = { name: "x.png", bytes: await jpeg() };
    expect((await editor.send("POST", "/api/it/custompages", { file })).statusCode).toBe(415);
  });

  test("nobody uploads without a session", async () => {
    const file = { name: "x.jpg", bytes: await jpeg() };
    expect((await office.anonymous().send("POST", path, { file })).statusCode).toBe(401);
  });

  test("a file that cannot be stored leaves no row", async () => {
    const broken = await openStaffApi([], undefined, office.database);
    await broken.files.write("originals", Buffer.from("a file where the folder should be"));
    const before = await counts();
    const other = await broken.signIn("editor");
    const answer = await other.send("POST", path, { file: { name: "x", bytes: await jpeg() } });
    expect(answer.statusCode).toBe(500);
    expect(await counts()).toEqual(before);
    await broken.close();
  });

  test("an account that uploads without end has to wait", async () => {
    const { media } = await uploaded("many.jpg", await jpeg());
    const whole: Awaited<ReturnType<typeof row>> & { sort_key?: string } = await row(media.id);
    const { id: _id, sort_key: _sortKey, ...copy } = whole; // which the database makes
    const copies = Array.from({ length: 300 }, (_, index) => ({
      ...copy,
      alt: "{}",
      name: `copy ${index}`,
      created_by: "admin@wayroam.test",
    }));
    await office.db.insertInto("media").values(copies).execute();
    const admin = await office.signIn("admin");
    const file = { name: "x.jpg", bytes: await jpeg() };
    const answer = await admin.send("POST", path, { file });
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, "60"]);
    expect((await upload("y.jpg", await jpeg())).statusCode).toBe(200);
  });
});
