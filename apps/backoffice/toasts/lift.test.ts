import { expect, test } from "vitest";
import { freePlace, liftOver } from "./lift.ts";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const toasts = box(240, 800, 300, 80);

test("toasts rise over the button that is used, and stay where they cover nothing", () => {
  const button = box(250, 840, 280, 40);
  const lift = liftOver(toasts, button);
  expect(toasts.bottom - lift).toBeLessThan(button.top);
  expect(liftOver(toasts, box(250, 700, 280, 40))).toBe(0);
  expect(liftOver(toasts, box(600, 840, 280, 40))).toBe(0);
});

test("over what fills the window they stay", () => {
  expect(liftOver(toasts, box(240, 10, 300, 870))).toBe(0);
});

test("toasts take the nearest place in which nothing can be pressed", () => {
  const size = { width: 1440, height: 900 };
  expect(freePlace(toasts, [], size)).toEqual({ lift: 0, shift: 0 });
  const rows = Array.from({ length: 14 }, (_, index) => box(238, 80 + index * 58, 266, 52));
  const place = freePlace(toasts, rows, size);
  expect(place?.lift).toBe(0);
  expect(toasts.left + (place?.shift ?? 0)).toBeGreaterThan(504);
  expect(freePlace(toasts, [box(0, 0, 1440, 900)], size)).toBeNull();
});
