import { demoSourcesOf } from "./demo-sources.ts";
import { createQuestionIndex } from "#features/people/assistant/answers/retrieval/question-index.ts";
const s = demoSourcesOf("it-IT", "2026-11-30");
console.log(
  s.length,
  s.reduce((n, x) => n + x.text.length, 0),
);
for (let i = 0; i < 3; i++) {
  const t = performance.now();
  createQuestionIndex("it", s);
  console.log(performance.now() - t);
}
