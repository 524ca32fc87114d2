import { expect, test } from "vitest";
import { liftOver } from "./lift.ts";

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
