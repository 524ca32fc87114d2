import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { createPageStore } from "../state/page-store.ts";
import { createBlockActions } from "./block-actions.ts";
import { createBlockNames } from "./block-names.ts";

// Rows and forms are focused in browsers alone: what is put off until the next render stays there.
beforeAll(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterAll(() => void vi.useRealTimers());

const open = () => {
  const blocks = ["a", "b", "c"].map((id) => ({
    id,
    blockType: "wr-text",
    content: {},
    enabled: true,
    schedule: null,
  }));
  const now = () => 1000;
  const start = { ...newPage("page"), blocks };
  const store = createPageStore({ stored: null, start, isPrefilled: false, now });
  const toasts: Readonly<{ message: string; undo: () => void }>[] = [];
  const errors: string[] = [];
  const actions = createBlockActions({
    store,
    names: createBlockNames(store, []),
    newId: () => "d",
    now,
    openForm: (block) => store.open({ block, isJson: false }),
    showError: (message) => void errors.push(message),
    showUndo: (message, undo) => void toasts.push({ message, undo }),
  });
  return { actions, store, toasts, errors, order: () => store.getState().edited.order.join("") };
};

test("a deleted block goes at once, and its toast brings it back to its place", () => {
  const { actions, store, toasts, order } = open();
  store.open({ block: "b", isJson: false });
  actions.remove("b");
  expect(order()).toBe("ac");
  expect(toasts.map(({ message }) => message)).toEqual(["wr-text, block 2 deleted"]);
  toasts[0]?.undo();
  expect(order()).toBe("abc");
});

test("the toast of a deleted block takes back nothing that was done later", () => {
  const { actions, toasts, errors, order } = open();
  actions.remove("b");
  actions.moveBy("c", -1);
  toasts[0]?.undo();
  expect(order()).toBe("ca");
  expect(errors).toEqual(["You have edited the page since then. Undo those edits first."]);
});
