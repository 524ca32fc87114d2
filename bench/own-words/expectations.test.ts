import { expect, test } from "vitest";
import {
  fromSearchParams,
  searchParameters,
  toSearchParams,
} from "#features/content/search/query/search-params.ts";
import { languages } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import { bareText, type Half, halves, type WordSet } from "./halves.ts";
import { knownSourcesOf } from "./known-sources.ts";
import { knownWordsOf, unknownWords } from "./known-words.ts";
import { readQuestions } from "./questions.ts";
import { readSentences } from "./sentences.ts";

/** Each entry with its place. Failures name the place alone, so that none shows a measuring text. */
const placed = <Entry>(half: WordSet, market: string, entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ ...entry, market, place: `${half}, ${market}, ${index + 1}` }));

/** The halves and the measuring halves written after them, which are checked in the same way. */
const checkedSentences = [...halves, "measure-2"] as const;
const checkedQuestions = [...checkedSentences, "measure-3"] as const;

const readAll = async <Each extends WordSet, Set>(
  sets: readonly Each[],
  read: (half: Each) => Promise<readonly Set[]>,
) =>
  (
    await Promise.all(sets.map(async (half) => (await read(half)).map((set) => ({ ...set, half }))))
  ).flat();

const sentenceSets = (await readAll(checkedSentences, readSentences)).map((set) => ({
  ...set,
  sentences: placed(set.half, set.market, set.sentences),
}));
const questionSets = (await readAll(checkedQuestions, readQuestions)).map((set) => ({
  ...set,
  questions: placed(set.half, set.market, set.questions),
}));

/** What was written once the halves were measured. */
const laterQuestions = (
  await Promise.all(
    (["further", "typed", "aside"] as const).map(async (set) =>
      (await readQuestions(set)).map(({ market, questions }) => ({
        market,
        questions: placed(set, market, questions),
      })),
    ),
  )
).flat();

test("the search reads each expected query as it is written, and its market knows each value", () => {
  const wrong = sentenceSets.flatMap(({ market, today, sentences }) => {
    const known = knownWordsOf(market, today);
    return sentences.flatMap(({ place, query }) => {
      const asked = new URLSearchParams(query ?? "");
      const understood = fromSearchParams(asked);
      const written = toSearchParams(understood).toString();
      const isRead = written === asked.toString();
      const unknown = unknownWords(understood, known);
      return isRead && unknown.length === 0 ? [] : [{ place, written, unknown }];
    });
  });
  expect(wrong).toEqual([]);
});

test("words that may stay unread stand in the sentence, and a failure names none", () => {
  const wrong = sentenceSets
    .flatMap(({ sentences }) => sentences)
    .filter(
      ({ text, query, unread = [] }) =>
        (query === null && unread.length > 0) || unread.some((words) => !text.includes(words)),
    );
  expect(wrong.map(({ place }) => place)).toEqual([]);
});

test("each expected source is one of the demo", () => {
  const wrong = [...questionSets, ...laterQuestions].flatMap(({ market, questions }) => {
    const known = knownSourcesOf(market);
    return questions.flatMap(({ place, sources }) =>
      sources.filter((source) => !known.has(source)).map((source) => ({ place, source })),
    );
  });
  expect(wrong).toEqual([]);
});

test("nothing is asked twice in a market, in one half or in several", () => {
  const asked = [
    ...sentenceSets.flatMap(({ sentences }) => sentences),
    ...questionSets.flatMap(({ questions }) => questions),
  ];
  const byText = Map.groupBy(asked, ({ market, text }) => `${market} ${bareText(text)}`);
  const twice = [...byText.values()].filter((entries) => entries.length > 1);
  expect(twice.map((entries) => entries.map(({ place }) => place))).toEqual([]);
});

/** The numbers of entries that each of the first halves has at least. */
const leastSentences = { it: 79, en: 54, es: 42, fr: 42, de: 42 };
const leastQuestions = { answered: 79, unanswered: 20 };

const sentencesOf = (half: (typeof checkedSentences)[number]) =>
  sentenceSets.filter((set) => set.half === half);
const sizeOf = (sets: typeof sentenceSets) => sets.flatMap(({ sentences }) => sentences).length;

test.each(languages)("each half has enough sentences of %s", (language) => {
  for (const half of halves) {
    const ofLanguage = sentencesOf(half).filter(
      ({ market }) => marketById(market).language === language,
    );
    expect(sizeOf(ofLanguage)).toBeGreaterThanOrEqual(leastSentences[language]);
  }
});

/** The later measuring half is smaller. */
const leastOfLater = { it: 40, en: 30, es: 30, fr: 30, de: 30 };

test.each(languages)("the later measuring half has enough sentences of %s", (language) => {
  const ofLanguage = sentencesOf("measure-2").filter(
    ({ market }) => marketById(market).language === language,
  );
  expect(sizeOf(ofLanguage)).toBeGreaterThanOrEqual(leastOfLater[language]);
});

test.each(checkedQuestions)("%s has enough questions with and without an answer", (half) => {
  const questions = questionSets.filter((set) => set.half === half).flatMap((set) => set.questions);
  const unanswered = questions.filter(({ sources }) => sources.length === 0).length;
  expect(questions.length - unanswered).toBeGreaterThanOrEqual(leastQuestions.answered);
  expect(unanswered).toBeGreaterThanOrEqual(leastQuestions.unanswered);
});

test("both halves expect every parameter of the search, and about as often", () => {
  const timesExpected = (half: Half, parameter: string): number =>
    sentencesOf(half)
      .flatMap(({ sentences }) => sentences)
      .filter(({ query }) => new URLSearchParams(query ?? "").has(parameter)).length;
  // The half to develop on has grown, so its numbers are brought to the size of the other.
  const share = sizeOf(sentencesOf("measure")) / sizeOf(sentencesOf("develop"));
  // No sentence asks for a page of the results; how results look, one's age and how many come stand beside the query;
  // transport and effort became filters after the half to measure with was written.
  const uneven = searchParameters
    .filter(
      (parameter) =>
        !["page", "years", "people", "transport", "effort", "view"].includes(parameter),
    )
    .map((parameter) => ({
      parameter,
      develop: share * timesExpected("develop", parameter),
      measure: timesExpected("measure", parameter),
    }))
    .filter(
      ({ develop, measure }) =>
        Math.min(develop, measure) === 0 || Math.abs(develop - measure) > 2 + measure / 10,
    );
  expect(uneven).toEqual([]);
});
