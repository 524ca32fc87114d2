import { expect, test } from "vitest";
import { firstPlace, freePlace, liftOver } from "./lift.ts";

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

test("in a list that fills the window toasts lie on what only a hover shows, and on no tick box", () => {
  const size = { width: 1440, height: 900 };
  const rows = Array.from({ length: 16 }, (_, index) => index * 58);
  const boxes = rows.map((top) => box(260, top, 20, 20));
  const names = rows.map((top) => box(350, top, 250, 40));
  const pencils = rows.flatMap((top) => [box(780, top, 24, 24), box(1080, top, 24, 24)]);
  const menus = rows.map((top) => box(1380, top, 30, 30));
  const seen = [...boxes, ...names, ...menus];
  expect(freePlace(toasts, [...seen, ...pencils], size)).toBeNull();
  const place = firstPlace(toasts, [[...seen, ...pencils], seen], size);
  expect(toasts.left + (place?.shift ?? 0)).toBeGreaterThan(600);
  expect(firstPlace(toasts, [[box(0, 0, 1440, 900)]], size)).toBeNull();
});
