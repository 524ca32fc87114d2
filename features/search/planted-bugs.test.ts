import { afterAll, beforeAll, expect, test } from "vitest";
import { seededRandom } from "#demo/random.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import type { SearchQuery } from "./contract.ts";
import { searchIndex } from "./engine/search-index.ts";
import { differenceOf } from "./testing/difference.ts";
import { askOracle, type OracleAnswer } from "./testing/oracle.ts";
import { bugs, type Bug, type Surroundings } from "./testing/planted-bugs.ts";
import { fillCatalogue } from "./testing/random-catalogue.ts";
import { randomQuery } from "./testing/random-query.ts";
import { buildIndex, type CatalogueRows, readCatalogue } from "./testing/whole-index.ts";
import { queryLexemes, type WordLexemes } from "./text/query-lexemes.ts";

const market = "it-IT";
const today = "2026-11-20";

type BugQuestion = Readonly<{
  query: SearchQuery;
  words: readonly WordLexemes[];
  answer: OracleAnswer;
}>;

let database: OpenDatabase;
let rows: CatalogueRows;
let around: Surroundings;
let questions: readonly BugQuestion[];

beforeAll(async () => {
  database = await freshDatabase(migrations);
  const { db } = database;
  await fillCatalogue(db, { market, travels: 120, toursPerTravel: 12, today });
  await fillCatalogue(db, { market: "en-US", travels: 20, toursPerTravel: 5, today });
  rows = await readCatalogue(db, market, today);
  around = {
    otherMarket: await readCatalogue(db, "en-US", today),
    tenDaysAgo: await readCatalogue(db, market, "2026-11-10"),
  };
  const chance = seededRandom("planted");
  const asked: BugQuestion[] = [];
  for (let number = 0; number < 200; number += 1) {
    const query = randomQuery(chance);
    const words = query.q === "" ? [] : await queryLexemes(db, market, query.q);
    asked.push({ query, words, answer: await askOracle(db, market, query, today) });
  }
  questions = asked;
});
afterAll(() => database.close());

/** How many of the searches tell a search with a bug from the oracle's answers. */
const differencesWith = ({ spoilRows, spoilQuestion, spoilAnswer }: Bug): number => {
  const index = buildIndex(spoilRows ? spoilRows(rows, around) : rows);
  return questions.filter(({ query, words, answer }) => {
    const question = spoilQuestion ? spoilQuestion({ query, words }) : { query, words };
    const result = searchIndex(index, question.query, question.words);
    return differenceOf(query, spoilAnswer ? spoilAnswer(result, query) : result, answer) !== null;
  }).length;
};

test("without a bug the comparison sees nothing", () => {
  expect(differencesWith({})).toBe(0);
});

test.each(Object.entries(bugs))("the comparison sees it when %s", (_what, bug) => {
  expect(differencesWith(bug)).toBeGreaterThan(0);
});
