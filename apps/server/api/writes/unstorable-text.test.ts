import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let admin: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  admin = await api.signIn("admin");
});
afterAll(() => api.close());

test.each([
  ["settings/support_tags", "value.tags.0", (text: string) => ({ value: { tags: [text] } })],
  ["layout/contacts", "phone", (phone: string) => ({ email: "", phone, hours: "", address: "" })],
  ["layout/header", "links.0.label", (label: string) => ({ links: [{ label, to: "tours" }] })],
])("text of %s that cannot be stored is refused at %s", async (at, path, jsonOf) => {
  for (const text of ["a\u0000b", "a\ud800b", "a\u0007b", "a\u202eb", "a\u2066b"]) {
    const answer = await admin.send("PUT", `/api/it/${at}`, { json: jsonOf(text) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path }] });
  }
});
