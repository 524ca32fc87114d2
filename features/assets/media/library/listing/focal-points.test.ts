import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type {
  LibraryOverview,
  ListedMedia,
  MediaInput,
  MediaRecord,
  UploadAnswer,
} from "#features/assets/media/library-contract.ts";
import { storeMedia } from "#features/assets/media/store.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

let office: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  office = await openStaffApi();
  editor = await office.signIn("editor");
});
afterAll(() => office.close());

const path = "/api/it/media";
let shade = 0;
const drawn = () => {
  shade += 17;
  const background = { r: shade % 256, g: (shade * 7) % 256, b: (shade * 13) % 256 };
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
};

let id: string;
let folder: string;
beforeEach(async () => {
  folder = crypto.randomUUID().slice(0, 8);
  const file = { name: "sole.jpg", bytes: await drawn() };
  const answer = await editor.send("POST", `${path}?folder=${folder}`, { file });
  ({ id } = answer.json<UploadAnswer>().media);
});

const read = async () => (await editor.send("GET", `${path}/${id}`)).json<MediaRecord>();
const save = async (change: Partial<MediaInput>) => {
  const { name, folder: place, alt, isDecorative, tags, focal } = await read();
  const json = { name, folder: place, alt, isDecorative, tags, focal, ...change };
  const answer = await editor.send("PUT", `${path}/${id}`, { json });
  expect(answer.statusCode).toBe(200);
  return answer.json<MediaRecord>().focal;
};
const needing = async () => {
  const answer = await editor.send("GET", `${path}?need=focal&folder=${folder}`);
  return answer.json<{ items: ListedMedia[] }>().items.map(({ name }) => name);
};
const count = async () =>
  (await editor.send("GET", `${path}/overview`)).json<LibraryOverview>().needs.focal;

test("an uploaded picture needs its focal point until the middle is said to be right", async () => {
  expect((await read()).focal).toEqual({ x: 50, y: 50, isChosen: false });
  expect(await needing()).toEqual(["sole"]);
  const before = await count();
  await save({ tags: ["mare"] });
  expect(await needing()).toEqual(["sole"]);
  const focal = { x: 50, y: 50, isChosen: true };
  expect(await save({ focal })).toEqual(focal);
  expect(await needing()).toEqual([]);
  expect(await count()).toBe(before - 1);
  expect(await save({ tags: ["lago"] })).toEqual(focal);
});

test("a point that was moved is chosen, whatever is said of it", async () => {
  expect(await save({ focal: { x: 50, y: 49 } })).toEqual({ x: 50, y: 49, isChosen: true });
  expect(await save({ focal: { x: 10, y: 50, isChosen: false } })).toMatchObject({
    isChosen: true,
  });
  expect(await needing()).toEqual([]);
});

test("a middle of which nothing is said stays as it was, and is not a change", async () => {
  const versionOf = async () => (await editor.send("GET", `${path}/${id}`)).headers.etag;
  const before = await versionOf();
  expect(await save({ focal: { x: 50, y: 50 } })).toMatchObject({ isChosen: false });
  expect(await versionOf()).toBe(before);
  await save({ focal: { x: 50, y: 50, isChosen: true } });
  expect(await save({ focal: { x: 50, y: 50 } })).toMatchObject({ isChosen: true });
});

test("a version that is put back takes along whether it was chosen", async () => {
  await save({ focal: { x: 50, y: 50, isChosen: true } });
  const answer = await editor.send("POST", `${path}/${id}/versions/1/restore`, {
    json: {},
    headers: { "if-match": '"2"' },
  });
  expect(answer.statusCode).toBe(200);
  expect((await read()).focal.isChosen).toBe(false);
  expect(await needing()).toEqual(["sole"]);
});

test("a picture that gets another file keeps what was chosen, and what was not", async () => {
  const replace = async () => {
    const file = { name: "luna.jpg", bytes: await drawn() };
    return (await editor.send("POST", `${path}/${id}/content`, { file })).json<MediaRecord>().focal;
  };
  expect((await replace()).isChosen).toBe(false);
  await save({ focal: { x: 50, y: 50, isChosen: true } });
  expect((await replace()).isChosen).toBe(true);
});

test("pictures of the demo have their own", async () => {
  await storeMedia(office.db, [
    {
      name: "alba",
      folder,
      mime: "image/jpeg",
      width: 60,
      height: 40,
      bytes: 100,
      sha256: folder,
      thumbhash: Buffer.alloc(6).toString("base64"),
      textColour: "ink",
      alt: {},
    },
  ]);
  expect(await needing()).toEqual(["sole"]);
});

test.each([
  ["focal.isChosen", { x: 50, y: 50, isChosen: "yes" }, 422],
  ["focal.isRight", { x: 50, y: 50, isRight: true }, 400],
])("a wrong %s is refused", async (_field, focal, status) => {
  const { name, alt, isDecorative, tags } = await read();
  const json = { name, folder, alt, isDecorative, tags, focal };
  expect((await editor.send("PUT", `${path}/${id}`, { json })).statusCode).toBe(status);
});
