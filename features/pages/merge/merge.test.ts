import { expect, test } from "vitest";
import { isPlainObject } from "#features/audit/parts/changes.ts";
import type { Block, PageInput } from "../contract.ts";
import { newPage } from "../page-defaults.ts";
import { type ConflictChoices, mergePages } from "./merge.ts";

const block = (id: string, content: Block["content"] = { title: id, text: "" }): Block => ({
  id,
  blockType: "wr-text",
  content,
  enabled: true,
  schedule: null,
});
const page = (blocks: readonly Block[], over: Partial<PageInput> = {}): PageInput => ({
  ...newPage("x"),
  id: "00000000-0000-4000-8000-000000000000",
  ...over,
  blocks: [...blocks],
});
const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => block(id)) as [Block, Block, Block, Block];
const [m, t] = [block("m"), block("t")];
const edit = (one: Block, content: object): Block => ({
  ...one,
  content: { ...one.content, ...content },
});
const ids = (one: PageInput) => one.blocks.map(({ id }) => id).join("");
const base = page([a, b, c]);

test("different fields of the page and of one block are both kept", () => {
  const mine = page([edit(a, { title: "Mine" }), b, c], {
    name: "N",
    seo: { ...base.seo, title: "S" },
  });
  const theirs = page([{ ...edit(a, { text: "Theirs" }), enabled: false }, b, c], {
    slug: "s",
    seo: { ...base.seo, description: "D" },
  });
  const merged = mergePages(base, mine, theirs);
  expect(merged.conflicts).toEqual([]);
  expect(merged.page).toEqual({
    ...base,
    name: "N",
    slug: "s",
    seo: { ...base.seo, title: "S", description: "D" },
    blocks: [{ ...edit(a, { title: "Mine", text: "Theirs" }), enabled: false }, b, c],
  });
});

test("one field changed on both sides is a conflict: mine until theirs is chosen", () => {
  const mine = page([edit(a, { title: "Mine" }), b, c], { name: "My name" });
  const theirs = page([edit(a, { title: "Theirs" }), b, c], { name: "Their name" });
  const { page: safe, conflicts } = mergePages(base, mine, theirs);
  expect(conflicts).toEqual([
    {
      key: "page name field",
      blockId: null,
      path: "name",
      kind: "field",
      mine: "My name",
      theirs: "Their name",
      chosen: "mine",
    },
    {
      key: "a content.title field",
      blockId: "a",
      path: "content.title",
      kind: "field",
      mine: "Mine",
      theirs: "Theirs",
      chosen: "mine",
    },
  ]);
  expect(safe).toEqual(mine);
  const chosen = mergePages(base, mine, theirs, { "a content.title field": "theirs" });
  expect(chosen.page).toMatchObject({
    name: "My name",
    blocks: [{ content: { title: "Theirs" } }, b, c],
  });
  expect(chosen.conflicts.map((one) => one.chosen)).toEqual(["mine", "theirs"]);
});

test("the same change on both sides is no conflict", () => {
  const both = page([edit(a, { title: "Same" }), c, b, d], { slug: "same" });
  expect(mergePages(base, both, structuredClone(both))).toEqual({ page: both, conflicts: [] });
});

test.each<[string, Block[], Block[], string]>([
  ["both add at the end", [a, b, c, m], [a, b, c, t], "abcmt"],
  ["both add at the beginning", [m, a, b, c], [t, a, b, c], "mtabc"],
  ["each adds behind another", [a, m, b, c], [a, b, t, c], "ambtc"],
  ["I delete, they add behind it", [a, c], [a, b, t, c], "atc"],
  ["they delete, I add behind it", [a, b, m, c], [a, c], "amc"],
  ["both delete the same", [a, c], [a, c], "ac"],
  ["I move, they add", [c, a, b], [a, b, t, c], "cabt"],
  ["they move, I add", [a, m, b, c], [b, c, a], "bcam"],
  ["both move the same way", [c, a, b], [c, a, b, t], "cabt"],
  ["I delete what they moved", [a, b], [c, a, b], "ab"],
])("%s", (_what, mine, theirs, expected) => {
  const merged = mergePages(base, page(mine), page(theirs));
  expect(merged.conflicts).toEqual([]);
  expect(ids(merged.page)).toBe(expected);
});

