import { expect, test } from "vitest";
import { blockSchemas, type BlockName } from "#blocks/schemas.ts";
import { pageHeading, visitorTitle } from "./page-heading.ts";

const block = (blockType: BlockName, content: object = {}) => ({
  blockType,
  content: { ...blockSchemas[blockType].start, ...content },
});

const space = block("wr-space");
const hero = block("wr-hero", { title: "Two weeks, one backpack" });
const words = block("wr-text", { title: "Before you go" });

test("the first title of a page is its h1 where a hero or a banner has it, after a space too", () => {
  expect(pageHeading([hero, words], "", "Wayroam")).toEqual({ headlineAt: 0, words: null });
  expect(pageHeading([space, hero], "Autumn", "Wayroam")).toEqual({ headlineAt: 1, words: null });
});

test("a page without one is headed by its title for visitors, else its first title", () => {
  const hidden = (text: string) => ({ headlineAt: null, words: text });
  expect(pageHeading([words, hero], "Autumn", "Wayroam")).toEqual(hidden("Autumn"));
  expect(pageHeading([space, words], " ", "Wayroam")).toEqual(hidden("Before you go"));
  expect(pageHeading([space], "", "Wayroam")).toEqual(hidden("Wayroam"));
  expect(pageHeading([block("wr-hero", { title: "" })], "", "Wayroam")).toEqual(hidden("Wayroam"));
});

test("the title for visitors is the one for search engines, else the first of the blocks", () => {
  expect(visitorTitle(" Autumn ", [hero])).toBe("Autumn");
  expect(visitorTitle(" ", [space, words, hero])).toBe("Before you go");
  expect(visitorTitle("", [space])).toBe("");
});
