import fastify from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { UploadAnswer } from "#features/assets/media/library-contract.ts";
import {
  mediaCleanupHandler,
  mediaRenditionsHandler,
} from "#features/assets/media/library/jobs.ts";
import { mediaRoutes } from "#features/assets/media/routes.ts";
import { processTimer } from "#platform/server/load/timer.ts";
import { s3Store } from "#platform/server/files/s3/s3-store.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { answerError } from "#platform/server/http/problem.ts";
import { createQueue } from "#platform/server/load/request-queue.ts";
import { openS3Server, type S3Server } from "#platform/testing/s3/s3-server.ts";

const times = { attemptMs: 1000, pauseMs: 5 };
let server: S3Server;
let first: Awaited<ReturnType<typeof openStaffApi>>;
let second: typeof first;
let editor: SignInBrowser;
let other: SignInBrowser;

// Two processes: each has its own client of the bucket, both have one database.
beforeAll(async () => {
  server = await openS3Server();
  const [one, two] = [s3Store(server.bucket, times), s3Store(server.bucket, times)];
  first = await openStaffApi(
    [mediaCleanupHandler(one), mediaRenditionsHandler(one)],
    undefined,
    null,
    {},
    one,
  );
  second = await openStaffApi([], undefined, first.database, {}, two);
  [editor, other] = [await first.signIn("editor"), await second.signIn("editor")];
});
afterAll(async () => {
  await second.close();
  await first.close();
  await server.close();
});
beforeEach(() => {
  server.treat("answers");
  server.requests.length = 0;
});

let shade = 0;
const jpeg = () => {
  shade += 20;
  const background = { r: shade, g: 90, b: 40 };
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
};

const upload = async (name: string, bytes: Buffer) =>
  editor.send("POST", "/api/it/media", { file: { name, bytes } });

/** Pictures as a process of its own shows them. */
const pictures = async ({ db, files }: Pick<typeof first, "db" | "files">) => {
  const app = fastify();
  app.setErrorHandler(answerError);
  const clock = { elapsed: () => performance.now(), timer: processTimer, turn: setImmediate };
  const queue = createQueue({ running: 2, waiting: 50, maxWaitMs: 10_000 }, clock);
  await app.register(mediaRoutes, { db, files, queue });
  return (url: string) => app.inject({ url });
};

const counts = async () => ({
  pictures: (await first.db.selectFrom("media").select("id").execute()).length,
  audits: (await first.db.selectFrom("audit").select("id").execute()).length,
});

test("what one process stores the other shows, and renditions are made once for both, before anybody asks", async () => {
  const { media } = (await upload("lake.jpg", await jpeg())).json<UploadAnswer>();
  await first.worker?.idle();
  const [here, there] = [await pictures(first), await pictures(second)];
  const shown = await there(`${media.base}160.webp`);
  expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect((await sharp(shown.rawPayload).metadata()).width).toBe(160);
  server.requests.length = 0;
  expect((await here(`${media.base}160.webp`)).rawPayload).toEqual(shown.rawPayload);
  expect(server.requests).toEqual([expect.stringMatching(/^GET .*\/renditions\/.*160\.webp$/)]);
});

test("while the store is away nothing is half written, and it goes on by itself", async () => {
  const bytes = await jpeg();
  const before = await counts();
  const showHere = await pictures(first);
  const { media } = (await upload("sea.jpg", await jpeg())).json<UploadAnswer>();
  await first.worker?.idle();
  for (const treatment of ["hangs up", "is silent", "dies while it reads", "is busy"] as const) {
    server.treat(treatment);
    const refused = await upload("hill.jpg", bytes);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toBe("5");
    expect(refused.json()).toMatchObject({
      detail: "The store of files does not answer, please try again in a moment.",
    });
    if (treatment === "dies while it reads") continue;
    const hidden = await showHere(`${media.base}480.webp`);
    expect([hidden.statusCode, hidden.headers["cache-control"]]).toEqual([503, "no-store"]);
  }
  expect(await counts()).toEqual({ pictures: before.pictures + 1, audits: before.audits + 1 });
  server.treat("answers");
  expect((await upload("hill.jpg", bytes)).statusCode).toBe(200);
  expect((await showHere(`${media.base}480.webp`)).statusCode).toBe(200);
  await first.worker?.idle();
});

test("a plain file and a replaced picture are in the store, and what nobody has is deleted there", async () => {
  const file = { name: "map.pdf", bytes: Buffer.from("%PDF-1.7") };
  expect((await other.send("POST", "/api/it/cdn", { file })).statusCode).toBe(200);
  const { media } = (await upload("old.jpg", await jpeg())).json<UploadAnswer>();
  await first.worker?.idle();
  const shaOf = async () =>
    (
      await first.db
        .selectFrom("media")
        .select("sha256")
        .where("id", "=", media.id)
        .executeTakeFirstOrThrow()
    ).sha256;
  const old = await shaOf();
  await (
    await pictures(second)
  )(`${media.base}160.avif`);
  const replaced = await editor.send("POST", `/api/it/media/${media.id}/content`, {
    file: { name: "new.jpg", bytes: await jpeg() },
  });
  expect(replaced.statusCode).toBe(200);
  await first.worker?.idle();
  const names: string[] = [];
  for await (const name of first.files.list()) names.push(name);
  expect(names.filter((name) => name.includes(old))).toEqual([]);
  expect(names).toContain(`originals/${await shaOf()}`);
  expect(names.some((name) => name.startsWith("files/"))).toBe(true);
});
