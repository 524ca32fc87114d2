import { answerQuestions, isRight } from "./answer-questions.ts";
import type { Half } from "./halves.ts";

// How often the embedded retrieval finds the right source among the first three, and how often it
// says that it does not know. `-- own-words` runs the half to develop on; WORDS=measure the other.
const half: Half = process.env["WORDS"] === "measure" ? "measure" : "develop";
const all = await answerQuestions(half);
const withSource = all.filter(({ expected }) => expected.length > 0);
const withNone = all.filter(({ expected }) => expected.length === 0);
const times = all.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
const share = (part: number, whole: number) => `${part} of ${whole}`;

console.log(`questions, ${half}`);
console.log(
  `right source among the first three: ${share(withSource.filter(isRight).length, withSource.length)}`,
);
console.log(
  `answered though no source holds it: ${share(withNone.filter((each) => !isRight(each)).length, withNone.length)}`,
);
console.log(
  `slowest: ${times.at(-1)?.toFixed(1)} ms, median ${times[times.length >> 1]?.toFixed(1)} ms`,
);
