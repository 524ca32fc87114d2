import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { exampleOf } from "#apps/server/testing/example-of.ts";
import { openStoredRecords, pathOf } from "#apps/server/testing/records/stored-records.ts";
import { unchecked } from "#apps/server/testing/staff-api.ts";
import { openWholeApi } from "#apps/server/testing/whole-api.ts";

const api = await openWholeApi(unchecked);
const { operations } = api;
let admin: SignInBrowser;
let records: Awaited<ReturnType<typeof openStoredRecords>>;
beforeAll(async () => {
  admin = await api.signIn("admin");
  records = await openStoredRecords(api, admin);
});
afterAll(() => api.close());

// What was stored before there was the rule that refuses it.
const turned = sql`'a\u202Eb'`;
const late = sql`'9999-12-31T00:00:00Z'::timestamptz`;

test.each([
  ["Faq", "faq", "question", turned],
  ["Coordinator", "coordinator", "city", turned],
  ["Destination", "destination", "name", turned],
  ["Event", "event", "title", turned],
  ["Event", "event", "ends_at", late],
  ["Form", "form", "name", turned],
  ["Badges", "resource", "name", turned],
  ["Redirect", "redirect", "to_path", sql`'/a\u202Eb'`],
  ["Trip", "trip", "code", turned],
] as const)(
  "a %s that breaks a younger rule in %s.%s is read and can be mended",
  async (name, table, column, wrong) => {
    const stored = await records.store();
    const read = operations.find(({ operationId }) => operationId === `get${name}`);
    const save = operations.find(({ operationId }) => operationId === `save${name}`);
    if (!read || !save) throw new Error(`${name} is not read and saved.`);
    const { params } = await exampleOf(read, stored, operations, admin);
    const path = pathOf(read, { country: "it", ...params });
    const sound = (await admin.send("GET", path)).json<object>();
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${wrong}
      where id::text = ${params?.["id"] ?? ""}`.execute(api.db);
    expect((await admin.send("GET", path)).json()).not.toEqual(sound);
    expect((await admin.send("GET", path)).statusCode).toBe(200);
    const mended = await admin.send("PUT", path, { json: sound });
    expect({ status: mended.statusCode, body: mended.body }).toMatchObject({ status: 200 });
    expect((await admin.send("GET", path)).json()).toMatchObject(
      Object.fromEntries(
        Object.entries(sound).filter(([field]) => !/^(version|updatedAt)$/.test(field)),
      ),
    );
  },
);
