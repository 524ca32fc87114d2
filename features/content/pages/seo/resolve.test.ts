import { expect, test } from "vitest";
import type { Redirect } from "#features/assets/redirects/contract.ts";
import { pathnameOf, type PathTarget, resolveLinks } from "./resolve.ts";

const redirect = (from: string, to: string | null, status: Redirect["status"] = 301): Redirect => ({
  id: from,
  from,
  to,
  status,
  enabled: true,
});
const pick = <Value>(valueByPath: Readonly<Record<string, Value>>, paths: readonly string[]) =>
  new Map(
    paths.flatMap((path) =>
      path in valueByPath ? [[path, valueByPath[path] as Value] as const] : [],
    ),
  );

/** Resolves one link through these redirects and targets. */
const follow = async (
  link: string,
  redirects: readonly Redirect[],
  targets: Readonly<Record<string, PathTarget>> = {},
) => {
  const table = Object.fromEntries(redirects.map((each) => [each.from, each]));
  const [checked] = await resolveLinks([link, link], {
    redirects: async (paths) => pick(table, paths),
    targets: async (paths) => pick(targets, paths),
  });
  return checked;
};

test("a redirect takes precedence over a page at the same path", async () => {
  const chain = [redirect("/a", "/b?x=1"), redirect("/b", "/c#there")];
  expect(await follow("/a#here", chain, { "/a": "found", "/c": "found" })).toEqual({
    link: "/a#here",
    end: "found",
    through: ["/b?x=1", "/c#there"],
  });
});

test.each([
  ["nothing there", "missing", [], {}],
  ["an unpublished page", "unpublished", [], { "/a": "unpublished" }],
  ["gone for good", "gone", [redirect("/a", null, 410)], { "/a": "found" }],
  ["another host", "elsewhere", [redirect("/a", "https://other.test/")], {}],
  ["another host without protocol", "elsewhere", [redirect("/a", "//other.test/")], {}],
  ["a circle", "loop", [redirect("/a", "/b"), redirect("/b", "/a")], {}],
  ["itself", "loop", [redirect("/a", "/a?again")], {}],
  ["a renamed travel to nowhere", "missing", [], { "/a": { moved: "/b" } }],
] as const)("a link to %s is reported as %s", async (_what, end, redirects, targets) => {
  expect(await follow("/a", redirects, targets)).toMatchObject({ end });
});

test("a chain of too many redirects is reported as a loop", async () => {
  const endless = Array.from({ length: 40 }, (_, index) => redirect(`/${index}`, `/${index + 1}`));
  const checked = await follow("/0", endless);
  expect(checked?.end).toBe("loop");
  expect(checked?.through.length).toBeLessThan(20);
});

test("a link's path is decoded, without query, hash and closing slash", () => {
  expect(pathnameOf("/caff%C3%A8/?a=/b#c")).toBe("/caffè");
  expect(pathnameOf("/?x")).toBe("/");
  expect(pathnameOf("/100%")).toBe("/100%");
});
