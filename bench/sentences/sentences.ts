import { parseArgs } from "node:util";
import { isUnseen, type SentenceSet, sentenceSets } from "../own-words/halves.ts";
import { demoInterpreter, type Outcome, outcomesOf } from "../own-words/interpretations.ts";
import { readSentences } from "../own-words/sentences.ts";

// Measures the interpreter of sentences, whole and by parameter.
// node bench/sentences/sentences.ts [--half further|typed|aside|measure|measure-2] [--wrong]
// A measuring half is opened once, for the figure (`own-words/measure/README.md`); --wrong is for
// those that are there to develop on.
const { values } = parseArgs({
  options: {
    half: { type: "string", default: "develop" },
    wrong: { type: "boolean", default: false },
  },
});
const half: SentenceSet = sentenceSets.find((each) => each === values.half) ?? "develop";

const percent = (right: number, all: number): string =>
  `${right}/${all} = ${((100 * right) / Math.max(1, all)).toFixed(1)} %`;

const printWhole = (name: string, outcomes: readonly Outcome[]): void =>
  console.log(
    `${name.padEnd(14)} ${percent(outcomes.filter(({ isRight }) => isRight).length, outcomes.length)}`,
  );

const all: Outcome[] = [];
console.log(`Sentences right as a whole (${half}):`);
for (const set of await readSentences(half)) {
  const interpret = demoInterpreter(set.market, set.today);
  // The engine compiles a pattern at its first uses; a process pays for that once.
  for (let round = 0; round < 3; round += 1) outcomesOf(set, interpret);
  const outcomes = outcomesOf(set, interpret);
  printWhole(set.market, outcomes);
  if (values.wrong && !isUnseen(half))
    for (const { sentence, given } of outcomes.filter(({ isRight }) => !isRight))
      console.log(`  ${sentence.text}\n    expected ${sentence.query}\n    given    ${given}`);
  all.push(...outcomes);
}
printWhole("all", all);

console.log("\nBy parameter (right of expected or given):");
const byParameter = Map.groupBy(
  all.flatMap(({ slots }) => slots),
  ({ parameter }) => parameter,
);
for (const [parameter, slots] of byParameter)
  console.log(
    `${parameter.padEnd(14)} ${percent(slots.filter(({ isRight }) => isRight).length, slots.length)}`,
  );

const times = all.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2);
console.log(`\nA sentence takes ${at(0.5)} ms (median), ${at(0.99)} ms (p99).`);
