import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { roles } from "#platform/roles.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { openWholeApi, type Operation } from "../testing/whole-api.ts";

const api = await openWholeApi();
const { operations } = api;
const staff = new Map<string, SignInBrowser>();
const names = { editor: "editor", "super-editor": "super", admin: "admin" } as const;

beforeAll(async () => {
  for (const role of roles) staff.set(role, await api.signIn(names[role]));
});
afterAll(() => api.close());

/** Something that a path's parameter may be, whether there is such a record or not. */
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

const guarded = operations.filter((operation) => operation["x-role"]);
const open = operations.filter((operation) => !operation["x-role"]);

test("few operations are for everybody, and they only read", () => {
  expect(open.map(({ method }) => method)).toEqual(open.map(() => "GET"));
  expect(open.length).toBeLessThan(guarded.length / 4);
});

test.each(open)("$operationId is for everybody", async (operation) => {
  expect(await call(api.anonymous(), operation)).toBe(200);
});

test.each(guarded)("$operationId asks nobody in without a session", async (operation) => {
  expect(await call(api.anonymous(), operation)).toBe(401);
});

describe.each(roles)("for the role %s", (role) => {
  test.each(guarded)("$operationId", async (operation) => {
    const least = operation["x-role"] ?? "admin";
    const browser = staff.get(role) ?? api.anonymous();
    const isLet = roles.indexOf(role) >= roles.indexOf(least);
    const expected = isLet ? [200, 202, 204, 400, 404, 422, 503] : [403];
    expect(expected).toContain(await call(browser, operation));
  });
});

describe("for an account of Italy alone", () => {
  beforeAll(async () => {
    const countries = ["it"];
    await api.db.updateTable("session").set({ countries }).execute();
  });
  const ofCountry = guarded.filter(({ path }) => path.includes("{country}"));

  test.each(ofCountry)("$operationId of another country is refused", async (operation) => {
    const admin = staff.get("admin") ?? api.anonymous();
    expect(await call(admin, operation, "fr")).toBe(403);
    expect(await call(admin, operation, "it")).not.toBe(403);
  });

  test("a page is not read from another country either", async () => {
    const admin = staff.get("admin") ?? api.anonymous();
    const path = `/api/it/custompages/${randomUUID()}?country=`;
    expect((await admin.send("GET", `${path}fr`)).statusCode).toBe(403);
    expect((await admin.send("GET", `${path}it`)).statusCode).toBe(404);
  });
});
