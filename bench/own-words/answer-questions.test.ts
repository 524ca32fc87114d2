import { expect, test } from "vitest";
import { answerQuestions, isRight } from "./answer-questions.ts";

const leastShare = 0.9;

test("most questions find their source, and no question without one is answered", async () => {
  const all = await answerQuestions("develop");
  const withSource = all.filter(({ expected }) => expected.length > 0);
  const found = withSource.filter(isRight).length;
  expect(found / withSource.length).toBeGreaterThanOrEqual(leastShare);
  const invented = all.filter((each) => each.expected.length === 0 && !isRight(each));
  expect(invented.map(({ text }) => text)).toEqual([]);
});

test("nine of ten questions that came later find their source", async () => {
  const asked = (await answerQuestions("further")).filter(({ expected }) => expected.length > 0);
  expect(asked.filter(isRight).length / asked.length).toBeGreaterThanOrEqual(leastShare);
});
