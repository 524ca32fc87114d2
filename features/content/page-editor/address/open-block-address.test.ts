import { expect, test } from "vitest";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { addBlocks } from "../state/changes.ts";
import { followAddress } from "./open-block-address.ts";
import { createPageStore } from "../state/page-store.ts";

const open = (address: string) => {
  let href = `https://office.test${address}`;
  const now = () => 1000;
  const start = { ...newPage("a"), name: "Winter" };
  const store = createPageStore({ stored: null, start, isPrefilled: false, now });
  followAddress(store, {
    href: () => href,
    replace: (next) => {
      href = next;
    },
  });
  return {
    store,
    openBlock: () => store.getState().openPanel.block,
    address: () => href.replace("https://office.test", ""),
  };
};

test("the open block stands in the address, and is opened from it", () => {
  const { store, openBlock, address } = open("/custompages/1?country=it&block=a");
  expect(openBlock()).toBe("a");
  store.open({ block: null, isJson: false });
  expect(address()).toBe("/custompages/1?country=it");
  store.open({ block: "a", isJson: false });
  expect(address()).toBe("/custompages/1?country=it&block=a");
});

test("a block that is restored after a reload is opened then, unless another was before", () => {
  const added = { ...newPage("b").blocks[0], id: "b" };
  const blocks = [added] as ReturnType<typeof newPage>["blocks"];
  const waiting = open("/custompages/1?block=b");
  expect(waiting.openBlock()).toBeNull();
  waiting.store.change(addBlocks(blocks, 0, "Space"));
  expect(waiting.openBlock()).toBe("b");
  const busy = open("/custompages/1?block=b");
  busy.store.open({ block: "a", isJson: false });
  busy.store.change(addBlocks(blocks, 0, "Space"));
  expect(busy.openBlock()).toBe("a");
});
