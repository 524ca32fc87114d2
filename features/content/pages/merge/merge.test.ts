import { expect, test } from "vitest";
import { isPlainObject } from "#platform/changes/changes.ts";
import { cpuTime } from "#platform/testing/cpu-time.ts";
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
const page = (blocks: readonly Block[], overrides: Partial<PageInput> = {}): PageInput => ({
  ...newPage("x"),
  id: "00000000-0000-4000-8000-000000000000",
  ...overrides,
  blocks: [...blocks],
});
const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => block(id)) as [Block, Block, Block, Block];
const [m, t] = [block("m"), block("t")];
const edit = (original: Block, content: object): Block => ({
  ...original,
  content: { ...original.content, ...content },
});
const ids = ({ blocks }: PageInput) => blocks.map(({ id }) => id).join("");
const base = page([a, b, c]);

test("edits of different fields of the page and of one block are both kept", () => {
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

test("a field changed on both sides is a conflict that my value wins until theirs is chosen", () => {
  const mine = page([edit(a, { title: "Mine" }), b, c], { name: "My name" });
  const theirs = page([edit(a, { title: "Theirs" }), b, c], { name: "Their name" });
  const { page: defaultResult, conflicts } = mergePages(base, mine, theirs);
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
  expect(defaultResult).toEqual(mine);
  const chosen = mergePages(base, mine, theirs, { "a content.title field": "theirs" });
  expect(chosen.page).toMatchObject({
    name: "My name",
    blocks: [{ content: { title: "Theirs" } }, b, c],
  });
  expect(chosen.conflicts.map((conflict) => conflict.chosen)).toEqual(["mine", "theirs"]);
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

test("a block moved to different places by both sides is an order conflict", () => {
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

test("a block deleted on one side and edited on the other stays unless its deletion is chosen", () => {
  const edited = edit(b, { title: "Edited" });
  const byMe = mergePages(base, page([a, c]), page([a, edited, c]));
  expect(byMe.conflicts).toMatchObject([
    { kind: "removed", blockId: "b", mine: null, theirs: edited, chosen: "theirs" },
  ]);
  expect(byMe.page.blocks).toEqual([a, edited, c]);
  const byThem = mergePages(base, page([a, edited, c]), page([a, c]));
  expect(byThem.conflicts).toMatchObject([{ kind: "removed", theirs: null, chosen: "mine" }]);
  expect(byThem.page.blocks).toEqual([a, edited, c]);
  const deletion: ConflictChoices = { "b  removed": "theirs" };
  expect(ids(mergePages(base, page([a, edited, c]), page([a, c]), deletion).page)).toBe("ac");
});

test("a block whose type one side changed is not merged field by field", () => {
  const other = { ...b, blockType: "wr-faq", content: { questions: [] } };
  const merged = mergePages(base, page([a, edit(b, { text: "x" }), c]), page([a, other, c]));
  expect(merged.conflicts).toMatchObject([
    { blockId: "b", path: "", kind: "field", theirs: other },
  ]);
});

test("a schedule is merged as a whole: its start and end never come from two people", () => {
  const scheduled = (from: string | null, to: string | null) => [
    { ...a, schedule: { from, to } },
    b,
    c,
  ];
  const [first, last] = ["2026-12-01T00:00:00Z", "2026-12-24T00:00:00Z"];
  const { conflicts } = mergePages(base, page(scheduled(first, null)), page(scheduled(null, last)));
  expect(conflicts).toMatchObject([{ path: "schedule", mine: { from: first, to: null } }]);
});

const lists = (items: readonly unknown[]) => page([edit(a, { items })]);
const [one, two, three] = [
  { t: "1", u: "" },
  { t: "2", u: "" },
  { t: "3", u: "" },
] as const;
const mergeItems = (
  before: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
) => {
  const { page: merged, conflicts } = mergePages(lists(before), lists(mine), lists(theirs));
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
    "shifted items are not merged by position",
    [one, two],
    [two, three],
    [one, { ...two, u: "y" }],
    [two, three],
    ["content.items"],
  ],
  [
    "distinct strings merge like sets",
    ["p", "q"],
    ["q", "m"],
    ["p", "q", "t"],
    ["q", "m", "t"],
    [],
  ],
])("lists: %s", (_what, before, mine, theirs, items, conflicts) => {
  expect(mergeItems(before, mine, theirs)).toEqual({ items, conflicts });
});

/** A seeded generator of pseudo-random integers below a bound. */
const seededRandom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Applies random edits to a page; every text written starts with `author`. */
const editRandomly = (
  original: PageInput,
  author: string,
  random: (below: number) => number,
): PageInput => {
  let edited = structuredClone(original);
  for (let step = random(7); step > 0; step -= 1) {
    const { blocks } = edited;
    const index = random(blocks.length);
    const target = blocks[index];
    const text = `${author}${step}`;
    const edits: (() => PageInput)[] = [
      () => ({ ...edited, name: text }),
      () => ({ ...edited, seo: { ...edited.seo, [random(2) ? "title" : "description"]: text } }),
      () => ({ ...edited, customHtmlClasses: [...edited.customHtmlClasses, text] }),
      () => ({ ...edited, blocks: blocks.toSpliced(index, 0, block(text)) }),
      () => ({ ...edited, blocks: blocks.toSpliced(index, 1) }),
      () => ({
        ...edited,
        blocks: target
          ? blocks.toSpliced(index, 1).toSpliced(random(blocks.length), 0, target)
          : blocks,
      }),
      () => ({
        ...edited,
        blocks: target
          ? blocks.with(index, edit(target, { [random(2) ? "title" : "text"]: text }))
          : blocks,
      }),
    ];
    edited = edits[random(edits.length)]?.() ?? edited;
  }
  return edited;
};

/** Every string of a page with its path, in which blocks are named by their id. */
const textsByPath = (value: unknown, path = ""): [string, string][] => {
  if (typeof value === "string") return [[path, value]];
  const inner = Array.isArray(value)
    ? value.map(
        (item, index) => [isPlainObject(item) ? String(item["id"]) : `${index}`, item] as const,
      )
    : isPlainObject(value)
      ? Object.entries(value)
      : [];
  return inner.flatMap(([name, item]) => textsByPath(item, `${path}/${name}`));
};

type TextMaps = [Map<string, string>, Map<string, string>, Map<string, string>];

test("random edits of two people: no text is lost, and only real conflicts are reported", () => {
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const random = seededRandom(seed);
    const original = page(Array.from({ length: random(6) }, (_, index) => block(`b${index}`)));
    const mine = editRandomly(original, "m", random);
    const theirs = editRandomly(original, "t", random);

    expect(mergePages(original, mine, original)).toEqual({ page: mine, conflicts: [] });
    expect(mergePages(original, original, theirs)).toEqual({ page: theirs, conflicts: [] });
    expect(mergePages(original, mine, mine)).toEqual({ page: mine, conflicts: [] });

    const { page: merged, conflicts } = mergePages(original, mine, theirs);
    expect(new Set(merged.blocks.map(({ id }) => id)).size).toBe(merged.blocks.length);
    const [originalTexts, myTexts, theirTexts] = [original, mine, theirs].map(
      (each) => new Map(textsByPath(each)),
    ) as TextMaps;
    // Each text that somebody wrote is in the merged page, or in a conflict that shows it.
    const resultTexts = new Set(
      [merged, ...conflicts].flatMap((each) => textsByPath(each).map(([, text]) => text)),
    );
    const written = [...myTexts, ...theirTexts].filter(
      ([path, text]) => originalTexts.get(path) !== text,
    );
    expect(written.filter(([, text]) => !resultTexts.has(text))).toEqual([]);
    // A text that nobody touched is unchanged.
    const untouched = [...originalTexts].filter(
      ([path, text]) => myTexts.get(path) === text && theirTexts.get(path) === text,
    );
    const mergedTexts = new Map(textsByPath(merged));
    expect(untouched.filter(([path, text]) => mergedTexts.get(path) !== text)).toEqual([]);
    // When one side is chosen for every conflict, that side wins every conflict and no new conflict
    // arises.
    for (const side of ["mine", "theirs"] as const) {
      const choices = Object.fromEntries(conflicts.map(({ key }) => [key, side]));
      const chosen = mergePages(original, mine, theirs, choices);
      expect(chosen.conflicts.map(({ key }) => key)).toEqual(conflicts.map(({ key }) => key));
      expect(chosen.conflicts.every((each) => each.chosen === side)).toBe(true);
    }
  }
});

test("a page of 300 blocks is merged within two seconds of work", () => {
  const many = Array.from({ length: 300 }, (_, index) => block(`b${index}`));
  const versions = [
    page(many),
    page(many.toReversed()),
    page(many.map((each) => edit(each, { title: "T" }))),
  ] as const;
  expect(cpuTime(() => mergePages(...versions))).toBeLessThan(2000);
  expect(mergePages(...versions).conflicts).toEqual([]);
});
