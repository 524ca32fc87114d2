import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openS3Server, type S3Server } from "#platform/testing/s3/s3-server.ts";
import { DiskFull } from "../disk-full.ts";
import { FilesAway, FilesRefused } from "../files-away.ts";
import type { FileStore } from "../file-store.ts";
import { writeIfPossible } from "../file-store.ts";
import { tryStore } from "../try-store.ts";
import { errorOf } from "./answers.ts";
import type { Bucket } from "./bucket.ts";
import { s3Store } from "./s3-store.ts";

const times = { attemptMs: 1000, pauseMs: 5 };
let server: S3Server;
let files: FileStore;
beforeEach(async () => {
  server = await openS3Server();
  files = s3Store(server.bucket, times);
});
afterEach(() => server.close());

const content = Buffer.from([0, 255, 10, 13, 128]);
const namesOf = async (store: FileStore) => {
  const names: string[] = [];
  for await (const name of store.list()) names.push(name);
  return names.toSorted();
};
const withBucket = (change: Partial<Bucket>) => s3Store({ ...server.bucket, ...change }, times);

test("a file is written, read, measured, listed and deleted", async () => {
  const name = "renditions/ab01/160.avif";
  expect(await files.read(name)).toBeNull();
  expect([await files.has(name), await files.size(name)]).toEqual([false, null]);
  await files.write(name, content);
  expect(await files.read(name)).toEqual(content);
  expect([await files.has(name), await files.size(name)]).toEqual([true, 5]);
  await files.write(name, Buffer.from("another"));
  expect(await files.size(name)).toBe(7);
  expect(await namesOf(files)).toEqual([name]);
  await files.remove(name);
  await files.remove(name);
  expect(await files.read(name)).toBeNull();
});

test("an empty file and one of 30 MB come back as they were", async () => {
  const many = Buffer.alloc(30 * 1024 * 1024, "0123456789");
  const store = s3Store(server.bucket);
  for (const [name, bytes] of [
    ["empty", Buffer.alloc(0)],
    ["many", many],
  ] as const) {
    await store.write(name, bytes);
    expect((await store.read(name))?.equals(bytes)).toBe(true);
  }
});

const large = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
const taken = async (stream: Readable | null) => stream && (await buffer(stream));

test("a part of a file is read, across the slices in which it is asked for", async () => {
  await files.write("film", large);
  for (const [start, end] of [
    [0, large.length - 1],
    [0, 0],
    [131_071, 131_072],
    [299_999, 299_999],
    [7, 290_000],
  ] as const)
    expect(await taken(await files.open("film", { start, end }))).toEqual(
      large.subarray(start, end + 1),
    );
  expect(await files.open("nothing", { start: 0, end: 1 })).toBeNull();
  await expect(withBucket({ bucket: "other" }).open("film", { start: 0, end: 1 })).rejects.toThrow(
    FilesRefused,
  );
});

test("of a reader who takes nothing, one slice after another is not asked for", async () => {
  const whole = Buffer.alloc(5_000_000, 3);
  await files.write("film", whole);
  server.requests.length = 0;
  const stream = await files.open("film", { start: 0, end: whole.length - 1 });
  stream?.once("readable", () => {}); // begins to read, and takes nothing
  await once(stream ?? new Readable(), "readable");
  await files.has("film");
  expect(server.requests.length).toBeLessThan(4);
  stream?.destroy();
});

test("a list goes on after its first page", async () => {
  const names = Array.from({ length: 11 }, (_, at) => `many/${at}`);
  for (const name of names) await files.write(name, content);
  server.requests.length = 0;
  expect(await namesOf(s3Store(server.bucket, times, 5))).toEqual(names.toSorted());
  expect(server.requests).toHaveLength(3);
});

test("a prefix keeps our files apart from others of the bucket", async () => {
  const ours = withBucket({ prefix: "wayroam/" });
  await files.write("other", content);
  await ours.write("a/b", content);
  expect(await namesOf(ours)).toEqual(["a/b"]);
  expect(await files.has("wayroam/a/b")).toBe(true);
  expect(ours.place).toBe(`files/wayroam at 127.0.0.1:${server.port}`);
});

test("two processes see each other's files at once", async () => {
  const other = withBucket({});
  await files.write("shared", content);
  expect(await other.read("shared")).toEqual(content);
  await other.remove("shared");
  expect(await files.has("shared")).toBe(false);
});

test.each(["../out", "/root", "a b", "A", "a/../../b"])("%s is no name", async (name) => {
  await expect(files.read(name)).rejects.toThrow(RangeError);
});

