import { expect, test } from "vitest";
import { type KeyPress, pressedKey } from "./pressed-key.ts";

const enter: KeyPress = {
  key: "Enter",
  keyCode: 13,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
};

test("a pressed key is told by its name", () => {
  expect(pressedKey(enter)).toBe("Enter");
  expect(pressedKey({ ...enter, isComposing: false })).toBe("Enter");
});

test.each([
  ["in Chromium and Firefox", { isComposing: true, keyCode: 229 }],
  ["in Safari, after the composition has ended", { isComposing: false, keyCode: 229 }],
  ["in a browser that tells no code", { isComposing: true, keyCode: 13 }],
  ["as React hands it on", { keyCode: 13, nativeEvent: { isComposing: true } }],
] as const)("the Enter that ends a composition is no key of ours %s", (_where, over) => {
  expect(pressedKey({ ...enter, ...over })).toBe("");
});
