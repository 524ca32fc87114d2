import { expect, test } from "vitest";
import type { MarketLayout } from "#features/assets/layout/record-contract.ts";
import { marketState } from "./market-state.ts";

const marketWith = (
  country: string,
  targets: readonly string[],
  paths: Readonly<Record<string, string>> = { tours: "/tours", search: "/search" },
) => ({
  country,
  updatedAt: "2026-11-20T10:00:00.000Z",
  content: {
    links: targets.map((to) => ({
      label: `To ${to}`,
      to,
      enabled: true,
      awaitsLabel: false,
      entries: [],
    })),
  },
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

test("what leads elsewhere than the Italian of a later day is older; labels to write are counted", () => {
  const older = { ...marketWith("de", ["search"]), updatedAt: "2026-11-19T10:00:00.000Z" };
  expect(marketState(older, italy, italy)).toEqual({
    text: "1 entry · older than the Italian",
    isFine: false,
  });
  const same = { ...marketWith("de", ["tours", "search"]), updatedAt: older.updatedAt };
  expect(marketState(same, italy, italy).isFine).toBe(true);
  const [entry] = marketWith("de", ["tours"]).content.links;
  const copied = {
    ...older,
    content: { links: [{ ...entry, awaitsLabel: true }] },
  } as MarketLayout;
  expect(marketState(copied, italy, italy).text).toBe("1 entry · 1 label to write");
});

test("contacts say what they lack", () => {
  const content = { email: "", phone: "1", hours: "", address: "a", profiles: [] };
  expect(marketState({ ...italy, content }, italy)).toEqual({
    text: "no e-mail, no hours",
    isFine: false,
  });
});