test("a store that is away is asked again, and says so in the end", async () => {
  await files.write("kept", content);
  for (const treatment of ["hangs up", "is silent", "is busy"] as const) {
    const store = withBucket({});
    server.treat(treatment);
    server.requests.length = 0;
    await expect(store.read("kept")).rejects.toThrow(FilesAway);
    expect(server.requests).toHaveLength(3);
    await expect(store.write("new", content)).rejects.toThrow(/does not answer|answers 503/);
    expect(server.requests).toHaveLength(4); // who knows that it is away tries once
    await writeIfPossible(store, "new", content);
    server.treat("answers");
    expect(await store.has("new")).toBe(false);
    expect(await store.read("kept")).toEqual(content);
  }
});

test("a moment's failure is noticed by nobody", async () => {
  server.treat("is busy");
  setTimeout(() => server.treat("answers"), 3);
  const patient = s3Store(server.bucket, { attemptMs: 1000, pauseMs: 100 });
  await patient.write("later", content);
  expect(await patient.read("later")).toEqual(content);
});

test("an upload that breaks leaves no file and the former one as it was", async () => {
  await files.write("picture", content);
  server.treat("dies while it reads");
  const many = Buffer.alloc(5_000_000, 7);
  for (const name of ["picture", "unknown"])
    await expect(files.write(name, many)).rejects.toThrow(FilesAway);
  server.treat("answers");
  expect(await files.read("picture")).toEqual(content);
  expect(await files.read("unknown")).toBeNull();
});

test("a server that was away goes on with what it had", async () => {
  await files.write("picture", content);
  await server.end();
  await expect(files.read("picture")).rejects.toThrow(/does not answer \(ECONN/);
  server = await openS3Server(server.port, server.folder);
  expect(await files.read("picture")).toEqual(content);
});

test("a content that is not what was stored is not handed on", async () => {
  await files.write("originals/ab", content);
  const stored = (await readdir(server.folder, { recursive: true })).find((name) =>
    name.endsWith("ab"),
  );
  const path = join(server.folder, stored ?? "");
  const object = await readFile(path);
  expect(object.subarray(-content.length)).toEqual(content);
  object[object.length - content.length] = 1;
  await writeFile(path, object);
  const refusal = /another content than was stored/;
  await expect(files.read("originals/ab")).rejects.toThrow(refusal);
  const whole = { start: 0, end: content.length - 1 };
  await expect(files.open("originals/ab", whole)).rejects.toThrow(refusal);
});

test("of a large content that is not what was stored the end is held back", async () => {
  await files.write("film", large);
  const path = join(server.folder, "files", "film");
  const object = await readFile(path);
  object[object.length - large.length] = 1;
  await writeFile(path, object);
  const stream = await files.open("film", { start: 0, end: large.length - 1 });
  let bytes = 0;
  const read = async () => {
    for await (const slice of stream ?? []) bytes += (slice as Buffer).length;
  };
  await expect(read()).rejects.toThrow(/another content than was stored/);
  expect(bytes).toBeLessThan(large.length);
});

test.each<[Partial<Bucket>, string]>([
  [{ accessKeyId: "SOMEBODY" }, "does not know the key of S3_ACCESS_KEY_ID"],
  [{ secretAccessKey: "another-secret" }, "S3_SECRET_ACCESS_KEY does not fit the key"],
  [{ bucket: "nothing-here" }, "no bucket of the name in S3_BUCKET"],
])("%j is refused at once with a sentence that names the setting", async (change, sentence) => {
  const store = withBucket(change);
  const error = await tryStore(store).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FilesRefused);
  expect(String(error)).toContain(sentence);
  expect(String(error)).not.toMatch(/another-secret|S3TESTKEY|s3-secret-of-tests/);
  expect(server.requests).toHaveLength(1);
  await expect(store.read("a")).rejects.toThrow(sentence);
});

test("a store is tried with a file of its own, which is gone afterwards", async () => {
  await tryStore(files);
  expect(await namesOf(files)).toEqual([]);
});

test("no room is told apart from no answer", () => {
  const answer = (status: number, code: string) => ({
    status,
    headers: new Headers(),
    body: Buffer.from(`<Error><Code>${code}</Code></Error>`),
  });
  expect(errorOf("a", answer(507, ""))).toBeInstanceOf(DiskFull);
  expect(errorOf("a", answer(403, "QuotaExceeded"))).toBeInstanceOf(DiskFull);
  expect(errorOf("a", answer(403, "AccessDenied"))).toBeInstanceOf(FilesRefused);
  expect(errorOf("a", answer(500, "InternalError"))).not.toBeInstanceOf(FilesRefused);
});
