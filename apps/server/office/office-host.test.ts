import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { officeOrigin, openOffice } from "../testing/staff/open-office.ts";

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

test.each(["/custompages", "/custompages/new?copyFrom=x", "/blocks", "/settings/cache", "/debug"])(
  "signed out, %s leads to the sign-in and back",
  async (path) => {
    const answer = await office.anonymous().send("GET", path);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
    expect(answer.headers["cache-control"]).toBe("no-store");
  },
);

test("signed out, the start page is shown without a redirect", async () => {
  const { statusCode, headers } = await office.anonymous().send("GET", "/");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toContain("text/html");
});

test.each([
  "/nothing-here",
  "/settings/caches",
  "/custompages/a/b",
  "/custompages/7",
  "/custompages/new'--",
  "/custompages/__proto__/preview",
  "/travels/nepal/tours",
  "/page-contents/faqs/7",
  "/metrics/more",
  "/dev/x",
])("%s is 404 for everybody", async (path) => {
  for (const browser of [office.anonymous(), await office.signedIn("admin")])
    expect((await browser.send("GET", path)).statusCode).toBe(404);
});

test.each([
  ["editor", "/custompages", 200],
  ["editor", "/templates/lists", 403],
  ["editor", "/settings/cache", 403],
  ["super", "/templates/lists", 200],
  ["super", "/settings/cache", 403],
  ["super", "/audit", 403],
  ["admin", "/settings/cache", 200],
  ["admin", "/blocks", 200],
])("%s at %s is %i", async (name, path, status) => {
  const browser = await office.signedIn(name);
  const { statusCode, headers } = await browser.send("GET", path);
  expect(statusCode).toBe(status);
  expect(headers["content-type"]).toContain("text/html");
});

test.each([
  ["fr", "/blocks", 404],
  ["fr", "/blocks-new/new", 404],
  ["fr", "/settings/cache", 200],
  ["it", "/blocks", 200],
  ["xx", "/blocks", 200],
])("working on %s, %s is %i", async (country, path, status) => {
  const browser = await office.signedIn("admin");
  browser.addCookies(new Map([["office-country", country]]));
  expect((await browser.send("GET", path)).statusCode).toBe(status);
});

test("a chosen country that the account may not use is replaced by one that it may", async () => {
  const browser = await office.signedIn("admin");
  browser.addCookies(new Map([["office-country", "it"]]));
  const setCountriesOfAccount = (countries: string[] | null) =>
    office.db.updateTable("session").set({ countries }).execute();
  await setCountriesOfAccount(["de"]);
  expect((await browser.send("GET", "/blocks")).statusCode).toBe(404);
  await setCountriesOfAccount(null);
  expect((await browser.send("GET", "/blocks")).statusCode).toBe(200);
});

test("an expired session leads to the sign-in and back", async () => {
  const browser = await office.signedIn("editor");
  await office.db.deleteFrom("session").execute();
  const answer = await browser.send("GET", "/custompages");
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    "/login?returnTo=%2Fcustompages",
  ]);
});

test("the policy allows pictures of the staff's provider only", async () => {
  const pictures = async (server: FastifyInstance) => {
    const { headers } = await signInBrowser(server, officeOrigin).send("GET", "/");
    return /img-src [^;]*/.exec(String(headers["content-security-policy"]))?.[0];
  };
  expect(await pictures(office.app)).toBe("img-src 'self' data:");
  const company = await office.open({
    STAFF_OIDC_ISSUER: "https://login.example.com/staff",
    STAFF_OIDC_CLIENT_ID: "wayroam",
    STAFF_OIDC_CLIENT_SECRET: "secret",
  });
  expect(await pictures(company)).toBe("img-src 'self' data: https://login.example.com");
  await company.close();
});

test("the policy allows exactly the hosts of the services that are configured for the staff app", async () => {
  const policyOf = async (server: FastifyInstance) => {
    const { headers } = await signInBrowser(server, officeOrigin).send("GET", "/");
    return String(headers["content-security-policy"]);
  };
  const own = await policyOf(office.app);
  expect(own).not.toMatch(/script-src|connect-src|http/);
  // Only pages of this host stand in its frames, and its pages in none.
  expect(own.split("; ")).toEqual(
    expect.arrayContaining(["frame-src 'self'", "frame-ancestors 'none'"]),
  );
  const configured = await office.open({
    TAG_MANAGER_ID: "GTM-ABC123",
    TAG_MANAGER_BASE: "https://tags.example.com",
    TAG_MANAGER_HOSTS: "https://*.example.net",
    ERROR_REPORTING_DSN: "https://key@errors.example.com/7",
    MAPS_KEY: "key-of-maps",
  });
  const policy = await policyOf(configured);
  for (const directive of [
    "script-src 'self' https://tags.example.com https://*.example.net",
    "img-src 'self' data: https://tags.example.com https://*.example.net",
    "connect-src 'self' https://tags.example.com https://*.example.net https://errors.example.com",
  ])
    expect(policy.split("; ")).toContain(directive);
  const { body } = await signInBrowser(configured, officeOrigin).send(
    "GET",
    "/api/backoffice-config",
  );
  expect(JSON.parse(body)).toMatchObject({
    tagManager: { id: "GTM-ABC123", base: "https://tags.example.com" },
    errorReports: { dsn: "https://key@errors.example.com/7" },
  });
  await configured.close();
});
