import { expect, test } from "vitest";
import { readConfig } from "#apps/server/config/config.ts";

const visitors = {
  VISITOR_OIDC_ISSUER: "https://people.example.com",
  VISITOR_OIDC_CLIENT_ID: "site",
  VISITOR_OIDC_CLIENT_SECRET: "a-secret-of-theirs",
};

test("visitors sign in at the embedded providers unless another one is named whole", () => {
  expect(readConfig({}).visitorProvider).toBeNull();
  expect(readConfig(visitors).visitorProvider).toEqual({
    issuer: "https://people.example.com",
    clientId: "site",
    clientSecret: "a-secret-of-theirs",
  });
  for (const name of Object.keys(visitors))
    expect(() => readConfig({ ...visitors, [name]: "" })).toThrow(/^VISITOR_OIDC_/);
});

test("the client of staff is never that of visitors", () => {
  const staff = {
    STAFF_OIDC_ISSUER: "https://people.example.com/",
    STAFF_OIDC_CLIENT_ID: "site",
    STAFF_OIDC_CLIENT_SECRET: "a-secret-of-ours",
  };
  expect(() => readConfig({ ...visitors, ...staff })).toThrow(/^VISITOR_OIDC_CLIENT_ID: /);
  expect(
    readConfig({ ...visitors, ...staff, STAFF_OIDC_CLIENT_ID: "office" }).visitorProvider?.clientId,
  ).toBe("site");
});
