import { expect, test } from "vitest";
import type { Block, Page } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import {
  addBlocks,
  moveBlock,
  putBlockField,
  putField,
  removeBlock,
  replacePage,
} from "../state/changes.ts";
import { toPageInput } from "../state/edited-page.ts";
import { createPageStore } from "../state/page-store.ts";
import { joinPage } from "./join-page.ts";

const block = (id: string, title = id, text = ""): Block => ({
  id,
  blockType: "wr-text",
  content: { title, text },
  enabled: true,
  schedule: null,
});

const first: Page = {
  ...newPage("x"),
  id: "0195e3a8-0000-7000-8000-000000000001",
  name: "Winter",
  blocks: ["a", "b", "c"].map((id) => block(id)),
  version: 1,
  createdAt: "2026-11-24T09:00:00.000Z",
  updatedAt: "2026-11-24T09:00:00.000Z",
};

/** An editor with the page open, on a clock that each edit advances. */
const open = () => {
  let clock = 1000;
  const store = createPageStore({
    stored: first,
    start: toPageInput(first),
    isPrefilled: false,
    now: () => (clock += 5000),
  });
  const edited = () => store.getState().edited;
  const states = () => {
    const seen = [store.page()];
    while (store.getState().history.done > 0) {
      store.undo();
      seen.push(store.page());
    }
    return seen;
  };
  return {
    store,
    /** What this editor does. */
    title: (id: string, value: string) =>
      store.change(putBlockField(edited(), id, "content.title", value, clock, id)),
    name: (value: string) => store.change(putField(edited(), "name", value, clock)),
    remove: (id: string) => store.change(removeBlock(id, id)),
    move: (id: string, to: number) => store.change(moveBlock(edited(), id, to, id)),
    add: (id: string, after: number) => store.change(addBlocks([block(id)], after, id)),
    save: () => {
      const { stored } = store.getState();
      const version = (stored?.version ?? 0) + 1;
      store.markSaved(
        { ...first, ...store.page(), id: first.id, version },
        edited(),
        (clock += 10),
      );
    },
    /** A colleague's save, as the editor meets it. */
    join: (theirs: Partial<Page>) => {
      const { stored, clean } = store.getState();
      if (!stored || !clean) throw new Error("The page is not stored.");
      const newest = { ...stored, ...theirs, version: stored.version + 1 };
      const join = joinPage(store.getState(), clean, newest);
      store.join(newest, join.joined);
      return join.conflicts.map(({ kind, blockId, path }) => [kind, blockId, path].join(" "));
    },
    ids: () => edited().order.join(""),
    titles: () => edited().order.map((id) => edited().blocks[id]?.content["title"]),
    /** The page before each undo, the newest first. */
    states,
  };
};

test("a colleague's save of other blocks and fields is there beside one's own edits", () => {
  const editor = open();
  editor.title("a", "mine");
  const theirs = [block("a", "a", "their text"), block("b", "theirs"), block("c")];
  expect(editor.join({ slug: "theirs", blocks: theirs })).toEqual([]);
  expect(editor.store.page()).toMatchObject({
    name: "Winter",
    slug: "theirs",
    blocks: [block("a", "mine", "their text"), block("b", "theirs"), block("c")],
  });
  expect(editor.store.getState()).toMatchObject({ isChanged: true, stored: { version: 2 } });
});

test("undo takes back one's own edits, and nothing of a colleague's", () => {
  const editor = open();
  editor.title("a", "mine");
  editor.move("c", 0);
  editor.add("m", 2);
  expect(editor.ids()).toBe("cabm");
  const theirs = [block("a"), block("t"), block("b", "theirs"), block("c")];
  expect(editor.join({ name: "Theirs", blocks: theirs })).toEqual([]);
  const shown = editor.states().map(({ name, blocks }) => ({
    name,
    blocks: blocks.map(({ id, content }) => `${id}:${String(content["title"])}`).join(" "),
  }));
  expect(shown).toEqual([
    { name: "Theirs", blocks: "c:c a:mine t:t b:theirs m:m" },
    { name: "Theirs", blocks: "c:c a:mine t:t b:theirs" },
    { name: "Theirs", blocks: "a:mine t:t b:theirs c:c" },
    { name: "Theirs", blocks: "a:a t:t b:theirs c:c" },
  ]);
  expect(editor.store.getState().isChanged).toBe(false);
  for (let step = 0; step < 3; step += 1) editor.store.redo();
  expect(editor.ids()).toBe("catbm");
});

test("an edit that was saved stays to be undone, except where a colleague has changed it since", () => {
  const editor = open();
  editor.title("a", "mine");
  editor.title("b", "mine too");
  editor.save();
  const stored = editor.store.page();
  editor.join({ ...stored, blocks: stored.blocks.with(0, block("a", "theirs")) });
  expect(editor.titles()).toEqual(["theirs", "mine too", "c"]);
  expect(editor.store.getState()).toMatchObject({ isChanged: false });
  editor.store.undo();
  expect(editor.titles()).toEqual(["theirs", "b", "c"]);
  editor.store.undo();
  expect(editor.titles()).toEqual(["theirs", "b", "c"]);
});

