import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { roles } from "#platform/roles.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { openWholeApi, type Operation } from "../testing/whole-api.ts";

const api = await openWholeApi();
const { operations } = api;
const staff = new Map<string, SignInBrowser>();
const accountNames = { editor: "editor", "super-editor": "super", admin: "admin" } as const;

beforeAll(async () => {
  for (const role of roles) staff.set(role, await api.signIn(accountNames[role]));
});
afterAll(() => api.close());

/** A value that the parameter's schema accepts; no record needs to have this value. */
const anyValue = ({ schema }: Operation["parameters"][number]): string => {
  if (schema.enum) return schema.enum[0] ?? "";
  if (schema.format === "uuid") return randomUUID();
  return schema.type === "integer" ? "1" : "x";
};

const call = async (browser: SignInBrowser, operation: Operation, country = "it") => {
  const { method, path, parameters } = operation;
  const values = new Map(parameters.map((each) => [each.name, anyValue(each)]));
  values.set("country", country);
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values.get(name) ?? "");
  const { statusCode } = await browser.send(method, url, method === "GET" ? {} : { json: {} });
  return statusCode;
};

const staffOperations = operations.filter((operation) => operation["x-role"]);
const publicOperations = operations.filter(
  (operation) => !operation["x-role"] && !operation["x-host"],
);
const visitorOperations = operations.filter((operation) => operation["x-host"]);

test("only a few operations are public, and those only read", () => {
  expect(publicOperations.map(({ method }) => method)).toEqual(publicOperations.map(() => "GET"));
  expect(publicOperations.length).toBeLessThan(staffOperations.length / 4);
});

test.each(visitorOperations)("$operationId is not answered on this host", async (operation) => {
  expect(await call(api.anonymous(), operation)).toBe(404);
});

test.each(publicOperations)("$operationId is public", async (operation) => {
  expect(await call(api.anonymous(), operation)).toBe(200);
});

test.each(staffOperations)("$operationId answers 401 without a session", async (operation) => {
  expect(await call(api.anonymous(), operation)).toBe(401);
});

describe.each(roles)("as %s", (role) => {
  test.each(staffOperations)("$operationId", async (operation) => {
    const requiredRole = operation["x-role"] ?? "admin";
    const browser = staff.get(role) ?? api.anonymous();
    const isAllowed = roles.indexOf(role) >= roles.indexOf(requiredRole);
    const expected = isAllowed ? [200, 202, 204, 400, 404, 409, 415, 422, 503] : [403];
    expect(expected).toContain(await call(browser, operation));
  });
});

describe("with an account limited to Italy", () => {
  beforeAll(async () => {
    const countries = ["it"];
    await api.db.updateTable("session").set({ countries }).execute();
  });
  const ofCountry = staffOperations.filter(({ path }) => path.includes("{country}"));

  test.each(ofCountry)("$operationId of another country is refused", async (operation) => {
    const admin = staff.get("admin") ?? api.anonymous();
    expect(await call(admin, operation, "fr")).toBe(403);
    expect(await call(admin, operation, "it")).not.toBe(403);
  });

  test("a page cannot be read through another country's path either", async () => {
    const admin = staff.get("admin") ?? api.anonymous();
    const path = `/api/it/custompages/${randomUUID()}?country=`;
    expect((await admin.send("GET", `${path}fr`)).statusCode).toBe(403);
    expect((await admin.send("GET", `${path}it`)).statusCode).toBe(404);
  });
});
