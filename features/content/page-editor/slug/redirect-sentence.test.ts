import { expect, test } from "vitest";
import { redirectSentence } from "./redirect-sentence.ts";

test("a slug from which a redirect leads is never called free", () => {
  expect(redirectSentence({ enabled: true, to: "/new" }, "a1")).toBe(
    "No page has /a1, but a redirect leads visitors from there to /new.",
  );
  expect(redirectSentence({ enabled: true, to: null }, "a1")).not.toContain("free");
  expect(redirectSentence({ enabled: false, to: "/new" }, "a1")).toBe(
    "/a1 is free; a redirect from there is kept, switched off.",
  );
  expect(redirectSentence({ enabled: true, to: "/new" }, null)).toBe(
    "A redirect leads visitors from here to /new.",
  );
});
