import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open.ts";
import { Problem, sendProblem } from "#platform/server/http/problem.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { ensureDemoStaff } from "./first-accounts.ts";
import { addStaffRoutes } from "./routes.ts";

const origin = "http://backoffice.localhost:3000";
let database: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  app = fastify();
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) =>
    sendProblem(
      reply,
      error instanceof Problem ? error : new Problem(error.statusCode ?? 500, error.message),
    ),
  );
  await addStaffRoutes(app, {
    db: database.db,
    origin,
    secret: "a secret of a test that has more than 32 characters",
    provider: null,
    secureCookies: false,
    now: () => new Date(),
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** A browser as far as a sign-in needs one: it keeps cookies and follows redirects. */
const browser = () => {
  const jar = new Map<string, string>();
  const send = async (method: "GET" | "POST", path: string, form?: Record<string, string>) => {
    const url = new URL(path, origin);
    const answer = await app.inject({
      method,
      url: url.pathname + url.search,
      headers: {
        host: url.host,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(method === "POST"
          ? { origin, "content-type": "application/x-www-form-urlencoded" }
          : {}),
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    for (const { name, value } of answer.cookies)
      if (value) jar.set(name, value);
      else jar.delete(name);
    return answer;
  };
  const follow = async (path: string) => {
    let here = path;
    for (let hops = 0; hops < 10; hops++) {
      const answer = await send("GET", here);
      const next = answer.headers.location;
      if (!next) return { answer, here };
      here = new URL(next, new URL(here, origin)).href;
      if (!here.includes("/oauth2/") && !here.includes("/login")) return { answer, here };
    }
    throw new Error("redirected without end");
  };
  return { send, follow };
};

const signIn = async (email: string, password: string, returnTo = "/custompages") => {
  const { send, follow } = browser();
  const { here: form } = await follow(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  const answer = await send("POST", form, { email, password });
  const landed = answer.headers.location ? await follow(answer.headers.location) : null;
  return { send, follow, answer, landed: landed && URL.parse(landed.here)?.pathname };
};

test("staff sign in through the provider and land where they wanted to go", async () => {
  const { send, landed } = await signIn("admin@wayroam.test", "wayroam-admin");
  expect(landed).toBe("/custompages");
  const me = await send("GET", "/api/me");
  expect(me.json()).toMatchObject({
    email: "admin@wayroam.test",
    role: "admin",
    roleLabel: "Administrator",
    scope: "backoffice:admin",
  });
});

test("a wrong password and an unknown e-mail get the same answer and no session", async () => {
  for (const email of ["admin@wayroam.test", "nobody@wayroam.test"]) {
    const { send, answer } = await signIn(email, "not it");
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain("Wrong email or password");
    expect((await send("GET", "/api/me")).statusCode).toBe(401);
  }
});

test.each(["//evil.test", "/\\evil.test", "/\t/evil.test", "javascript:alert(1)"])(
  "an address elsewhere is not followed: %j",
  async (returnTo) => {
    const { landed } = await signIn("editor@wayroam.test", "wayroam-editor", returnTo);
    expect(landed).toBe("/");
  },
);

test("signing out ends the session, and the next sign-in asks again", async () => {
  const { send, follow } = await signIn("editor@wayroam.test", "wayroam-editor");
  expect((await send("POST", "/logout", {})).headers.location).toBe("/");
  expect((await send("GET", "/api/me")).statusCode).toBe(401);
  expect((await follow("/login")).answer.body).toContain("Password");
});

test("the provider refuses a client that brings no PKCE challenge, and tokens in the address", async () => {
  const ask = (over: Record<string, string>) =>
    browser().send(
      "GET",
      `/oauth2/auth?${new URLSearchParams({
        client_id: "backoffice",
        redirect_uri: `${origin}/login/redirect`,
        response_type: "code",
        scope: "openid",
        ...over,
      }).toString()}`,
    );
  expect((await ask({})).headers.location).toContain("error=invalid_request");
  expect((await ask({ response_type: "token" })).headers.location).toContain("error=");
  expect((await ask({ redirect_uri: "http://evil.test/" })).statusCode).toBe(400);
});

test("a sign-out that another host's page sends is refused", async () => {
  const answer = await app.inject({
    method: "POST",
    url: "/logout",
    headers: {
      host: "backoffice.localhost:3000",
      origin: "http://it.localhost:3000",
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: "",
  });
  expect(answer.statusCode).toBe(403);
});

test("nothing of it answers on another host", async () => {
  for (const url of ["/login", "/api/me", "/oauth2/.well-known/openid-configuration"])
    expect(
      (await app.inject({ method: "GET", url, headers: { host: "it.localhost:3000" } })).statusCode,
    ).toBe(404);
});
