import { expect, test } from "vitest";
import type { RedirectTrace } from "#features/assets/redirects/contract.ts";
import { detourOf, straightTarget } from "./straight.ts";

const redirectId = "7b0f8a50-1111-4aaa-8bbb-000000000001";
const end = {
  kind: "catalogue",
  path: "/viaggi/nuovo",
  status: 200,
  id: null,
  name: null,
} as const;
const hop = (from: string, to: string, id: string | null = null) =>
  ({ from, to, status: 301, redirectId: id, reason: "redirect", madeBy: null }) as const;
const trace = (hops: RedirectTrace["hops"], last: RedirectTrace["end"] = end): RedirectTrace => ({
  hops,
  end: last,
  isQueryKept: null,
});

test("a redirect of several hops can lead straight to its end", () => {
  const [first, second] = [hop("/a%20b?c=d", "/e", redirectId), hop("/e", "/viaggi/nuovo")];
  expect(detourOf(trace([first, second]))).toEqual({
    redirectId,
    from: "/a%20b",
    end: "/viaggi/nuovo",
    query: "?c=d",
  });
  expect(detourOf(trace([first]))).toBeNull();
  expect(detourOf(trace([hop("/x", "/a b"), first]))).toBeNull();
  const missing = { ...end, kind: "missing", status: 404 } as const;
  expect(detourOf(trace([first, second], missing))).toBeNull();
});

test("query and fragment of the former target stay, and the path is stored as people write it", () => {
  expect(straightTarget("/e?x=1#y", "/viaggi/per%C3%B2", "")).toBe("/viaggi/però?x=1#y");
  expect(straightTarget("/e", "/viaggi/nuovo", "")).toBe("/viaggi/nuovo");
  expect(straightTarget("/e?x=1", "/viaggi/nuovo?z=2", "")).toBe("/viaggi/nuovo?z=2");
});

test("the query of the test is not written into the target", () => {
  const query = "?utm_source=mail";
  expect(straightTarget("/e", "/nuovo?utm_source=mail#y", query)).toBe("/nuovo#y");
  expect(straightTarget("/e", "/nuovo?z=2&utm_source=mail", query)).toBe("/nuovo?z=2");
});
