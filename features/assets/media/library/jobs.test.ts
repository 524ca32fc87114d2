import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { UploadAnswer } from "#features/assets/media/library-contract.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { fileNamesOf, renditionName } from "../renditions.ts";
import { mediaCleanupHandler, mediaRenditionsHandler } from "./jobs.ts";

test("the files of a content that no picture has any more are gone, and those of others stay", async () => {
  const files = folderStore(mkdtempSync(join(tmpdir(), "cleanup-")));
  const office = await openStaffApi([
    mediaCleanupHandler(files),
    // What is uploaded here is stored elsewhere, so that nothing is made of it.
    mediaRenditionsHandler(folderStore(mkdtempSync(join(tmpdir(), "no-originals-")))),
  ]);
  const editor = await office.signIn("editor");
  const draw = (r: number) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: { r, g: 9, b: 9 } } })
      .png()
      .toBuffer();
  const upload = async (r: number) => {
    const file = { name: `${r}.png`, bytes: await draw(r) };
    const { media } = (await editor.send("POST", "/api/it/media", { file })).json<UploadAnswer>();
    const { sha256 } = await office.db
      .selectFrom("media")
      .select("sha256")
      .where("id", "=", media.id)
      .executeTakeFirstOrThrow();
    for (const name of [`originals/${sha256}`, renditionName(sha256, 160, "webp")])
      await files.write(name, Buffer.from("x"));
    return { id: media.id, sha256 };
  };
  const [deleted, replaced, kept] = [await upload(10), await upload(60), await upload(120)];
  await editor.send("DELETE", `/api/it/media/${deleted.id}`);
  await editor.send("POST", `/api/it/media/${replaced.id}/content`, {
    file: { name: "new.png", bytes: await draw(200) },
  });
  await office.worker?.idle();
  const left = async (sha256: string) =>
    (await Promise.all(fileNamesOf(sha256).map((name) => files.has(name)))).filter(Boolean).length;
  expect([
    await left(deleted.sha256),
    await left(replaced.sha256),
    await left(kept.sha256),
  ]).toEqual([0, 0, 2]);
  await office.close();
});

test("all renditions of a new content are made right after the upload, without anybody asking", async () => {
  const files = folderStore(mkdtempSync(join(tmpdir(), "uploads-")));
  const handlers = [mediaCleanupHandler(files), mediaRenditionsHandler(files)];
  const office = await openStaffApi(handlers, undefined, null, {}, files);
  const editor = await office.signIn("editor");
  const background = { r: 9, g: 90, b: 140 };
  const draw = (width: number) =>
    sharp({ create: { width, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  const made = async () => {
    await office.worker?.idle();
    const { sha256 } = await office.db
      .selectFrom("media")
      .select("sha256")
      .executeTakeFirstOrThrow();
    const names = fileNamesOf(sha256).filter((name) => name.startsWith("renditions/"));
    const stored = await Promise.all(
      names.map(async (name) => ((await files.has(name)) ? [name] : [])),
    );
    return stored.flat().map((name) => name.split("/").at(-1));
  };
  const file = { name: "small.png", bytes: await draw(400) };
  const { media } = (await editor.send("POST", "/api/it/media", { file })).json<UploadAnswer>();
  const widths = (list: readonly number[]) =>
    list.flatMap((width) => ["avif", "webp", "jpeg"].map((format) => `${width}.${format}`));
  expect(await made()).toEqual(widths([160, 320, 480]));
  await editor.send("POST", `/api/it/media/${media.id}/content`, {
    file: { name: "large.png", bytes: await draw(700) },
  });
  expect(await made()).toEqual(widths([160, 320, 480, 640, 960]));
  await office.close();
});
