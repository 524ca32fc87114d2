import { errors } from "oidc-provider";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import { createAdapter } from "./adapter.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase(migrations);
});
afterAll(() => database.close());

test("of four concurrent uses of a code one succeeds, and the grant is revoked with all its tokens", async () => {
  const open = createAdapter(database.db, "staff");
  const [codes, tokens, grants] = [open("AuthorizationCode"), open("AccessToken"), open("Grant")];
  for (const grantId of ["stolen", "other"]) {
    await grants.upsert(grantId, {}, 60);
    await codes.upsert(`code of ${grantId}`, { grantId }, 60);
    await tokens.upsert(`token of ${grantId}`, { grantId }, 60);
  }
  const tries = Array.from({ length: 4 }, () => codes.consume("code of stolen"));
  const outcomes = await Promise.allSettled(tries);
  const reasons = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect(reasons).toHaveLength(3);
  for (const reason of reasons) expect(reason).toBeInstanceOf(errors.InvalidGrant);
  expect(await tokens.find("token of stolen")).toBeUndefined();
  expect(await grants.find("stolen")).toBeUndefined();
  expect(await tokens.find("token of other")).toBeDefined();
  expect(await grants.find("other")).toBeDefined();
});

test("an old refresh token ends its family: the newer one, the tokens and the grant", async () => {
  const open = createAdapter(database.db, "visitor");
  const [refreshes, tokens, grants] = [
    open("RefreshToken"),
    open("AccessToken"),
    open("Grant"),
  ] as const;
  await grants.upsert("family", {}, 60);
  await refreshes.upsert("old", { grantId: "family" }, 60);
  await refreshes.consume("old");
  await refreshes.upsert("newer", { grantId: "family" }, 60);
  await tokens.upsert("of the newer", { grantId: "family" }, 60);
  await expect(refreshes.consume("old")).rejects.toBeInstanceOf(errors.InvalidGrant);
  expect(await refreshes.find("newer")).toBeUndefined();
  expect(await tokens.find("of the newer")).toBeUndefined();
  expect(await grants.find("family")).toBeUndefined();
});