test("moves of different blocks are both kept", () => {
  const four = page([a, b, c, d, m]);
  const merged = mergePages(four, page([b, a, c, d, m]), page([a, b, c, m, d]));
  expect(merged.conflicts).toEqual([]);
  expect(ids(merged.page)).toBe("bacmd");
});

test("one block moved to two places is asked about, as an order", () => {
  const merged = mergePages(base, page([b, a, c]), page([b, c, a]));
  expect(merged.conflicts).toMatchObject([
    {
      kind: "order",
      blockId: null,
      mine: ["b", "a", "c"],
      theirs: ["b", "c", "a"],
      chosen: "mine",
    },
  ]);
  expect(ids(merged.page)).toBe("bac");
  const key = merged.conflicts[0]?.key ?? "";
  expect(ids(mergePages(base, page([b, a, c]), page([b, c, a]), { [key]: "theirs" }).page)).toBe(
    "bca",
  );
});

test("a block deleted on one side and edited on the other stays until its deletion is chosen", () => {
  const edited = edit(b, { title: "Edited" });
  const byMe = mergePages(base, page([a, c]), page([a, edited, c]));
  expect(byMe.conflicts).toMatchObject([
    { kind: "removed", blockId: "b", mine: null, theirs: edited, chosen: "theirs" },
  ]);
  expect(byMe.page.blocks).toEqual([a, edited, c]);
  const byThem = mergePages(base, page([a, edited, c]), page([a, c]));
  expect(byThem.conflicts).toMatchObject([{ kind: "removed", theirs: null, chosen: "mine" }]);
  expect(byThem.page.blocks).toEqual([a, edited, c]);
  const gone: ConflictChoices = { "b  removed": "theirs" };
  expect(ids(mergePages(base, page([a, edited, c]), page([a, c]), gone).page)).toBe("ac");
});

test("a block that became another kind is not mixed with the old one", () => {
  const other = { ...b, blockType: "wr-faq", content: { questions: [] } };
  const merged = mergePages(base, page([a, edit(b, { text: "x" }), c]), page([a, other, c]));
  expect(merged.conflicts).toMatchObject([
    { blockId: "b", path: "", kind: "field", theirs: other },
  ]);
});

test("a schedule is one thing: its ends are not taken from two people", () => {
  const at = (from: string | null, to: string | null) => [{ ...a, schedule: { from, to } }, b, c];
  const [first, last] = ["2026-12-01T00:00:00Z", "2026-12-24T00:00:00Z"];
  const { conflicts } = mergePages(base, page(at(first, null)), page(at(null, last)));
  expect(conflicts).toMatchObject([{ path: "schedule", mine: { from: first, to: null } }]);
});

const lists = (items: readonly unknown[]) => page([edit(a, { items })]);
const [one, two, three] = [
  { t: "1", u: "" },
  { t: "2", u: "" },
  { t: "3", u: "" },
] as const;
const mergeItems = (was: readonly unknown[], my: readonly unknown[], their: readonly unknown[]) => {
  const { page: merged, conflicts } = mergePages(lists(was), lists(my), lists(their));
  return {
    items: merged.blocks[0]?.content["items"],
    conflicts: conflicts.map(({ path }) => path),
  };
};

test.each([
  [
    "items are merged by field",
    [one, two],
    [{ ...one, t: "x" }, two],
    [{ ...one, u: "y" }, two],
    [{ t: "x", u: "y" }, two],
    [],
  ],
  ["both append", [one], [one, two], [one, three], [one, three, two], []],
  ["both append the same", [one], [one, two], [one, two], [one, two], []],
  [
    "one field of an item differs",
    [one, two],
    [one, { ...two, t: "x" }],
    [one, { ...two, t: "y" }],
    [one, { ...two, t: "x" }],
    ["content.items.1.t"],
  ],
  [
    "what was shifted is not mixed",
    [one, two],
    [two, three],
    [one, { ...two, u: "y" }],
    [two, three],
    ["content.items"],
  ],
  ["words merge like sets", ["p", "q"], ["q", "m"], ["p", "q", "t"], ["q", "m", "t"], []],
])("lists: %s", (_what, was, my, their, items, conflicts) => {
  expect(mergeItems(was, my, their)).toEqual({ items, conflicts });
});

