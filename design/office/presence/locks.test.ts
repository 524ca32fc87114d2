import { expect, test } from "vitest";
import type { OtherSession } from "#platform/presence/presence-contract.ts";
import { lockHolder, ownOtherTab } from "./locks.ts";

const session = (overrides: Partial<OtherSession>): OtherSession => ({
  session: "tab",
  name: "Ada",
  email: "ada@wayroam.test",
  focus: "hero",
  isEditing: true,
  since: "2026-11-21T10:42:00.000Z",
  isYou: false,
  ...overrides,
});

test("the lock of the same account in another tab is no lock", () => {
  const own = session({ isYou: true });
  const ben = session({ name: "Ben" });
  expect(lockHolder([own], "hero")).toBeNull();
  expect(ownOtherTab([own], "hero")).toBe(own);
  expect(lockHolder([own, ben], "hero")).toBe(ben);
  expect(ownOtherTab([ben], "hero")).toBeNull();
});

test("a session that only reads, or edits another part, locks nothing", () => {
  const others = [session({ isEditing: false }), session({ focus: "text" })];
  expect(lockHolder(others, "hero")).toBeNull();
  expect(ownOtherTab(others, "hero")).toBeNull();
});
