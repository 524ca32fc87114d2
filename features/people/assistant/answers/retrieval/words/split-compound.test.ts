import { expect, test } from "vitest";
import { splitCompound } from "./split-compound.ts";

const known = new Set(["reise", "rucktritt", "versicherung", "allergie"]);
const split = (word: string) => splitCompound(word, "de", (part) => known.has(part));

test("a compound of known words is both of them, without what joins them", () => {
  expect(split("reiseversicherung")).toBe("reise versicherung");
  expect(split("rucktrittsversicherung")).toBe("rucktritt versicherung");
});

test("a compound of whose words only the last is known is that word", () => {
  expect(split("nussallergie")).toBe("allergie");
});

test("what ends in no known word is none, and neither is a word of another language", () => {
  expect(split("versicherungsmathematik")).toBeNull();
  expect(splitCompound("reiseversicherung", "en", (part) => known.has(part))).toBeNull();
});
