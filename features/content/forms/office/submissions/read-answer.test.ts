import { expect, test } from "vitest";
import type { Answer } from "#features/content/forms/submission-contract.ts";
import { readAnswer } from "./read-answer.ts";

const answer = (kind: Answer["kind"], text: string): Answer => ({
  fieldId: crypto.randomUUID(),
  kind,
  question: "Quando",
  text,
  choices: [],
});

test("a day is read in the form of all days of the back-office, other answers as typed", () => {
  expect(readAnswer(answer("date", "2026-12-05"), [])).toBe("05/12/2026");
  expect(readAnswer(answer("date", ""), [])).toBe("");
  expect(readAnswer(answer("text", "2026-12-05"), [])).toBe("2026-12-05");
});

test("stars are read with what they are out of", () => {
  expect(readAnswer(answer("stars", "4"), [])).toBe("4 of 5 stars");
  expect(readAnswer(answer("stars", ""), [])).toBe("");
});
