import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { writeCsv } from "./write-csv.ts";
import { pagesOf, slicesOf, streamCsv } from "./stream-csv.ts";

const columns = ["name", "note"];
const rows = Array.from({ length: 25 }, (_, at) => [`n${at}`, at % 2 === 0 ? "=1+1" : "é; x"]);
const options = { pageSize: 10, maxPages: 100 };
const readPages = (all: readonly (readonly string[])[]) => {
  const asked: number[] = [];
  const pages = pagesOf(async (page) => {
    asked.push(page);
    return all.slice((page - 1) * 10, page * 10);
  }, options);
  return { asked, pages };
};

test("a table in slices is the table at once", async () => {
  for (const all of [[], rows.slice(0, 10), rows]) {
    const stream = await streamCsv(columns, readPages(all).pages, ";");
    expect((await buffer(stream)).toString()).toBe(writeCsv(columns, all, ";"));
  }
});

test("rows in memory are written out in slices", async () => {
  const all = Array.from({ length: 1234 }, (_, at) => [`n${at}`, ""]);
  const stream = await streamCsv(columns, slicesOf(all, 500), ",");
  expect((await buffer(stream)).toString()).toBe(writeCsv(columns, all, ","));
  const none = await streamCsv(columns, slicesOf<readonly string[]>([], 500), ",");
  expect((await buffer(none)).toString()).toBe(writeCsv(columns, [], ","));
});

const many = Array.from({ length: 1000 }, (_, at) => [`n${at}`, "x".repeat(1000)]);

test("what nobody takes is not read", async () => {
  const { asked, pages } = readPages(many);
  const stream = await streamCsv(columns, pages, ",");
  const first = (await stream[Symbol.asyncIterator]().next()).value as Buffer;
  expect(first.toString()).toContain("name,note");
  expect(asked.length).toBeLessThan(20);
  stream.destroy();
});

test("others have their turn between two slices", async () => {
  const stream = await streamCsv(columns, readPages(many).pages, ",");
  let turns = 0;
  const count = () => {
    turns += 1;
    if (!stream.readableEnded) setImmediate(count);
  };
  setImmediate(count);
  await buffer(stream);
  expect(turns).toBeGreaterThan(50);
});

test("what goes wrong before the first row is told before anything is sent", async () => {
  const pages = pagesOf<readonly string[]>(() => Promise.reject(new Error("away")), options);
  await expect(streamCsv(columns, pages, ",")).rejects.toThrow("away");
});
