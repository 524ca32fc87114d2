import { answerQuestions, isRight } from "./answer-questions.ts";
import { isUnseen, type WordSet, wordSets } from "./halves.ts";

// How often the embedded retrieval finds the right source among the first three, and how often it
// says that it does not know. `-- own-words` runs the half to develop on, WORDS=further another set;
// WRONG=1 prints what is wrong, except of those that only measure.
const set: WordSet = wordSets.find((each) => each === process.env["WORDS"]) ?? "develop";
const all = await answerQuestions(set);
const withSource = all.filter(({ expected }) => expected.length > 0);
const withNone = all.filter(({ expected }) => expected.length === 0);
const times = all.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
const share = (part: number, whole: number) => `${part} of ${whole}`;

console.log(`questions, ${set}`);
console.log(
  `right source among the first three: ${share(withSource.filter(isRight).length, withSource.length)}`,
);
console.log(
  `answered though no source holds it: ${share(withNone.filter((each) => !isRight(each)).length, withNone.length)}`,
);
console.log(
  `slowest: ${times.at(-1)?.toFixed(1)} ms, median ${times[times.length >> 1]?.toFixed(1)} ms`,
);

// What is wrong is not shown of what only measures.
if (process.env["WRONG"] === "1" && !isUnseen(set))
  for (const { market, text, expected, found } of all.filter((each) => !isRight(each)))
    console.log(
      `${market}: ${text}\n  expected ${expected.join(", ")}\n  found    ${found.join(", ")}`,
    );
