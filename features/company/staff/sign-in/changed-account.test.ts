import { afterAll, beforeAll, expect, test } from "vitest";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { openedByHeader } from "#platform/browser/session/session-renewal.ts";
import { openStaffApi } from "#apps/server/testing/staff-api.ts";

let api: Awaited<ReturnType<typeof openStaffApi>>;
let editor: SignInBrowser;
beforeAll(async () => {
  api = await openStaffApi();
  editor = await api.signIn("editor");
});
afterAll(() => api.close());

test("a page opened by one person gets 401 after another has signed in", async () => {
  const statusFor = async (email: string) => {
    const headers = { [openedByHeader]: encodeURIComponent(email) };
    return (await editor.send("GET", "/api/it/custompages", { headers })).statusCode;
  };
  expect(await statusFor("admin@wayroam.test")).toBe(401);
  expect(await statusFor("editor@wayroam.test")).toBe(200);
});
