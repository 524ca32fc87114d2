import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ensureDemoStaff } from "#features/company/staff/first-accounts.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { folderStore } from "#platform/server/files/folder.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config/config.ts";
import type { SiteBuild } from "../site/render.ts";
import { failingBuild, emptyBuild } from "../testing/empty-build.ts";
import { onePageBuild } from "../testing/one-page-build.ts";

const office = "backoffice.localhost:3000";
const italy = "it.localhost:3000";
const lines: Record<string, unknown>[] = [];
let text = "";
let folder: string;
let database: OpenDatabase;
let app: FastifyInstance;
let behindProxy: FastifyInstance;

const open = async (
  environment: Readonly<Record<string, string>> = {},
  build: SiteBuild = failingBuild,
) => {
  const opened = await createApp({
    config: readConfig({ PORT: "3000", ...environment }),
    database,
    build,
    buildDir: await emptyBuild(folder),
    files: folderStore(join(folder, "files")),
    now: () => new Date(),
    development: null,
    logTo: {
      write(line) {
        const parsed = JSON.parse(line) as Record<string, unknown>;
        lines.push(parsed);
        // The letters of a random id may spell any short name.
        text += JSON.stringify({ ...parsed, requestId: "" });
      },
    },
  });
  await opened.listen({ port: 0, host: "127.0.0.1" });
  return opened;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "request-log-"));
  database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  app = await open();
  behindProxy = await open({ TRUST_PROXY: "loopback" });
});
afterAll(async () => {
  await app.close();
  await behindProxy.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  lines.length = 0;
  text = "";
});

type RequestOptions = Readonly<{
  server?: FastifyInstance;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  form?: Readonly<Record<string, string>>;
}>;
type Answer = Readonly<{ status: number; headers: IncomingHttpHeaders; body: string }>;

/**
 * Sends a request over a real connection to loopback. Only the header names the host, because Node
 * may not resolve the name.
 */
const ask = (host: string, path: string, options: RequestOptions = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { server = app, method = "GET", form } = options;
    const address = server.server.address();
    const port = address && typeof address === "object" ? address.port : 0;
    const type = form ? { "content-type": "application/x-www-form-urlencoded" } : {};
    const headers = { host, ...type, ...options.headers };
    const sent = request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
      let body = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => (body += part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
      );
    });
    sent.on("error", reject);
    sent.end(form && new URLSearchParams(form).toString());
  });

