import { expect, test } from "vitest";
import { labelSides, placeLabels } from "./map-labels.ts";

const options = {
  width: 640,
  height: 380,
  letterWidth: 9,
  rowHeight: 20,
  sides: ["right", "left", "below", "above"],
} as const;

test("a name is placed to the right of its mark, or on another side with room", () => {
  expect(placeLabels([[100, 100]], ["Quito"], options)).toEqual(["right"]);
  expect(placeLabels([[620, 100]], ["Quito"], options)).toEqual(["left"]);
  const near = placeLabels(
    [
      [100, 100],
      [140, 100],
    ],
    ["Addis Abeba", "Awash"],
    options,
  );
  expect(near).toEqual(["below", "right"]);
});

test("a name is placed where no line runs through it, if there is such a side", () => {
  const line = (to: readonly [number, number]) =>
    Array.from(
      { length: 25 },
      (_, step) => [100 + (to[0] * step) / 24, 100 + (to[1] * step) / 24] as const,
    );
  const sidesAmong = (...ends: (readonly [number, number])[]) =>
    placeLabels([[100, 100]], ["Quito"], { ...options, sides: labelSides }, ends.flatMap(line));
  expect(sidesAmong([200, 0])).toEqual(["left"]);
  expect(sidesAmong([200, 0], [-200, 0])).toEqual(["below"]);
  expect(sidesAmong([200, 0], [-200, 0], [0, 90], [0, -90])).not.toEqual(["right"]);
});

test("no name covers a mark or another name; a name without room is left out", () => {
  const crowd = Array.from({ length: 5 }, (_, at) => [100 + at * 3, 100] as const);
  const sides = placeLabels(
    crowd,
    crowd.map(() => "Ouagadougou"),
    options,
  );
  expect(new Set(sides.filter(Boolean)).size).toBe(sides.filter(Boolean).length);
  expect(sides).toContain(null);
});

test("a name is placed away from its mark only if there is no room beside it", () => {
  const row = [200, 240, 280].map((x) => [x, 100] as const);
  const names = ["San Pedro de Atacama", "Puerto Villamil", "Colonia del Sacramento"];
  const wide = { ...options, letterWidth: 12, rowHeight: 27, sides: labelSides };
  const sides = placeLabels(row, names, wide);
  expect(sides).not.toContain(null);
  expect(placeLabels(row.slice(0, 1), names, wide)).toEqual(["right"]);
  const crowd = [...row, [220, 128], [260, 128]] as const;
  const inCrowd = placeLabels(crowd, [...names, "Aguas Calientes", "Ollantaytambo"], wide);
  expect(inCrowd.filter((side) => side?.startsWith("far")).length).toBeGreaterThan(0);
});
