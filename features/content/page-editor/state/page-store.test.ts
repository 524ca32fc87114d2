import { expect, test } from "vitest";
import type { Block, Page } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import {
  addBlocks,
  duplicateBlock,
  moveBlock,
  putBlockField,
  putField,
  putName,
  removeBlock,
  replacePage,
  writeContent,
  writePage,
} from "./changes.ts";
import { toPageInput } from "./edited-page.ts";
import { maxEdits, editsSince } from "#platform/undo/history.ts";
import { createPageStore } from "./page-store.ts";

const block = (id: string, overrides: Partial<Block> = {}): Block => ({
  id,
  blockType: "wr-text",
  content: { title: id, customCss: `#${id} h2 { color: red }`, items: [{ q: "one" }] },
  enabled: true,
  schedule: null,
  ...overrides,
});

/** A page of three blocks on a fake clock, which `tick` advances. */
const open = (overrides: { isPrefilled?: boolean } = {}) => {
  let clock = 1000;
  const start = { ...newPage("a"), name: "Winter", blocks: ["a", "b", "c"].map((id) => block(id)) };
  const store = createPageStore({
    stored: null,
    start,
    isPrefilled: false,
    now: () => clock,
    ...overrides,
  });
  const type = (id: string, text: string, gap = 50) => {
    for (const letter of text) {
      clock += gap;
      const { edited } = store.getState();
      const title = String(edited.blocks[id]?.content["title"]);
      store.change(
        putBlockField(edited, id, "content.title", title + letter, clock, "Text, block 2"),
      );
    }
  };
  return {
    store,
    start,
    type,
    tick: (ms: number) => (clock += ms),
    titleOf: (id: string) => store.getState().edited.blocks[id]?.content["title"],
    ids: () => store.getState().edited.order.join(""),
    edited: () => store.getState().edited,
  };
};

test("a slug that follows the name is undone and redone with it", () => {
  const { store, edited, tick } = open();
  const fields = () => [edited().fields.name, edited().fields.slug];
  for (const [name, slug] of [
    ["F", "f"],
    ["Fi", "fi"],
    ["Fi!", "fi"],
  ] as const) {
    tick(50);
    store.change(putName(edited(), name, slug, 1000));
  }
  store.change(putName(edited(), "Fi!n", null, 1000));
  while (store.getState().history.done > 0) store.undo();
  expect(fields()).toEqual(["Winter", ""]);
  const { history } = store.getState();
  for (let step = 0; step < history.edits.length; step += 1) store.redo();
  expect(fields()).toEqual(["Fi!n", "fi"]);
});

test("typing is undone and redone word by word", () => {
  const { store, type, titleOf } = open();
  type("a", " two words");
  store.undo();
  expect(titleOf("a")).toBe("a two ");
  store.undo();
  expect(titleOf("a")).toBe("a ");
  store.redo();
  store.redo();
  expect(titleOf("a")).toBe("a two words");
  store.redo();
  expect(titleOf("a")).toBe("a two words");
});

test("a pause, another field or another block starts a new undo step", () => {
  const { store, type, titleOf, tick } = open();
  type("a", "xy");
  tick(2000);
  type("a", "z");
  type("b", "q");
  store.undo();
  expect([titleOf("a"), titleOf("b")]).toEqual(["axyz", "b"]);
  store.undo();
  expect(titleOf("a")).toBe("axy");
});

test("JSON typed without a pause is one undo step, whatever it changed", () => {
  const { store, edited, start } = open();
  const typeJson = (overrides: object, at: number) =>
    store.change(writePage(edited(), { ...store.page(), ...overrides }, at));
  typeJson({ name: "W" }, 1000);
  typeJson({ name: "Wi", blocks: [block("z")] }, 1500);
  store.change(writeContent(edited(), "z", { title: "zz" }, 1600, "Text, block 1"));
  typeJson({ slug: "later" }, 9000);
  store.undo();
  store.undo();
  expect(store.page()).toEqual({ ...start, name: "Wi", blocks: [block("z")] });
  store.undo();
  expect(store.page()).toEqual(start);
  store.redo();
  expect(store.page()).toMatchObject({ name: "Wi", blocks: [{ id: "z" }] });
});

test("deleted letters are restored word by word", () => {
  const { store, titleOf, edited } = open();
  for (const title of ["one two", "one tw", "one t", "one ", "one", "on"])
    store.change(putBlockField(edited(), "a", "content.title", title, 1000, "Text, block 2"));
  store.undo();
  expect(titleOf("a")).toBe("one");
  store.undo();
  expect(titleOf("a")).toBe("one two");
});

test("undo restores the order of blocks that were added, copied, moved, removed or replaced", () => {
  const { store, ids, edited, start } = open();
  const steps = [
    () => addBlocks([block("x")], 0, "Text"),
    () => duplicateBlock(edited(), "b", "d", "Text"),
    () => moveBlock(edited(), "c", 0, "Text"),
    () => removeBlock("a", "Text"),
    () => replacePage(edited(), { ...store.page(), blocks: [block("z")] }, "JSON"),
  ];
  const orders = steps.map((step) => {
    store.change(step());
    return ids();
  });
  expect(orders).toEqual(["axbc", "axbdc", "caxbd", "cxbd", "z"]);
  for (const before of ["cxbd", "caxbd", "axbdc", "axbc", "abc"]) {
    store.undo();
    expect(ids()).toBe(before);
  }
  expect(store.page()).toEqual(start);
  expect(store.getState().isChanged).toBe(false);
});