/** The log line of a response; it may be written shortly after the response has arrived. */
const lineOf = async ({ headers }: Answer) => {
  const find = () =>
    lines.find(({ msg, requestId }) => msg === "request" && requestId === headers["x-request-id"]);
  await expect.poll(find).toBeDefined();
  return find();
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test.each([
  [italy, "/health/live", { route: "/health/live", market: "it-IT", status: 200 }],
  [
    office,
    "/api/fr/custompages?search=ada@company.test",
    { route: "/api/:country/custompages", market: "fr-FR", status: 401 },
  ],
  [office, "/api/fr/nothing/ada@company.test", { route: null, market: null, status: 404 }],
  [office, "/custompages/new?name=Ada", { route: "/custompages/:id", market: null, status: 303 }],
  [office, "/ada-rossi", { route: null, market: null, status: 404 }],
  [
    italy,
    "/viaggi/nepal-di-ada?q=ada@company.test",
    { route: "/viaggi/:travel", market: "it-IT", status: 500 },
  ],
  [italy, "/ada@company.test", { route: "*", market: "it-IT", status: 500 }],
  [italy, "/robots.txt", { route: "/robots.txt", market: "it-IT", status: 200 }],
  [italy, "/ada%ff", { route: null, market: null, status: 400 }],
  ["elsewhere.test", "/ada@company.test", { route: null, market: null, status: 404 }],
])("%s%s is one line by its pattern", async (host, path, expected) => {
  const answer = await ask(host, path);
  expect(answer.headers["x-request-id"]).toMatch(uuid);
  const line = await lineOf(answer);
  const { level: _level, time, pid, hostname, durationMs, requestId, ...rest } = line ?? {};
  expect(rest).toEqual({ ...expected, method: "GET", msg: "request" });
  expect([time, pid, durationMs].map((each) => typeof each)).toEqual([
    "number",
    "number",
    "number",
  ]);
  expect(hostname).toEqual(expect.any(String));
  expect(requestId).toMatch(uuid);
  expect(lines.filter(({ msg }) => msg === "request")).toHaveLength(1);
  expect(text).not.toMatch(/ada|127\.0\.0\.1/i);
});

test("a page that is kept is a line by its pattern too, though no route answers it", async () => {
  const server = await open(
    {},
    onePageBuild(() => ({ html: "<p>A page</p>" })),
  );
  const path = "/viaggi?q=ada.rossi%40company.test";
  const first = await ask(italy, path, { server });
  expect(await lineOf(first)).toMatchObject({ route: "/viaggi", market: "it-IT", status: 200 });
  const etag = String(first.headers.etag);
  const kept = await ask(italy, path, { server, headers: { "if-none-match": etag } });
  expect(await lineOf(kept)).toMatchObject({ route: "/viaggi", market: "it-IT", status: 304 });
  expect(text).not.toMatch(/ada|rossi|[?&]q=/i);
  await server.close();
});

test("what went wrong is logged under the id that its request has", async () => {
  const answer = await ask(italy, "/viaggi/nepal");
  expect(answer.status).toBe(500);
  await lineOf(answer);
  const [error] = lines.filter(({ err }) => err !== undefined);
  expect(error).toMatchObject({
    level: 50,
    requestId: answer.headers["x-request-id"],
    err: { type: "Error", message: "This build renders no page." },
  });
});

test("an id is taken over from a proxy that is trusted, in its own form, and from nobody else", async () => {
  const clientsRequestId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const withId = (id: string, server: FastifyInstance) =>
    ask(italy, "/health/live", { server, headers: { "x-request-id": id } });
  const answer = await withId(clientsRequestId, behindProxy);
  expect(answer.headers["x-request-id"]).toBe(clientsRequestId);
  expect(await lineOf(answer)).toMatchObject({ requestId: clientsRequestId });
  expect((await withId(clientsRequestId, app)).headers["x-request-id"]).toMatch(uuid);
  for (const id of ["ada@company.test", "a b", "x".repeat(65), '","level":60,"a":"'])
    expect((await withId(id, behindProxy)).headers["x-request-id"]).toMatch(uuid);
});

/** Signs in over connections, as a browser would. @returns the last answer */
const signIn = async (email: string, password: string): Promise<Answer> => {
  const jar = new Map<string, string>();
  const go = async (path: string, options: RequestOptions = {}): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const origin = `http://${office}`;
    const answer = await ask(office, path, {
      ...options,
      headers: { cookie, origin, "user-agent": "Ada's browser", "x-forwarded-for": "203.0.113.7" },
    });
    for (const each of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const pathOf = ({ headers }: Answer) => {
    const url = new URL(headers.location ?? "", `http://${office}`);
    return url.pathname + url.search;
  };
  let path = "/login?returnTo=%2Fcustompages%3Fsearch%3Dada%2540company.test";
  let answer = await go(path);
  while (answer.headers.location !== undefined) {
    path = pathOf(answer);
    answer = await go(path);
  }
  answer = await go(path, { method: "POST", form: { email, password } });
  for (let hops = 0; hops < 10 && answer.headers.location !== undefined; hops++)
    answer = await go(pathOf(answer));
  return answer;
};

test("nothing of a person is in the log after a sign-in, a refused one and a search", async () => {
  const welcome = await signIn("editor@wayroam.test", "wayroam-editor");
  expect(welcome.status).toBe(200);
  const refused = await signIn("ada.rossi@company.test", "Ada's secret");
  expect(refused.status).toBe(401);
  const search = await ask(italy, "/api/it/search-count?q=Ada%20Rossi&where=nepal&from=2027-05-01");
  await lineOf(search);
  expect(lines.map(({ route }) => route)).toEqual(
    expect.arrayContaining(["/login", "/oauth2/*", "/login/redirect", "/custompages"]),
  );
  expect(text).not.toMatch(
    /@|ada|rossi|secret|wayroam-editor|browser|203\.0\.113|127\.0\.0\.1|cookie|wr-staff|\?|nepal|2027-05/i,
  );
});
