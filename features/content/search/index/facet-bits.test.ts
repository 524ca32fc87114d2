import { expect, expectTypeOf, test } from "vitest";
import { travelFacets } from "./catalogue-index.ts";
import { facetsInTwoBytes, type InTwoBytes } from "./facet-bits.ts";

type Eight = readonly ["a", "b", "c", "d", "e", "f", "g", "h"];
type Sixteen = readonly [...Eight, ...Eight];

test("sixteen filters fit into two bytes, a 17th is a type error", () => {
  expectTypeOf<InTwoBytes<Sixteen>>().toEqualTypeOf<Sixteen>();
  expectTypeOf<InTwoBytes<readonly [...Sixteen, "i"]>>().toBeNever();
});

test("a list whose length the compiler does not know throws for more than sixteen filters", () => {
  const names = (count: number): string[] => Array.from({ length: count }, (_, n) => `facet-${n}`);
  const checked: (names: never) => readonly string[] = facetsInTwoBytes;
  expect(checked(names(16) as never)).toHaveLength(16);
  expect(() => checked(names(17) as never)).toThrow(RangeError);
});

test("every filter on travels has its own bit", () => {
  const bits = Uint16Array.from(travelFacets, (_, facet) => 1 << facet);
  expect(bits.every((bit) => bit > 0)).toBe(true);
  expect(new Set(bits).size).toBe(travelFacets.length);
});
