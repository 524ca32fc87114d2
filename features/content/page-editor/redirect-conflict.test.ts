import { expect, test } from "vitest";
import { conflictTitle } from "./redirect-conflict.ts";

test("a redirect that is missing is not called a conflict", () => {
  for (const key of [
    "REDIRECT_MISSING",
    "DISABLED_REDIRECT_MISSING",
    "OLD_NEW_SLUG_REDIRECT_MISSING",
  ] as const)
    expect(conflictTitle(key)).toBe("No redirect leads on");
  for (const key of ["ENABLED_REDIRECT_EXISTS", "NEW_SLUG_REDIRECT_EXISTS"] as const)
    expect(conflictTitle(key)).toBe("Redirect conflict");
});
