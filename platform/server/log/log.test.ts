import fastify from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { logOptions } from "./log-options.ts";
import { addRequestContext } from "./request-context.ts";

const lines: string[] = [];
const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const app = fastify(logOptions("info", { write: (line) => lines.push(line) }));
let database: OpenDatabase;

/** What the log keeps of an error. */
const kept = (error: unknown) => {
  app.log.error(error);
  return written().at(-1);
};

beforeAll(async () => {
  database = await freshDatabase(migrations);
  addRequestContext(app);
  app.post("/deep", async (request) => {
    await database.db.selectFrom("cache_version").select("tag").execute();
    app.log.warn("deep");
    request.log.warn("near");
    return { id: request.id };
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error(error);
    return reply.status(500).send({ id: request.id });
  });
  app.get("/broken", async () => {
    await sql`select ${"Ada Rossi"}::uuid`.execute(database.db);
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => {
  lines.length = 0;
});

test("what lies deep in a call knows whose it is, also after a body and beside another call", async () => {
  const answers = await Promise.all(
    [1, 2].map((body) => app.inject({ method: "POST", url: "/deep", payload: { body } })),
  );
  const ids = answers.map((answer) => answer.json<{ id: string }>().id).toSorted();
  for (const words of ["deep", "near"]) {
    const own = written().filter(({ msg }) => msg === words);
    expect(own.map(({ requestId }) => String(requestId)).toSorted()).toEqual(ids);
  }
  app.log.warn("outside");
  expect(written().at(-1)).not.toHaveProperty("requestId");
});

test("a value that the database quotes is not in the log, and its code is", async () => {
  const answer = await app.inject("/broken");
  const [line] = written().filter(({ err }) => err);
  expect(line).toMatchObject({
    requestId: answer.json<{ id: string }>().id,
    err: { code: "22P02", message: expect.stringContaining("uuid") },
  });
  // The letters of a random id may spell any short name.
  expect(lines.join("").replaceAll(/"requestId":"[^"]*"/g, "")).not.toMatch(/ada|rossi/i);
});

test("what a row holds that stands in the way is not in the log", async () => {
  const insert = () =>
    sql`insert into cache_version (tag, version) values ('ada@company.test', 1)`.execute(
      database.db,
    );
  await insert();
  const error: unknown = await insert().catch((thrown: unknown) => thrown);
  expect(kept(error)).toMatchObject({ err: { code: "23505" } });
  expect(lines.join("")).not.toMatch(/ada@/);
});

test("addresses of mails are left out of messages, of causes too, and stacks are kept", () => {
  const cause = new Error("550 <ada@company.test> is unknown");
  const line = kept(new Error("No mail to ada.rossi@company.test, sorry", { cause }));
  expect(line).toMatchObject({
    msg: "No mail to …@…, sorry",
    err: {
      type: "Error",
      message: "No mail to …@…, sorry",
      stack: expect.stringMatching(/^\s+at .*log\.test\.ts/),
      cause: { message: "550 <…@…> is unknown" },
    },
  });
  expect(lines.join("")).not.toContain("ada");
});

test("what is thrown and is no error is logged by its type alone", () => {
  for (const thrown of ["ada@company.test", { code: 7, email: "ada@company.test" }, null])
    app.log.error({ err: thrown }, "went wrong");
  expect(written().map(({ msg }) => msg)).toEqual(Array(3).fill("went wrong"));
  expect(lines.join("")).not.toContain("ada");
});
