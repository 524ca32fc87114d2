import { afterAll, beforeAll, expect, test } from "vitest";
import { seededRandom } from "#demo/random.ts";
import { migrations } from "#migrations/list.ts";
import type { OpenDatabase } from "#platform/server/database/open-database.ts";
import { freshDatabase } from "#platform/testing/database.ts";
import type { SearchQuery } from "./contract.ts";
import { searchIndex } from "./engine/search-index.ts";
import { differenceOf } from "./testing/difference.ts";
import { askOracle, type OracleAnswer } from "./testing/oracle.ts";
import { bugs, type Bug, type OtherCatalogues } from "./testing/planted-bugs.ts";
import { fillCatalogue } from "./testing/random-catalogue.ts";
import { randomQuery } from "./testing/random-query.ts";
import { buildIndex, type CatalogueRows, readCatalogue } from "./testing/whole-index.ts";
import { queryLexemes, type WordLexemes } from "./text/query-lexemes.ts";

const market = "it-IT";
const today = "2026-11-20";

type AnsweredQuery = Readonly<{
  query: SearchQuery;
  words: readonly WordLexemes[];
  answer: OracleAnswer;
}>;

let database: OpenDatabase;
let rows: CatalogueRows;
let others: OtherCatalogues;
let answeredQueries: readonly AnsweredQuery[];

beforeAll(async () => {
  database = await freshDatabase(migrations);
  const { db } = database;
  await fillCatalogue(db, { market, travels: 120, toursPerTravel: 12, today });
  await fillCatalogue(db, { market: "en-US", travels: 20, toursPerTravel: 5, today });
  rows = await readCatalogue(db, market, today);
  others = {
    otherMarket: await readCatalogue(db, "en-US", today),
    tenDaysAgo: await readCatalogue(db, market, "2026-11-10"),
  };
  const chance = seededRandom("planted");
  const drawn: AnsweredQuery[] = [];
  for (let number = 0; number < 300; number += 1) {
    const query = randomQuery(chance);
    const words = query.q === "" ? [] : await queryLexemes(db, market, query.q);
    drawn.push({ query, words, answer: await askOracle(db, market, query, today) });
  }
  answeredQueries = drawn;
});
afterAll(() => database.close());

/** Counts the searches that the index with the bug answers differently from the oracle. */
const countDifferences = ({ spoilRows, spoilQuestion, spoilAnswer }: Bug): number => {
  const index = buildIndex(spoilRows ? spoilRows(rows, others) : rows);
  return answeredQueries.filter(({ query, words, answer }) => {
    const spoiled = spoilQuestion ? spoilQuestion({ query, words }) : { query, words };
    const result = searchIndex(index, spoiled.query, spoiled.words);
    return differenceOf(query, spoilAnswer ? spoilAnswer(result, query) : result, answer) !== null;
  }).length;
};

test("without a bug the comparison finds no difference", () => {
  expect(countDifferences({})).toBe(0);
});

test.each(Object.entries(bugs))("the comparison finds the bug: %s", (_what, bug) => {
  expect(countDifferences(bug)).toBeGreaterThan(0);
});
