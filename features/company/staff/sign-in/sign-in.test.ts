import { createHash } from "node:crypto";
import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { answerError } from "#platform/server/http/problem.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { ensureDemoStaff } from "../first-accounts.ts";
import { addStaffRoutes } from "../routes.ts";
import { addMe } from "../testing/me.ts";
import { signInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";

const origin = "http://backoffice.localhost:3000";
let database: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await freshDatabase(migrations);
  await ensureDemoStaff(database.db);
  app = fastify();
  app.setErrorHandler(answerError);
  await app.register(cookie);
  const options = {
    db: database.db,
    origin,
    product: "Example",
    secret: "a secret of a test that has more than 32 characters",
    provider: null,
    secureCookies: false,
    now: () => new Date(),
  };
  await addStaffRoutes(app, options);
  addMe(app, options);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const browser = () => signInBrowser(app, origin);

const signIn = async (email: string, password: string, returnTo?: string) => {
  const { send, follow, signIn: submit } = browser();
  return { send, follow, ...(await submit(email, password, returnTo)) };
};

test("staff sign in through the provider and land on the page they asked for", async () => {
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

test("the sign-in says whose it is, keeps the e-mail, and its policy runs its own script alone", async () => {
  const { answer } = await signIn("admin@wayroam.test", "not it");
  expect(answer.body).toContain("Example</b> <span>back-office</span>");
  expect(answer.body).toContain("<title>Sign in · Example back-office</title>");
  expect(answer.body).toMatch(/value="admin@wayroam\.test">/);
  expect(answer.body).toMatch(
    /id="password"[^>]* aria-invalid="true" aria-describedby="error" autofocus>/,
  );
  const [, script = ""] = /<script>(.*?)<\/script>/s.exec(answer.body) ?? [];
  const hash = createHash("sha256").update(script).digest("base64");
  expect(answer.headers["content-security-policy"]).toContain(`script-src 'sha256-${hash}'`);
});

test("a sign-out to use another account asks for it at once, and leads nowhere else", async () => {
  const { send, follow } = await signIn("editor@wayroam.test", "wayroam-editor");
  const out = await send("POST", "/logout", { form: { next: "/login" } });
  expect(out.headers.location).toBe("/login");
  expect((await follow("/login")).answer.body).toContain("Password");
  expect((await send("POST", "/logout", { form: { next: "//evil.test" } })).headers.location).toBe(
    "/",
  );
});

test.each(["//evil.test", "/\\evil.test", "/\t/evil.test", "javascript:alert(1)"])(
  "a returnTo outside the back-office is not followed: %j",
  async (returnTo) => {
    const { landed } = await signIn("editor@wayroam.test", "wayroam-editor", returnTo);
    expect(landed).toBe("/");
  },
);

test("signing out ends the session, and the next sign-in asks for the password", async () => {
  const { send, follow } = await signIn("editor@wayroam.test", "wayroam-editor");
  expect((await send("POST", "/logout", { form: {} })).headers.location).toBe("/");
  expect((await send("GET", "/api/me")).statusCode).toBe(401);
  expect((await follow("/login")).answer.body).toContain("Password");
});

test("the provider refuses requests without PKCE challenge, and the implicit flow", async () => {
  const authorize = (overrides: Record<string, string>) =>
    browser().send(
      "GET",
      `/oauth2/auth?${new URLSearchParams({
        client_id: "backoffice",
        redirect_uri: `${origin}/login/redirect`,
        response_type: "code",
        scope: "openid",
        ...overrides,
      }).toString()}`,
    );
  expect((await authorize({})).headers.location).toContain("error=invalid_request");
  expect((await authorize({ response_type: "token" })).headers.location).toContain("error=");
  expect((await authorize({ redirect_uri: "http://evil.test/" })).statusCode).toBe(400);
});

test("the popup's last page may run our own script and nothing else", async () => {
  const { send } = browser();
  const done = await send("GET", "/login/done");
  expect(done.headers["content-security-policy"]).toContain("script-src 'self'");
  expect(done.body).toContain('<script src="/login/done.js"></script>');
  const script = await send("GET", "/login/done.js");
  expect(script.headers["content-type"]).toContain("text/javascript");
  expect(script.body).toContain("BroadcastChannel");
});

test("a sign-out from another origin is refused", async () => {
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

test("all paths of the sign-in are 404 on another host", async () => {
  for (const url of [
    "/login",
    "/login/done",
    "/login/done.js",
    "/api/me",
    "/oauth2/.well-known/openid-configuration",
  ])
    expect(
      (await app.inject({ method: "GET", url, headers: { host: "it.localhost:3000" } })).statusCode,
    ).toBe(404);
});
