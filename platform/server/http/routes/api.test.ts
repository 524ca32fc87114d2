import { declareCall } from "#platform/calls/call.ts";
import "#platform/zod-messages.ts";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { answerError, Problem } from "../problem.ts";
import type { Role } from "#platform/roles.ts";
import { createApi } from "./api.ts";
import { listQuery, sortedBy } from "#platform/calls/list-query.ts";

let database: OpenDatabase;
const app = fastify();
const noteSchema = z.strictObject({ text: z.string().min(1).max(5) });
let written = 0;

const listForecasts = declareCall({
  method: "GET",
  path: "/forecasts",
  id: "listForecasts",
  summary: "Forecasts",
  access: "anyone",
  answer: z.array(z.strictObject({ day: z.iso.date() })),
});

beforeAll(async () => {
  database = await freshDatabase(migrations);
  app.setErrorHandler(answerError);
  const api = createApi(app, {
    db: database.db,
    countries: ["it", "fr", "de"],
    hosts: { office: "office.test" },
    checksAnswers: true,
    marketOf: (country) => {
      if (!["it", "fr", "de"].includes(country))
        throw new Problem(404, "There is no such country.");
      return `market of ${country}`;
    },
    actorOf: async ({ headers }) => {
      if (!headers["x-role"]) throw new Problem(401, "Sign in first.");
      const role = z.enum(["editor", "super-editor", "admin"]).parse(headers["x-role"]) as Role;
      const until = new Date();
      const session = { idHash: "", scope: role, picture: null, until, renewAt: until };
      return { email: "a@wayroam.test", name: "A", role, countries: ["it", "fr"], session };
    },
  });
  const access = { role: "super-editor" } as const;
  api.route(
    declareCall({
      method: "GET",
      path: "/:country/notes/:id",
      id: "getNote",
      summary: "A note",
      access,
      params: { id: z.coerce.number().int() },
      absent: "There is no such note.",
      query: listQuery({ sort: sortedBy(["name", "slug"]) }),
      answer: z.object({}).loose(),
    }),
    {
      handle: async ({ market, params, query, actor, marketOf }) => ({
        version: 7,
        body: { market, params, query, actor: actor.email, next: marketOf("fr") },
      }),
    },
  );
  api.write(
    declareCall({
      method: "PUT",
      path: "/:country/notes/:id",
      id: "saveNote",
      summary: "Saves a note",
      access: { role: "admin", denial: "Notes are for administrators." },
      params: { id: z.coerce.number().int() },
      body: noteSchema,
      ifMatch: true,
      answer: noteSchema.extend({ ifMatch: z.int().nullable() }),
    }),
    {
      guard: async ({ country }) => {
        if (country === "fr") throw new Problem(423, "Locked.");
      },
      write: async ({ body, ifMatch, trx }) => {
        await trx.selectFrom("audit").select("id").execute();
        written += 1;
        return { version: written, body: { ...body, ifMatch } };
      },
    },
  );
  const lineSchema = z.strictObject({ words: z.string() });
  const record = z.strictObject({ text: z.string(), lines: z.array(lineSchema) });
  api.route(
    declareCall({
      method: "GET",
      path: "/:country/records/:id",
      id: "getRecord",
      summary: "A record",
      access,
      params: { id: z.string() },
      answer: z.looseObject({}),
    }),
    {
      handle: async () => ({ version: 5, body: stored }),
    },
  );
  api.write(
    declareCall({
      method: "PUT",
      path: "/:country/records/:id",
      id: "saveRecord",
      summary: "Saves a record",
      access,
      params: { id: z.string() },
      body: record,
      ifMatch: true,
      answer: z.looseObject({}),
    }),
    {
      write: async ({ body: { text, lines }, ifMatch }) => ({
        body: { text, lines: lines.map(({ words }) => words), ifMatch },
      }),
    },
  );
  api.route(listForecasts, {
    handle: async () => ({ body: [{ day: "2027-01-02" }, { day: "tomorrow" }] }),
  });
  api.route(
    declareCall({
      method: "GET",
      path: "/:country/weather",
      id: "weather",
      summary: "The weather",
      access: "anyone",
      answer: z.object({ actor: z.null() }),
    }),
    {
      shared: { maxAge: 60, staleWhileRevalidate: 600, tags: (market) => [`weather:${market}`] },
      handle: async ({ actor }) => ({ body: { actor } }),
    },
  );
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const get = (url: string, role?: Role) =>
  app.inject({ method: "GET", url, headers: role ? { "x-role": role } : {} });
const put = (url: string, payload: object | undefined, headers: Record<string, string> = {}) =>
  app.inject({
    method: "PUT",
    url,
    headers: { "x-role": "admin", ...headers },
    ...(payload ? { payload } : {}),
  });

test("a handler gets the market, the actor, and its input parsed by the schemas", async () => {
  const answer = await get("/it/notes/3?page=2&sort=slug", "super-editor");
  expect(answer.json()).toEqual({
    market: "market of it",
    params: { country: "it", id: 3 },
    query: { search: "", page: 2, pageSize: 25, sort: "slug" },
    actor: "a@wayroam.test",
    next: "market of fr",
  });
  expect(answer.headers).toMatchObject({ etag: '"7"', "cache-control": "no-store" });
});

test.each([
  ["/xx/notes/3", "admin", 404, "There is no such country."],
  ["/it/notes/3", undefined, 401, "Sign in first."],
  ["/it/notes/3", "editor", 403, "This is for super editors."],
  ["/de/notes/3", "admin", 403, "Your account does not work on this country."],
  ["/it/notes/three", "admin", 404, "There is no such note."],
  ["/it/notes/3?colour=red", "admin", 400, "Unknown key colour."],
  ["/it/notes/3?pageSize=101", "admin", 400, "pageSize: Use 100 or less."],
] as const)("%s is refused to %s with %i", async (url, role, status, detail) => {
  const answer = await get(url, role);
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([status, detail]);
  expect(answer.headers["content-type"]).toContain("application/problem+json");
});

test.each([
  [[], 400, "The body must be a JSON object."],
  [undefined, 400, "The body must be a JSON object."],
  [{ text: "a", colour: 1 }, 400, "Unknown key colour."],
  [{ text: "" }, 422, "Write something."],
  [{ text: "a\u0000" }, 422, "This text holds a character that cannot be stored."],
  [{ text: "\ud800" }, 422, "This text holds a character that cannot be stored."],
  [{ text: "a\u0007" }, 422, "This text holds a control character: type it anew."],
  [
    { text: "a\u202e" },
    422,
    "This text holds a sign that turns the direction of writing: type it anew.",
  ],
])("a body of %j is refused with %i", async (body, status, detail) => {
  const before = written;
  const answer = await put("/it/notes/3", body);
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([status, detail]);
  expect(written).toBe(before);
});

test("the role is checked before the body", async () => {
  const answer = await put("/it/notes/3", { colour: 1 }, { "x-role": "editor" });
  expect(answer.json()).toMatchObject({ status: 403, detail: "Notes are for administrators." });
});

test("a write reads If-Match, and is done once for one Idempotency-Key", async () => {
  const headers = { "if-match": '"4"', "idempotency-key": "once" };
  const first = await put("/it/notes/3", { text: "a" }, headers);
  expect(first.json()).toEqual({ text: "a", ifMatch: 4 });
  const again = await put("/it/notes/3", { text: "a" }, headers);
  expect([again.body, again.headers.etag]).toEqual([first.body, first.headers.etag]);
  expect((await put("/it/notes/3", { text: "b" }, headers)).statusCode).toBe(422);
  const wrong = await put("/it/notes/3", { text: "a" }, { "if-match": "four" });
  expect(wrong.statusCode).toBe(400);
});

const stored = {
  id: "7",
  text: "a",
  author: "Ada",
  lines: [
    { id: "x", words: "one", count: 3 },
    { id: "y", words: "two", count: 4 },
  ],
};

test("what a GET answers is taken back with PUT, but for what nobody writes and was changed", async () => {
  const url = "/it/records/7";
  const back = await put(url, stored);
  expect(back.json()).toEqual({ text: "a", lines: ["one", "two"], ifMatch: null });
  const moved = { ...stored, text: "b", lines: stored.lines.toReversed() };
  expect((await put(url, moved)).json()).toMatchObject({ text: "b", lines: ["two", "one"] });

  const [first, second] = stored.lines;
  const errorsOf = async (over: object) => {
    const answer = await put(url, { ...stored, ...over });
    const { errors = [] } = answer.json<{ errors?: readonly { path: string }[] }>();
    return [answer.statusCode, ...errors.map(({ path }) => path)];
  };
  expect(await errorsOf({ author: "Bea" })).toEqual([422, "author"]);
  expect(await errorsOf({ id: "8" })).toEqual([422, "id"]);
  expect(await errorsOf({ lines: [second, { ...first, count: 9 }] })).toEqual([
    422,
    "lines.1.count",
  ]);
  expect(await errorsOf({ colour: "red" })).toEqual([400]);
  // Who says nothing of the fields that nobody writes changes none of them.
  expect(await errorsOf({ author: undefined, id: undefined })).toEqual([200]);
});

test("a version in the body counts like If-Match, which is the stronger", async () => {
  const url = "/it/records/7";
  expect((await put(url, { ...stored, version: 5 })).json()).toMatchObject({ ifMatch: 5 });
  // The write says of a stale version what it says of any.
  const stale = { ...stored, version: 4, author: "Bea" };
  expect((await put(url, stale)).json()).toMatchObject({ ifMatch: 4 });
  const header = { "if-match": '"5"' };
  expect((await put(url, { ...stored, version: 4 }, header)).json()).toMatchObject({ ifMatch: 5 });
  expect((await put(url, { ...stored, version: "new" })).statusCode).toBe(422);
});

test("a guard refuses a request whatever its body", async () => {
  expect((await put("/fr/notes/3", { text: "a" })).statusCode).toBe(423);
});

test("a shared answer is cacheable by anybody and has an ETag of its content", async () => {
  const answer = await get("/it/weather");
  expect(answer.headers).toMatchObject({
    "cache-control": "public, max-age=60, stale-while-revalidate=600",
    "surrogate-key": "weather:market of it",
  });
  expect(answer.headers.etag).toMatch(/^"[\w-]{22}-identity"$/);
});

test("an answer that is not as its call is declared is refused, naming the field", async () => {
  const answer = await get("/forecasts");
  expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({
    status: 500,
    detail: "listForecasts does not answer as it is declared.",
    errors: [{ path: "1.day" }],
  });
});