test("a duplicate is disabled, has no schedule, and its CSS uses the new id", () => {
  const { store, edited } = open();
  store.change(
    putBlockField(
      edited(),
      "a",
      "schedule",
      { from: null, to: "2027-01-01T00:00:00Z" },
      0,
      "Text, block 2",
    ),
  );
  store.change(duplicateBlock(edited(), "a", "new", "Text"));
  expect(edited().blocks["new"]).toEqual(
    block("new", {
      enabled: false,
      schedule: null,
      content: { title: "a", customCss: "#new h2 { color: red }", items: [{ q: "one" }] },
    }),
  );
});

test("an edit of one block leaves the other blocks the same objects", () => {
  const { store, edited } = open();
  const before = edited();
  store.change(putBlockField(before, "b", "content.items.0.q", "two", 1, "Text, block 2"));
  expect(edited().blocks["a"]).toBe(before.blocks["a"]);
  expect(edited().order).toBe(before.order);
  expect(edited().blocks["b"]?.content["items"]).toEqual([{ q: "two" }]);
  store.change(replacePage(edited(), { ...store.page(), name: "Spring" }, "JSON"));
  expect(edited().blocks["a"]).toBe(before.blocks["a"]);
});

test("a page counts as changed when it differs from the loaded one, not when a panel opens", () => {
  const { store, edited } = open();
  store.open({ block: "a", isJson: true });
  expect(store.getState().isChanged).toBe(false);
  store.change(putField(edited(), "name", "Spring", 0));
  expect(store.getState().isChanged).toBe(true);
  store.change(putField(edited(), "name", "Winter", 0));
  expect(store.getState().isChanged).toBe(false);
  expect(open({ isPrefilled: true }).store.getState().isChanged).toBe(true);
});

test("text typed during a save stays unsaved and is its own undo step", () => {
  const { store, type, edited, titleOf } = open();
  type("a", "x");
  const sent = edited();
  type("a", "y");
  const page: Page = { ...store.page(), id: "p", version: 2, createdAt: "", updatedAt: "" };
  store.markSaved(page, sent, 1060);
  expect(store.getState()).toMatchObject({ isChanged: true, stored: page });
  type("a", "z");
  expect(editsSince(store.getState().history, store.getState().savedAt)).toHaveLength(1);
  store.undo();
  expect(titleOf("a")).toBe("axy");
});

test("while JSON is broken its editor stays open and undo does nothing", () => {
  const { store, type, titleOf } = open();
  type("a", "x");
  store.setJsonProblem("no JSON");
  expect(store.open({ block: "b", isJson: false })).toBe(false);
  store.undo();
  expect(titleOf("a")).toBe("ax");
});

test("beyond the limit the oldest edits are dropped and applied to the base", () => {
  const { store, edited, tick } = open();
  for (let edit = 0; edit < maxEdits + 5; edit += 1) {
    tick(10_000);
    store.change(putField(edited(), "name", `Name ${edit}`, edit));
  }
  const { history } = store.getState();
  expect(history.edits).toHaveLength(maxEdits);
  expect(history.base.fields.name).toBe("Name 4");
  for (let edit = 0; edit < maxEdits + 5; edit += 1) store.undo();
  expect(edited().fields.name).toBe("Name 4");
});

test("undo opens the block that it changes and announces it", () => {
  const { store, type } = open();
  type("b", "x");
  store.open({ block: null, isJson: false });
  store.undo();
  expect(store.getState().openPanel.block).toBe("b");
  expect(store.getState().announcement).toBe("Undone: title of Text, block 2");
});

test("a page that was created has nothing to save after a reload, with its undo kept", () => {
  const created = open();
  created.type("a", "x");
  const { edited, history, savedAt } = created.store.getState();
  const page: Page = {
    ...created.store.page(),
    id: "0195e3a8-0000-7000-8000-000000000001",
    version: 1,
    createdAt: "2026-11-24T09:00:00.000Z",
    updatedAt: "2026-11-24T09:00:00.000Z",
  };
  created.store.markSaved(page, edited, 2000);
  const reloaded = createPageStore({
    stored: page,
    start: toPageInput(page),
    isPrefilled: false,
    now: () => 3000,
  });
  reloaded.recover(history, edited, savedAt);
  expect(reloaded.getState().isChanged).toBe(false);
  reloaded.undo();
  expect(reloaded.getState().isChanged).toBe(true);
});

test("a page whose creation nobody answered is not stopped by its own slug", () => {
  const { store, edited } = open();
  store.setSlugProblem("The page “Autumn” has this slug.");
  store.markUnanswered();
  expect(store.getState().slugErrors).toEqual([]);
  store.setSlugProblem("The page “Autumn” has this slug.");
  expect(store.getState().slugErrors).toEqual([]);
  store.change(putField(edited(), "slug", "spring", 0));
  store.setSlugProblem("The page “Spring” has this slug.");
  expect(store.getState().slugErrors).toHaveLength(1);
});

test("a slug that is taken stays to be mended until the slug changes", () => {
  const { store, edited } = open();
  store.setSlugProblem("The page “Autumn” has this slug.");
  store.change(putField(edited(), "name", "Spring", 0));
  expect(store.getState().slugErrors).toHaveLength(1);
  store.change(putField(edited(), "slug", "spring", 0));
  expect(store.getState().slugErrors).toEqual([]);
});
