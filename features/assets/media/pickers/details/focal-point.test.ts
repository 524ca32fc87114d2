import { expect, test } from "vitest";
import { movedByKey, pointAt } from "./focal-point.ts";

const middle = { focalX: 50, focalY: 50 };

test("arrow keys move the point by one percent, with Shift by ten, and never out of the picture", () => {
  expect(movedByKey(middle, "ArrowLeft", false)).toEqual({ focalX: 49, focalY: 50 });
  expect(movedByKey(middle, "ArrowDown", true)).toEqual({ focalX: 50, focalY: 60 });
  expect(movedByKey({ focalX: 96, focalY: 3 }, "ArrowRight", true)?.focalX).toBe(100);
  expect(movedByKey({ focalX: 96, focalY: 3 }, "ArrowUp", true)?.focalY).toBe(0);
  expect(movedByKey(middle, "Enter", false)).toBeNull();
});

test("a click sets the point where it fell, as a share of the picture as it is shown", () => {
  const box = { left: 100, top: 20, width: 320, height: 200 };
  expect(pointAt(box, { clientX: 180, clientY: 70 })).toEqual({ focalX: 25, focalY: 25 });
  expect(pointAt(box, { clientX: 90, clientY: 500 })).toEqual({ focalX: 0, focalY: 100 });
});
