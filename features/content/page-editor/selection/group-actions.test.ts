import { expect, test } from "vitest";
import type { Block } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { createPageStore } from "../state/page-store.ts";
import { createChooseActions } from "./choose.ts";
import { createGroupActions, type GroupActionsOptions } from "./group-actions.ts";
import { createSelectionStore } from "./selection.ts";

const block = (id: string): Block => ({
  id,
  blockType: "wr-text",
  content: { title: id, customCss: `#${id} { order: 1 }` },
  enabled: id !== "d",
  schedule: { from: null, to: "2030-01-01T00:00:00Z" },
});

const openPage = (overrides: Partial<GroupActionsOptions> = {}, ids = "abcdef") => {
  const start = { ...newPage("page"), blocks: ids.split("").map(block) };
  const store = createPageStore({ stored: null, start, isPrefilled: false, now: () => 1 });
  const choose = createChooseActions(store, createSelectionStore());
  const errors: string[] = [];
  const toasts: (readonly [message: string, undo: () => void])[] = [];
  const copied: string[] = [];
  let count = 0;
  const group = createGroupActions({
    store,
    choose,
    newId: () => `new${(count += 1)}`,
    nameOf: (id) => `Text ${id}`,
    lockedBy: () => null,
    copyBlocks: async (blocks) => {
      copied.push(...blocks.map(({ id }) => id));
      return true;
    },
    focusRow: () => undefined,
    showError: (message) => void errors.push(message),
    showUndo: (message, undo) => void toasts.push([message, undo]),
    ...overrides,
  });
  const order = () => store.getState().edited.order.join("");
  const enabled = () =>
    store
      .page()
      .blocks.filter((each) => each.enabled)
      .map(({ id }) => id)
      .join("");
  const chooseIds = (list: string) => choose.chooseOnly(list.split(""));
  return { store, choose, group, errors, toasts, copied, order, enabled, chooseIds };
};

test("Shift chooses the range between two blocks, Ctrl one more, and Ctrl A all", () => {
  const { choose, store } = openPage();
  choose.chooseTo("d", "b");
  expect(choose.chosen()).toEqual(["b", "c", "d"]);
  choose.chooseTo("a");
  expect(choose.chosen()).toEqual(["a", "b"]); // the range still begins at b
  choose.toggleChosen("f");
  choose.toggleChosen("a");
  expect(choose.chosen()).toEqual(["b", "f"]);
  expect(store.getState().announcement).toBe("2 of 6 blocks chosen");
  choose.chooseAll();
  expect(choose.chosen()).toHaveLength(6);
  choose.clearChosen();
  expect(choose.chosen()).toEqual([]);
  expect(store.getState().announcement).toBe("No block chosen");
});

test.each([
  ["bc", -1, "bcadef"],
  ["bc", 1, "adbcef"],
  ["bd", -1, "bdacef"],
  ["bd", 1, "acebdf"],
  ["ab", -1, "abcdef"],
  ["ef", 1, "abcdef"],
] as const)("%s moves by %d as one, gathered", (ids, direction, expected) => {
  const { group, chooseIds, order } = openPage();
  chooseIds(ids);
  group.moveBy(direction);
  expect(order()).toBe(expected);
});

test.each([
  ["ace", 3, "bdface"],
  ["ace", 99, "bdface"],
  ["ef", 0, "efabcd"],
] as const)("%s moves to place %d", (ids, index, expected) => {
  const { group, chooseIds, order } = openPage();
  chooseIds(ids);
  group.move(index);
  expect(order()).toBe(expected);
});

test("a dragged group stands beside the block it is dropped at, and not inside itself", () => {
  const { group, chooseIds, order } = openPage();
  chooseIds("ac");
  group.moveNextTo("e", "bottom");
  expect(order()).toBe("bdeacf");
  group.moveNextTo("c", "top");
  expect(order()).toBe("bdeacf");
});

test("each action is one undo step, which its toast takes back", async () => {
  const { group, store, chooseIds, order, enabled, toasts } = openPage();
  const before = store.page();
  chooseIds("bd");
  const actions: readonly (() => unknown)[] = [
    () => group.enable(false),
    () => group.enable(true),
    () => group.duplicate(),
    () => group.moveBy(1),
    () => group.remove(),
    () => group.cut(),
  ];
  for (const action of actions) {
    chooseIds("bd");
    await Promise.resolve(action());
    expect(store.page()).not.toEqual(before);
    toasts.at(-1)?.[1]();
    expect(store.page()).toEqual(before);
  }
  expect(order()).toBe("abcdef");
  expect(enabled()).toBe("abcef");
  expect(toasts.map(([message]) => message)).toEqual([
    "1 block disabled",
    "1 block enabled",
    "2 blocks duplicated; the copies are off",
    "2 blocks moved to position 4 of 6",
    "2 blocks deleted",
    "2 blocks deleted",
  ]);
});

test("a toast does not take back what was done after its step", () => {
  const { group, chooseIds, order, toasts, errors } = openPage();
  chooseIds("ab");
  group.moveBy(1);
  group.moveBy(1);
  toasts[0]?.[1]();
  expect(order()).toBe("cdabef");
  expect(errors).toHaveLength(1);
});

test("copies are off and unscheduled, stand after the last original and are chosen", () => {
  const { group, store, choose, chooseIds } = openPage();
  chooseIds("ac");
  group.duplicate();
  expect(store.getState().edited.order).toEqual(["a", "b", "c", "new1", "new2", "d", "e", "f"]);
  expect(store.page().blocks[4]).toEqual({
    ...block("c"),
    id: "new2",
    content: { title: "c", customCss: "#new2 { order: 1 }" },
    enabled: false,
    schedule: null,
  });
  expect(choose.chosen()).toEqual(["new1", "new2"]);
});

test("blocks that a colleague edits are neither switched nor removed; moving and copying may go on", async () => {
  const lockedBy = (id: string) => (id === "b" ? "Sofia Greco" : null);
  const { group, chooseIds, order, enabled, toasts, copied } = openPage({ lockedBy });
  chooseIds("abc");
  group.enable(false);
  expect(enabled()).toBe("bef");
  expect(toasts[0]?.[0]).toBe("2 blocks disabled; left Text b: Sofia Greco edits it");
  group.moveBy(1);
  expect(order()).toBe("dabcef");
  await group.cut();
  expect(copied.join("")).toBe("abc");
  expect(order()).toBe("dbef");
});

test("nothing is cut when the browser refuses to copy", async () => {
  const { group, chooseIds, order } = openPage({ copyBlocks: async () => false });
  chooseIds("ab");
  await group.cut();
  expect(order()).toBe("abcdef");
});

test("a page takes no copies beyond its limit, and no change while its JSON is broken", () => {
  const { store, group, choose, chooseIds, order, errors } = openPage();
  store.setJsonProblem("Unexpected end.");
  chooseIds("ab");
  group.moveBy(1);
  group.remove();
  expect(order()).toBe("abcdef");
  expect(errors).toHaveLength(2);
  expect(choose.chosen()).toEqual(["a", "b"]);
});
