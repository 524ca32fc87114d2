import { expect, test } from "vitest";
import { correctQuestion } from "./correct-question.ts";

const words = new Set(["samarkand", "gewitter"]);

test("mistyped words become those of the patterns and of the sources", () => {
  expect(correctQuestion({ language: "en", words }, "a new pasport for Samrkand?")).toBe(
    "a new passport for samarkand",
  );
});

test("compounds are read by their parts", () => {
  expect(correctQuestion({ language: "de", words }, "Gewitterkoffer?")).toBe("gewitter koffer");
});

test("known and short words stay as they are, and so does what is near none", () => {
  const question = "can i pay in zlotyquux";
  expect(correctQuestion({ language: "en", words }, question)).toBe(question);
});
