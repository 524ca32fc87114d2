import { expect, test } from "vitest";
import { answerQuestions, isRight } from "./answer-questions.ts";

test("nine of ten questions find their source, and no question without one is answered", async () => {
  const all = await answerQuestions("develop");
  const withSource = all.filter(({ expected }) => expected.length > 0);
  const found = withSource.filter(isRight).length;
  expect(found / withSource.length).toBeGreaterThanOrEqual(0.9);
  const invented = all.filter((each) => each.expected.length === 0 && !isRight(each));
  expect(invented.map(({ text }) => text)).toEqual([]);
});
