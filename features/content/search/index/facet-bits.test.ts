import { expect, expectTypeOf, test } from "vitest";
import { travelFacets } from "./catalogue-index.ts";
import { facetsInOneByte, type InOneByte } from "./facet-bits.ts";

type Eight = readonly ["a", "b", "c", "d", "e", "f", "g", "h"];

test("eight filters fit into a byte, a ninth is a type error", () => {
  expectTypeOf<InOneByte<Eight>>().toEqualTypeOf<Eight>();
  expectTypeOf<InOneByte<readonly [...Eight, "i"]>>().toBeNever();
});

test("a list whose length the compiler does not know throws for more than eight filters", () => {
  const names = (count: number): string[] => Array.from({ length: count }, (_, n) => `facet-${n}`);
  const checked: (names: never) => readonly string[] = facetsInOneByte;
  expect(checked(names(8) as never)).toHaveLength(8);
  expect(() => checked(names(9) as never)).toThrow(RangeError);
});

test("every filter on travels has its own bit", () => {
  const bits = Uint8Array.from(travelFacets, (_, facet) => 1 << facet);
  expect(bits.every((bit) => bit > 0)).toBe(true);
  expect(new Set(bits).size).toBe(travelFacets.length);
});
