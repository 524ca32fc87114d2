import { describe, expect, test } from "vitest";
import type { Block, PageInput } from "./contract.ts";
import { newPage } from "./page-defaults.ts";
import { blockErrors, pageErrors } from "./rules.ts";

const page = (overrides: Partial<PageInput> = {}): PageInput => ({
  ...newPage("a"),
  name: "Summer",
  slug: "summer",
  ...overrides,
});
const messages = (overrides: Partial<PageInput>) =>
  pageErrors(page(overrides), () => []).map((error) => error.message);
const list = (blockType: string, overrides: Partial<Block> = {}): Block => ({
  id: blockType,
  blockType,
  content: { showFilters: true },
  enabled: true,
  schedule: null,
  ...overrides,
});

describe("the validation table", () => {
  test("a plain page has no error", () => expect(messages({})).toEqual([]));
  test.each<[string, Partial<PageInput>, string]>([
    ["name", { name: "  " }, "Missing page name. Write something."],
    [
      "name of signs that nobody sees",
      { name: "\u200b\u00ad" },
      "Missing page name. Write something.",
    ],
    ["name of no-break spaces", { name: "\u00a0\u3164" }, "Missing page name. Write something."],
    ["slug", { slug: " " }, "Missing slug. Write something."],
    ["slug of signs that nobody sees", { slug: "\u2060" }, "Missing slug. Write something."],
    [
      "routing key of signs that nobody sees",
      { isFixed: true, routingKey: "\ufeff" },
      "Missing routing key. Write something.",
    ],
    ["slug letters", { slug: "a b" }, "Wrong slug. Use just a-z, A-Z, 0-9, or -/_."],
    ["slug start", { slug: "/a" }, "Wrong slug. Slug cannot start with /"],
    ["slug depth", { slug: "a/b/c" }, "You can use just one /"],
    ["slug with an empty part", { slug: "a//b" }, "You can use just one /"],
    ["slug end", { slug: "a/" }, "Wrong slug. Use just a-z, A-Z, 0-9, or -/_."],
    ["fixed", { isFixed: true }, "Missing routing key. Write something."],
    ["routing key", { routingKey: "Index" }, "Wrong routing key. Use just a-z, 0-9 or -_"],
    [
      "publishing",
      { isPublished: true, blocks: [] },
      "Add at least one block enabled to go online with the page.",
    ],
    [
      "list blocks",
      { blocks: [list("wr-travels"), list("wr-tours")] },
      "You can use just one active list with show filter (travels or tours).",
    ],
  ])("%s", (_name, overrides, message) => expect(messages(overrides)).toEqual([message]));

  test("the home page needs no slug", () =>
    expect(messages({ slug: "", routingKey: "index" })).toEqual([]));
  test("a disabled or scheduled list does not count as active", () => {
    const from = "2027-01-01T00:00:00Z";
    const disabled = list("wr-tours", { id: "off", enabled: false });
    const scheduled = list("wr-tours", { id: "later", schedule: { from, to: null } });
    expect(messages({ blocks: [list("wr-travels"), disabled, scheduled] })).toEqual([]);
  });
  test("an error in a block is reported at its path, with a summary for the blocks", () => {
    const errors = pageErrors(page(), () => [{ path: "content.title", message: "Too long" }]);
    expect(errors).toEqual([
      { path: "blocks.0.content.title", message: "Too long" },
      {
        path: "blocks",
        message: "You have validation errors in your blocks. Please double check all fields.",
      },
    ]);
  });

  test.each([
    ["title", "t".repeat(121), "Use at most 120 characters."],
    ["description", "d".repeat(321), "Use at most 320 characters."],
  ])(
    "a long meta %s is reported at its field, with a summary for the meta data",
    (field, text, message) => {
      const { seo } = page();
      expect(pageErrors(page({ seo: { ...seo, [field]: text } }), () => [])).toEqual([
        { path: `seo.${field}`, message },
        {
          path: "seo",
          message: "You have validation errors in your meta data. Please double check all fields.",
        },
      ]);
      expect(messages({ seo: { ...seo, [field]: text.slice(1) } })).toEqual([]);
    },
  );
  test("an invalid CSS class is reported with its index in the list", () =>
    expect(pageErrors(page({ customHtmlClasses: ["winter", "1st"] }), () => [])).toEqual([
      {
        path: "customHtmlClasses.1",
        message: "Begin with a letter, - or _, and use a-z, A-Z, 0-9, - and _.",
      },
    ]));
  test.each([
    ["before", "2027-01-01T00:00:00Z", "2026-12-31T00:00:00Z", ["blocks.0.schedule.to", "blocks"]],
    [
      "at once",
      "2027-01-01T00:00:00Z",
      "2027-01-01T01:00:00+01:00",
      ["blocks.0.schedule.to", "blocks"],
    ],
    ["after", "2027-01-01T00:00:00Z", "2027-01-02T00:00:00Z", []],
    ["never", "2027-01-01T00:00:00Z", null, []],
  ])("a schedule that ends %s", (_name, from, to, paths) => {
    const blocks = [list("wr-tours", { schedule: { from, to } })];
    const errors = pageErrors(page({ blocks }), (block) => blockErrors(block, () => []));
    expect(errors.map(({ path }) => path)).toEqual(paths);
  });
});
