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

test.each(["further", "typed", "aside"] as const)(
  "nine of ten questions of %s find their source, and none without one is answered",
  async (set) => {
    const all = await answerQuestions(set);
    const asked = all.filter(({ expected }) => expected.length > 0);
    expect(asked.filter(isRight).length / asked.length).toBeGreaterThanOrEqual(leastShare);
    const invented = all.filter((each) => each.expected.length === 0 && !isRight(each));
    expect(invented).toHaveLength(0);
  },
);