test("what was undone before a colleague's save can be done again on top of it", () => {
  const editor = open();
  editor.title("a", "mine");
  editor.store.undo();
  editor.join({ blocks: [block("a"), block("b", "theirs"), block("c")] });
  editor.store.redo();
  expect(editor.titles()).toEqual(["mine", "theirs", "c"]);
});

test("an untouched page becomes the colleague's, with nothing to undo and nothing to save", () => {
  const editor = open();
  editor.join({ name: "Theirs", blocks: [block("c")] });
  const { edited, isChanged, history } = editor.store.getState();
  expect(edited).toMatchObject({ fields: { name: "Theirs" }, order: ["c"] });
  expect({ isChanged, edits: history.edits }).toEqual({ isChanged: false, edits: [] });
});

test.each<[string, (editor: ReturnType<typeof open>) => void, Partial<Page>, string[]]>([
  [
    "texts of one field",
    ({ title }) => title("a", "mine"),
    { blocks: [block("a", "theirs"), block("b"), block("c")] },
    ["field a content.title"],
  ],
  ["a field of the page", ({ name }) => name("Mine"), { name: "Theirs" }, ["field  name"]],
  [
    "a block that I removed and they changed",
    ({ remove }) => remove("b"),
    { blocks: [block("a"), block("b", "theirs"), block("c")] },
    ["removed b "],
  ],
  [
    "a block that they removed and I changed",
    ({ title }) => title("b", "mine"),
    { blocks: [block("a"), block("c")] },
    ["removed b "],
  ],
  [
    "a block that both moved",
    ({ move }) => move("a", 1),
    { blocks: [block("b"), block("c"), block("a")] },
    ["order  blocks"],
  ],
  [
    "a block of which they made another type",
    ({ title }) => title("b", "mine"),
    { blocks: [block("a"), { ...block("b"), blockType: "wr-faq" }, block("c")] },
    ["field b "],
  ],
  [
    "the same edit on both sides",
    ({ title }) => title("a", "same"),
    { blocks: [block("a", "same"), block("b"), block("c")] },
    [],
  ],
  [
    "a block that both removed",
    ({ remove }) => remove("b"),
    { blocks: [block("a"), block("c")] },
    [],
  ],
])("what collides: %s", (_what, edit, theirs, expected) => {
  const editor = open();
  edit(editor);
  expect(editor.join(theirs)).toEqual(expected);
});

test("where both collide one's own text stays, and the decision can be undone with one's edits", () => {
  const editor = open();
  editor.title("a", "mine");
  editor.title("c", "mine too");
  editor.join({ blocks: [block("a", "theirs"), block("b", "theirs"), block("c")] });
  expect(editor.titles()).toEqual(["mine", "theirs", "mine too"]);
  const decided = {
    ...editor.store.page(),
    blocks: [block("a", "theirs"), block("b", "theirs"), block("c", "mine too")],
  };
  editor.store.change(
    replacePage(editor.store.getState().edited, decided, "Both edits put together"),
  );
  const titles = editor.states().map(({ blocks }) => blocks.map(({ content }) => content["title"]));
  expect(titles).toEqual([
    ["theirs", "theirs", "mine too"],
    ["mine", "theirs", "mine too"],
    ["mine", "theirs", "c"],
    ["theirs", "theirs", "c"],
  ]);
});

test("edits that a closed tab left on an older version are joined with the newer one", () => {
  const left = open();
  left.title("a", "mine");
  const { history, edited, savedAt } = left.store.getState();
  const newest = { ...first, version: 2, blocks: [block("a"), block("b", "theirs"), block("c")] };
  const store = createPageStore({
    stored: newest,
    start: toPageInput(newest),
    isPrefilled: false,
    now: () => 90_000,
  });
  store.recover(history, edited, savedAt, first);
  const { stored, clean } = store.getState();
  expect(stored?.version).toBe(1);
  if (!clean) throw new Error("The page is not stored.");
  store.join(newest, joinPage(store.getState(), clean, newest).joined);
  expect(store.page().blocks.map(({ content }) => content["title"])).toEqual([
    "mine",
    "theirs",
    "c",
  ]);
  expect(store.getState()).toMatchObject({ isChanged: true, stored: { version: 2 } });
});

test("an open block that a colleague has removed makes way for the page's settings", () => {
  const editor = open();
  editor.store.open({ block: "b", isJson: false });
  editor.join({ blocks: [block("a"), block("c")] });
  expect(editor.store.getState().openPanel).toEqual({ block: null, isJson: false });
});

test("blocks that nobody has touched stay the same objects, so that nothing of them is drawn again", () => {
  const editor = open();
  editor.title("a", "mine");
  const { b, c } = editor.store.getState().edited.blocks;
  editor.join({ blocks: structuredClone([block("a"), block("b", "theirs"), block("c")]) });
  const { blocks } = editor.store.getState().edited;
  expect(blocks["c"]).toBe(c);
  expect(blocks["b"]).not.toBe(b);
});
