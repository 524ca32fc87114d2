import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./csp.ts";

const noSources = { script: [], style: [], img: [], font: [], connect: [], worker: [] };

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

const directivesOf = (policy: string) =>
  new Map(policy.split("; ").map((each) => [each.split(" ", 1)[0], each] as const));

test("without third parties a page may use its own host alone, and nobody may frame or rebase it", () => {
  const script = "document.documentElement.dataset.ready = '1'";
  expect([...directivesOf(contentSecurityPolicy([script], noSources)).values()].toSorted()).toEqual(
    [
      "base-uri 'none'",
      "default-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "object-src 'none'",
      `script-src 'self' ${hashOf(script)}`,
      "style-src 'self' 'unsafe-inline'",
    ],
  );
});

test("a third party's hosts are let in for what they serve, and for nothing else", () => {
  const sources = {
    ...noSources,
    connect: ["https://reports.example"],
    script: ["https://tags.example"],
  };
  const directives = directivesOf(contentSecurityPolicy([], sources));
  expect(directives.get("connect-src")).toBe("connect-src 'self' https://reports.example");
  expect(directives.get("script-src")).toBe("script-src 'self' https://tags.example");
  expect(directives.get("default-src")).toBe("default-src 'self'");
});
