import { randomUUID } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import { saveVersions } from "#features/records/versions/store.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { answerError, Problem } from "#platform/server/http/problem.ts";
import { createApi } from "#platform/server/http/routes/api.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import type { PresenceResponse, HeartbeatRequest } from "#platform/presence/presence-contract.ts";
import { createPresenceEvents } from "#platform/server/presence/presence-events.ts";
import { addPresenceRoutes } from "#platform/server/presence/presence-routes.ts";
import { pagePresence } from "./page-presence.ts";

let database: OpenDatabase;
let app: FastifyInstance;
let clock = Date.parse("2026-11-21T10:42:00Z");
let path = "";
let address = "";

beforeAll(async () => {
  database = await freshDatabase(migrations);
  app = fastify({ forceCloseConnections: true }); // fetch keeps idle connections open, which close() would wait for
  app.setErrorHandler(answerError);
  const api = createApi(app, {
    db: database.db,
    countries: ["it"],
    hosts: { office: "office.test" },
    checksAnswers: true,
    actorOf: async ({ headers }) => {
      const name = String(headers["x-name"]);
      const email = `${name.toLowerCase()}@wayroam.test`;
      const until = new Date(clock);
      const session = { idHash: "", scope: "editor", picture: null, until, renewAt: until };
      return { name, email, role: "editor", countries: null, session };
    },
    marketOf: (country) => {
      if (country !== "it") throw new Problem(404, "There is no such country.");
      return "it-IT";
    },
  });
  const events = await createPresenceEvents((...args) => database.listen(...args));
  app.addHook("preClose", async () => events.close());
  addPresenceRoutes(api, pagePresence, { now: () => new Date(clock), events });
  address = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

beforeEach(async () => {
  const { id } = await database.db
    .insertInto("custom_page")
    .values({
      market: "it-IT",
      name: "A page",
      slug: randomUUID(),
      routing_key: null,
      seo: JSON.stringify({}),
      custom_html_classes: JSON.stringify([]),
      custom_css: "",
      is_published: false,
      is_fixed: false,
      attributes: JSON.stringify({}),
      blocks: JSON.stringify([]),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  path = `/it/custompages/${id}/presence`;
});

const wait = (seconds: number) => {
  clock += seconds * 1000;
};

const openTab = (name: string) => {
  const session = randomUUID();
  const send = (body: unknown, url = path) =>
    app.inject({ method: "PUT", url, headers: { "x-name": name }, payload: body as object });
  const beat = async (overrides: Partial<HeartbeatRequest> = {}) => {
    const answer = await send({ session, focus: null, isEditing: false, ...overrides });
    expect(answer.statusCode).toBe(200);
    return answer.json<PresenceResponse>();
  };
  return {
    session,
    send,
    beat,
    reads: (focus: string) => beat({ focus }),
    edits: (focus: string) => beat({ focus, isEditing: true }),
    takes: (focus: string) => beat({ focus, isEditing: true, takeOver: true }),
    leaves: () =>
      app.inject({
        method: "POST",
        url: `${path}/leave`,
        headers: { "x-name": name },
        payload: { session },
      }),
  };
};

test("a tab sees who else has the page open, and reading locks nothing", async () => {
  const [ada, ben] = [openTab("Ada"), openTab("Ben")];
  expect(await ada.reads("hero")).toEqual({ others: [], lost: null, version: null });
  wait(5);
  expect((await ben.reads("hero")).others).toEqual([
    {
      session: ada.session,
      name: "Ada",
      email: "ada@wayroam.test",
      focus: "hero",
      isEditing: false,
      since: new Date(clock - 5000).toISOString(),
      isYou: false,
    },
  ]);
});

test("the first keystroke locks a block until its editor opens another one", async () => {
  const [ada, ben] = [openTab("Ada"), openTab("Ben")];
  await ada.reads("hero");
  wait(3);
  await ada.edits("hero");
  const since = new Date(clock).toISOString();
  wait(8);
  await ada.edits("hero");
  expect((await ben.edits("hero")).others).toMatchObject([{ name: "Ada", isEditing: true, since }]);
  expect((await ada.edits("hero")).others).toMatchObject([{ name: "Ben", isEditing: false }]);
  await ada.edits("text");
  expect((await ben.edits("hero")).others).toMatchObject([{ focus: "text", isEditing: true }]);
  expect((await ada.edits("hero")).others).toMatchObject([{ name: "Ben", isEditing: true }]);
});

test("an idle editor keeps the block open but releases its lock", async () => {
  const [ada, ben] = [openTab("Ada"), openTab("Ben")];
  await ada.edits("hero");
  await ada.reads("hero");
  expect((await ben.edits("hero")).others).toMatchObject([{ isEditing: false }]);
  expect(await ada.edits("hero")).toMatchObject({ others: [{ isEditing: true }], lost: null });
});

test("a tab without a heartbeat for more than twenty seconds is removed, and its lock with it", async () => {
  const [ada, ben] = [openTab("Ada"), openTab("Ben")];
  await ada.edits("hero");
  wait(20);
  expect((await ben.reads("hero")).others).toHaveLength(1);
  wait(1);
  expect((await ben.edits("hero")).others).toEqual([]);
  const rows = await database.db.selectFrom("record_presence").select("name").execute();
  expect(rows).toEqual([{ name: "Ben" }]);
  expect(await ada.edits("hero")).toMatchObject({ others: [{ name: "Ben", isEditing: true }] });
});

test("the previous holder is told who took over the lock, and can take it back", async () => {
  const [ada, ben] = [openTab("Ada"), openTab("Ben")];
  await ada.edits("hero");
  expect((await ben.takes("hero")).others).toMatchObject([{ name: "Ada", isEditing: false }]);
  for (let heartbeats = 0; heartbeats < 2; heartbeats++)
    expect(await ada.edits("hero")).toMatchObject({
      others: [{ name: "Ben", isEditing: true }],
      lost: { focus: "hero", by: "Ben" },
    });
  expect((await ada.takes("hero")).lost).toBeNull();
  expect((await ben.edits("hero")).lost).toEqual({ focus: "hero", by: "Ada" });
  expect((await ben.edits("text")).lost).toBeNull();
});

test("leaving removes one's own tab at once, never somebody else's", async () => {
  const [ada, ben] = [openTab("Ada"), openTab("Ben")];
  await ada.edits("hero");
  const stranger = await app.inject({
    method: "POST",
    url: `${path}/leave`,
    headers: { "x-name": "Ben" },
    payload: { session: ada.session },
  });
  expect(stranger.statusCode).toBe(204);
  expect((await ben.edits("hero")).others).toMatchObject([{ isEditing: true }]);
  expect((await ada.leaves()).statusCode).toBe(204);
  expect((await ben.edits("hero")).others).toEqual([]);
});

test("tabs of one account are separate sessions that never lock each other out", async () => {
  const [earlier, later, ben] = [openTab("Ada"), openTab("Ada"), openTab("Ben")];
  await earlier.edits("hero");
  expect(await later.edits("hero")).toMatchObject({
    others: [{ isYou: true, isEditing: true }],
    lost: null,
  });
  const seen = (await ben.edits("hero")).others;
  expect(seen).toMatchObject([
    { session: expect.toBeOneOf([earlier.session, later.session]), isEditing: true },
    { isEditing: true },
  ]);
  await earlier.leaves();
  expect((await ben.edits("hero")).others).toMatchObject([{ name: "Ada", isEditing: true }]);
});

test("a take-over takes the lock from every tab of its account", async () => {
  const [earlier, later, ben] = [openTab("Ada"), openTab("Ada"), openTab("Ben")];
  await earlier.edits("hero");
  await later.edits("hero");
  expect((await ben.takes("hero")).others).toMatchObject([
    { isEditing: false },
    { isEditing: false },
  ]);
  for (const tab of [earlier, later])
    expect((await tab.edits("hero")).lost).toEqual({ focus: "hero", by: "Ben" });
});

test("of simultaneous first keystrokes only one gets the lock", async () => {
  const tabs = [openTab("Ada"), openTab("Ben"), openTab("Cy"), openTab("Di")];
  await Promise.all(tabs.map((each) => each.edits("hero")));
  const response = await openTab("Eve").reads("hero");
  expect(response.others.filter(({ isEditing }) => isEditing)).toHaveLength(1);
});

test("an invalid heartbeat is refused, and a page that does not exist is not found", async () => {
  const ada = openTab("Ada");
  const good = { session: ada.session, focus: "hero", isEditing: false };
  for (const [status, body] of [
    [422, { ...good, session: "mine" }],
    [422, { ...good, focus: "x".repeat(201) }],
    [422, { ...good, focus: null, isEditing: true }],
    [400, { ...good, colour: "red" }],
    [400, []],
  ] as const)
    expect({ body, status: (await ada.send(body)).statusCode }).toEqual({ body, status });
  for (const url of [
    `/it/custompages/${randomUUID()}/presence`,
    "/it/custompages/new/presence",
    path.replace("/it/", "/xx/"),
  ])
    expect({ url, status: (await ada.send(good, url)).statusCode }).toEqual({ url, status: 404 });
});

test("an event stream sends each change at once, and nothing while nothing changes", async () => {
  const [ada, ben] = [openTab("Ada"), openTab("Ben")];
  const stream = await app.inject({
    method: "GET",
    url: `${path}/events`,
    headers: { "x-name": "Ada" },
    payloadAsStream: true,
  });
  expect(stream.headers["content-type"]).toContain("text/event-stream");
  let received = "";
  stream.stream().on("data", (part: Buffer) => (received += part.toString()));
  const events = () =>
    [...received.matchAll(/data: (\S+)/g)].map(([, session]) =>
      session === ada.session ? "Ada" : session === ben.session ? "Ben" : session,
    );
  await ada.reads("hero");
  await ben.reads("hero");
  wait(8);
  await ben.reads("hero");
  await ben.edits("hero");
  await ada.takes("hero");
  await ben.leaves();
  await expect.poll(events).toEqual(["Ada", "Ben", "Ben", "Ada", "Ben"]);
});

test("who has a page open hears of its save, and of no other page's", async () => {
  const ada = openTab("Ada");
  const stream = await openStream("Ada");
  await ada.reads("hero");
  await expect.poll(() => stream.received).toContain(ada.session);
  const recordId = path.split("/")[3] ?? "";
  const saved = (id: string, version: number) => ({
    market: "it-IT",
    subject: "custompage",
    recordId: id,
    version,
    author: null,
    summary: "",
    content: {},
  });
  await saveVersions(database.db, [saved(randomUUID(), 1), saved(recordId, 1)]);
  await saveVersions(database.db, [saved(recordId, 2)]);
  const saves = () => stream.received.match(/data: saved/g) ?? [];
  await expect.poll(saves).toHaveLength(2);
  stream.drop();
});

const openStream = async (name: string) => {
  const controller = new AbortController();
  const answer = await fetch(new URL(`${path}/events`, address), {
    headers: { "x-name": name },
    signal: controller.signal,
  });
  const stream = {
    status: answer.status,
    received: "",
    isEnded: false,
    drop: () => controller.abort(),
  };
  const read = async () => {
    for await (const part of answer.body ?? []) stream.received += new TextDecoder().decode(part);
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      stream.isEnded = true;
    });
  return stream;
};
const openStreams = async (name: string, count: number) => {
  const streams = [];
  for (let opened = 0; opened < count; opened += 1) streams.push(await openStream(name));
  return streams;
};

test("an account has at most twenty streams: with the next one the oldest gets a final event", async () => {
  const others = await openStreams("Ben", 3);
  const adasStreams = await openStreams("Ada", 22);
  await expect.poll(() => adasStreams.filter(({ isEnded }) => isEnded).length).toBe(2);
  expect(adasStreams.slice(0, 2).map(({ isEnded }) => isEnded)).toEqual([true, true]);
  for (const { received } of adasStreams.slice(0, 2)) expect(received).toContain("event: replaced");
  for (const { status } of adasStreams) expect(status).toBe(200);
  expect(others.some(({ isEnded }) => isEnded)).toBe(false);
  for (const stream of [...adasStreams, ...others]) stream.drop();
});

test("one account cannot use up the streams of all", async () => {
  const adasStreams = await openStreams("Ada", 520);
  const other = await openStream("Ben");
  expect(other.status).toBe(200);
  for (const stream of [...adasStreams, other]) stream.drop();
});

test("streams whose browser has disconnected no longer count", async () => {
  const dropped = await openStreams("Ada", 20);
  const ben = openTab("Ben");
  for (const stream of dropped) stream.drop();
  await ben.reads("hero");
  await expect.poll(() => dropped.every(({ isEnded }) => isEnded)).toBe(true);
  const adasStreams = await openStreams("Ada", 20);
  await ben.edits("hero");
  await expect
    .poll(() => adasStreams.filter(({ received }) => received.includes("data: ")).length)
    .toBe(20);
  expect(adasStreams.some(({ isEnded }) => isEnded)).toBe(false);
  for (const stream of adasStreams) stream.drop();
});
