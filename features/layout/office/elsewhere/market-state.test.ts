import { expect, test } from "vitest";
import type { MarketLayout } from "#features/layout/record-contract.ts";
import { marketState } from "./market-state.ts";

const marketWith = (
  country: string,
  targets: readonly string[],
  paths: Readonly<Record<string, string>> = { tours: "/tours", search: "/search" },
): MarketLayout => ({
  country,
  updatedAt: "2026-11-20T10:00:00.000Z",
  content: { links: targets.map((to) => ({ label: `To ${to}`, to, enabled: true, entries: [] })) },
  paths,
});
const italy = marketWith("it", ["tours", "search"]);

test("the edited market and those that lead to the same pages in the same order are fine", () => {
  expect(marketState(italy, italy)).toEqual({ text: "2 entries · you edit this", isFine: true });
  const german = marketWith("de", ["tours", "/suchen?mood=nature"], {
    tours: "/touren",
    search: "/suchen",
  });
  expect(marketState(german, italy)).toEqual({ text: "2 entries · same order", isFine: true });
  const other = marketWith("us", ["search", "tours"]);
  expect(marketState(other, italy)).toEqual({ text: "2 entries · own order", isFine: true });
});

test("a route without a path is said on the card", () => {
  const spain = marketWith("es", ["tours", "wemeet"]);
  expect(marketState(spain, italy)).toEqual({
    text: "2 entries · To wemeet has no path",
    isFine: false,
  });
});

test("contacts say what they lack", () => {
  const content = { email: "", phone: "1", hours: "", address: "a" };
  expect(marketState({ ...italy, content }, italy)).toEqual({
    text: "no e-mail, no hours",
    isFine: false,
  });
});