/** A sequence of numbers from 0 to 1 that looks like chance and is the same each time. */
const chance = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** What somebody might do to a page: `who` marks whatever is written. */
const worked = (begun: PageInput, who: string, roll: (below: number) => number): PageInput => {
  let made = structuredClone(begun);
  for (let step = roll(7); step > 0; step -= 1) {
    const { blocks } = made;
    const at = roll(blocks.length);
    const here = blocks[at];
    const said = `${who}${step}`;
    const next: (() => PageInput)[] = [
      () => ({ ...made, name: said }),
      () => ({ ...made, seo: { ...made.seo, [roll(2) ? "title" : "description"]: said } }),
      () => ({ ...made, customHtmlClasses: [...made.customHtmlClasses, said] }),
      () => ({ ...made, blocks: blocks.toSpliced(at, 0, block(said)) }),
      () => ({ ...made, blocks: blocks.toSpliced(at, 1) }),
      () => ({
        ...made,
        blocks: here ? blocks.toSpliced(at, 1).toSpliced(roll(blocks.length), 0, here) : blocks,
      }),
      () => ({
        ...made,
        blocks: here ? blocks.with(at, edit(here, { [roll(2) ? "title" : "text"]: said })) : blocks,
      }),
    ];
    made = next[roll(next.length)]?.() ?? made;
  }
  return made;
};

/** Every text of a page by its path, blocks by their id. */
const leaves = (value: unknown, path = ""): [string, string][] => {
  if (typeof value === "string") return [[path, value]];
  const inner = Array.isArray(value)
    ? value.map(
        (item, index) => [isPlainObject(item) ? String(item["id"]) : `${index}`, item] as const,
      )
    : isPlainObject(value)
      ? Object.entries(value)
      : [];
  return inner.flatMap(([name, item]) => leaves(item, `${path}/${name}`));
};

type Leaves = [Map<string, string>, Map<string, string>, Map<string, string>];

test("whatever two people do, nothing is lost and nothing is asked without need", () => {
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const roll = chance(seed);
    const begun = page(Array.from({ length: roll(6) }, (_, index) => block(`b${index}`)));
    const mine = worked(begun, "m", roll);
    const theirs = worked(begun, "t", roll);

    expect(mergePages(begun, mine, begun)).toEqual({ page: mine, conflicts: [] });
    expect(mergePages(begun, begun, theirs)).toEqual({ page: theirs, conflicts: [] });
    expect(mergePages(begun, mine, mine)).toEqual({ page: mine, conflicts: [] });

    const { page: merged, conflicts } = mergePages(begun, mine, theirs);
    expect(new Set(merged.blocks.map(({ id }) => id)).size).toBe(merged.blocks.length);
    const [was, my, their] = [begun, mine, theirs].map((each) => new Map(leaves(each))) as Leaves;
    // Each text that somebody wrote stands in the page, or in a conflict that shows it.
    const said = new Set(
      [merged, ...conflicts].flatMap((each) => leaves(each).map(([, text]) => text)),
    );
    const written = [...my, ...their].filter(([path, text]) => was.get(path) !== text);
    expect(written.filter(([, text]) => !said.has(text))).toEqual([]);
    // A text that nobody touched is as it was.
    const untouched = [...was].filter(
      ([path, text]) => my.get(path) === text && their.get(path) === text,
    );
    const is = new Map(leaves(merged));
    expect(untouched.filter(([path, text]) => is.get(path) !== text)).toEqual([]);
    // Choosing everything of one side takes it in each conflict, and asks nothing new.
    for (const side of ["mine", "theirs"] as const) {
      const choices = Object.fromEntries(conflicts.map(({ key }) => [key, side]));
      const chosen = mergePages(begun, mine, theirs, choices);
      expect(chosen.conflicts.map(({ key }) => key)).toEqual(conflicts.map(({ key }) => key));
      expect(chosen.conflicts.every((each) => each.chosen === side)).toBe(true);
    }
  }
});

test("a page of 300 blocks is merged in no time", () => {
  const many = Array.from({ length: 300 }, (_, index) => block(`b${index}`));
  const begun = performance.now();
  const merged = mergePages(
    page(many),
    page(many.toReversed()),
    page(many.map((each) => edit(each, { title: "T" }))),
  );
  expect(performance.now() - begun).toBeLessThan(500);
  expect(merged.conflicts).toEqual([]);
});
