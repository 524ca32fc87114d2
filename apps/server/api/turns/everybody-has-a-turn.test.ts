import { afterAll, beforeAll, expect, test } from "vitest";
import { draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import { longestTurn } from "#platform/testing/turns/longest-turn.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { exampleOf } from "#apps/server/testing/example-of.ts";
import type { StoredRecords } from "#apps/server/testing/example.ts";
import { storeMany } from "#apps/server/testing/records/many-records.ts";
import { openStoredRecords, pathOf } from "#apps/server/testing/records/stored-records.ts";
import { openWholeApi } from "#apps/server/testing/whole-api.ts";

const api = await openWholeApi();
const { operations } = api;
let admin: SignInBrowser;
let stored: StoredRecords;
let leader: string;
let newWord: () => string;
beforeAll(async () => {
  admin = await api.signIn("admin");
  const records = await openStoredRecords(api, admin);
  ({ newWord } = records);
  stored = await records.store();
  ({ id: leader } = await api.db.selectFrom("coordinator").select("id").executeTakeFirstOrThrow());
  await storeMany(api.db, stored);
});
afterAll(() => api.close());

/**
 * Nobody waits longer than that for what somebody else exports or sends. The aim is 100 ms; the two
 * longest turns, of redirects with very long lines and of a moving picture of 29 MB, take 120 to 150.
 */
const limitMs = 250;

type Call = Readonly<{
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  json?: unknown;
  file?: Readonly<{ name: string; bytes: Buffer }>;
}>;

/** Sends a call. @returns its status, and for how long nobody else was answered meanwhile */
const send = async ({ method, path, json, file }: Call) => {
  let status = 0;
  const sent = { ...(file ? { file } : {}), ...(json === undefined ? {} : { json }) };
  const ready = typeof json === "object" ? { json: JSON.stringify(json) } : sent;
  const turn = await longestTurn(async () => {
    const answer = await admin.send(method, path, ready);
    status = answer.statusCode;
    // A long dry run is looked at in the background.
    if (status === 202) await api.worker?.idle();
  });
  return { status, turn };
};

const exportsOf = operations.filter(({ operationId }) => operationId.startsWith("export"));

test.each(exportsOf)("$operationId leaves others their turn", async (operation) => {
  // Each makes records of its own, by names of their own.
  const own = { ...stored, word: newWord() };
  const { params, query, status = 200 } = await exampleOf(operation, own, operations, admin);
  const most = operation.parameters.find(({ name }) => name === "pageSize")?.schema.maximum;
  const queries = [query ?? [], most === undefined ? [] : `pageSize=${most}`].flat();
  const path = `${pathOf(operation, { country: "it", ...params })}?${queries.join("&")}`;
  const answer = await send({ method: "GET", path });
  expect(answer).toEqual({ status, turn: expect.toSatisfy((turn: number) => turn <= limitMs) });
});

const lines = (count: number, line: (at: number) => string): string =>
  ["from,to", ...Array.from({ length: count }, (_, at) => line(at))].join("\n");
const importOf = (csv: string, query = "skipRefused=1&dryRun=1"): Call => ({
  method: "POST",
  path: `/api/it/redirects/import?${query}`,
  json: { csv },
});
const day = (at: number): string => new Date(Date.UTC(2031, 0, 1 + at)).toISOString().slice(0, 10);
const rowsOf = (overrides: (at: number) => object) => ({
  rows: Array.from({ length: 500 }, (_, at) => ({
    id: null,
    version: null,
    input: { ...draftOn(day(at)), code: `sheet-${at}`, ...overrides(at) },
  })),
});
const preview = (overrides: (at: number) => object): Call => ({
  method: "POST",
  path: `/api/it/travels/${stored.travelId}/tours/preview`,
  json: rowsOf(overrides),
});
const upload = (name: string, bytes: Buffer, path = "/api/it/cdn"): Call => ({
  method: "POST",
  path,
  file: { name, bytes },
});
const largest = 29 * 1024 * 1024;
/** A picture of many parts that draw nothing. */
const ofParts = (head: Buffer, part: Buffer, end: Buffer): Buffer =>
  Buffer.concat([
    head,
    Buffer.alloc(Math.floor((largest - head.length) / part.length) * part.length, part),
    end,
  ]);
const gifHead = Buffer.concat([Buffer.from("GIF89a"), Buffer.alloc(7)]);
const gifPart = Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0]);
const chunk = (type: string) =>
  Buffer.concat([Buffer.alloc(4), Buffer.from(type), Buffer.alloc(4)]);
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What reads a file or a sheet that somebody sends, at its largest and at its worst. */
const imports: Readonly<Record<string, () => Call>> = {
  "redirects, all new": () =>
    importOf(
      lines(5000, (at) => `/new-${at},/there/${at}`),
      "skipRefused=1",
    ),
  "redirects, all changed": () =>
    importOf(
      lines(5000, (at) => `/many/${at},/elsewhere/${at}`),
      "skipRefused=1",
    ),
  "redirects that lead to each other": () =>
    importOf(lines(5000, (at) => `/row-${at},/row-${at + 1}`)),
  "redirects, all wrong": () => importOf(lines(5000, (at) => `row ${at}\\x,row ${at + 1}//b`)),
  "redirects, a quotation mark too many": () =>
    importOf(`${lines(5000, (at) => `/quoted-${at},/there/${at}`)}"`),
  "redirects, all quotation marks": () => importOf(lines(5000, (at) => `"/q-${at},"/there"${at}`)),
  "redirects of 66,000 lines": () => importOf(lines(66_000, (at) => `/o${at},/n`)),
  "redirects of long lines": () =>
    importOf(lines(200, (at) => `/long-${at}-${"é".repeat(1000)},/there-${"ü".repeat(1000)}`)),
  "redirects of many columns": () =>
    importOf(`from,to${",".repeat(400_000)}\n/a,/b${",".repeat(400_000)}`),
  "a sheet of departures": () => preview(() => ({})),
  "a sheet of one leader": () => preview(() => ({ coordinatorId: leader })),
  "a sheet of one leader and one day": () =>
    preview(() => ({ ...draftOn(day(0)), coordinatorId: leader })),
  "a sheet that is saved": () => ({
    method: "PUT",
    path: `/api/it/travels/${stored.travelId}/tours`,
    json: rowsOf(() => ({})),
  }),
  "a GIF of many parts": () => upload("parts.gif", ofParts(gifHead, gifPart, Buffer.from([0x3b]))),
  "a GIF of many blocks": () =>
    upload(
      "blocks.gif",
      ofParts(
        Buffer.concat([gifHead, Buffer.from([0x21, 0xfe])]),
        Buffer.from([1, 1]),
        Buffer.from([0, 0x3b]),
      ),
    ),
  "a PNG of many parts": () =>
    upload(
      "parts.png",
      ofParts(Buffer.concat([pngHead, chunk("acTL")]), chunk("tEXt"), chunk("IEND")),
    ),
  "a PNG of many parts for the library": () =>
    upload("parts.png", ofParts(pngHead, chunk("tEXt"), chunk("IEND")), "/api/it/media"),
  "a WebP of many parts": () => {
    const head = Buffer.from("RIFF....WEBPVP8X..................");
    const file = ofParts(head.subarray(0, 30), Buffer.from("ANMF\0\0\0\0"), Buffer.alloc(0));
    file.writeUInt32LE(file.length - 8, 4);
    file.writeUInt32LE(10, 16);
    file[20] = 2;
    return upload("parts.webp", file);
  },
};

test.each(Object.entries(imports))("%s: others have their turn", async (_what, call) => {
  const { status, turn } = await send(call());
  expect(status).not.toBe(500);
  expect(turn).toBeLessThanOrEqual(limitMs);
});

const plans: Readonly<Record<string, object>> = {
  "to publish all pages": { kind: "page", action: { type: "publish", isPublished: true } },
  "to publish all travels": { kind: "travel", action: { type: "publish", isPublished: true } },
  "to move all departures": { kind: "tour", action: { type: "dates", days: 7 } },
};

test.each(Object.entries(plans))("a plan %s: others have their turn", async (_what, json) => {
  let id = "";
  const turn = await longestTurn(async () => {
    const answer = await admin.send("POST", "/api/it/bulk-actions?dryRun=1", { json });
    ({ id } = answer.json<{ id: string }>());
    await api.worker?.idle();
  });
  const { body } = await admin.send("GET", `/api/it/bulk-actions/${id}`);
  const { state, plan } = JSON.parse(body) as { state: string; plan: { planned: number } };
  expect({ state, isMany: plan.planned > 1000 }).toEqual({ state: "ready", isMany: true });
  expect(turn).toBeLessThanOrEqual(limitMs);
});
