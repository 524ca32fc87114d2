import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { stepsOf } from "#features/content/page-contents/parts/steps-presenter.ts";
import { demoData } from "#demo/testing/demo-data.ts";
import { policies } from "#features/catalogue/tours/policy-rules.ts";
import type { Market } from "#markets/market-type.ts";
import { markets } from "#markets/markets.ts";
import { messagesOf } from "#markets/messages/messages.ts";
import { translatorFor } from "#markets/translator.ts";
import type { TextPlace } from "./policy-fact.ts";
import { contradictions, policyFacts } from "./policy-facts.ts";

const { contents, phrases } = demoData;

/**
 * The text that a market's visitors read in a place of the site; if a place has several texts, all
 * of them.
 */
const textOf = (market: Market, place: TextPlace): string => {
  if (place === "tripQuestions")
    return Object.values(phrases.faqs)
      .map(({ answer }) => answer[market.language])
      .join("\n");
  if (place === "tripInclusions")
    return Object.values(phrases.inclusions.included)
      .map((line) => line[market.language])
      .join("\n");
  if (place !== "home") return JSON.stringify(contents[market.id][place]);
  const t = translatorFor(market);
  return JSON.stringify([stepsOf(t), t("claim.cancellation", { days: policies.freeDays })]);
};

const expectedFacts = Object.entries(policyFacts).flatMap(([name, fact]) =>
  fact.places.map((place) => [name, place, fact.patterns] as const),
);

test.each(
  markets.flatMap((market) => expectedFacts.map((each) => [market.id, ...each, market] as const)),
)("%s: %s, on %s", (_id, _name, place, patterns, market) => {
  expect(textOf(market, place)).toMatch(patterns[market.language] ?? patterns.en);
});

test.each(markets)("no page and no message of $id contradicts the policies", ({ id, language }) => {
  for (const patterns of contradictions) {
    expect(JSON.stringify(contents[id])).not.toMatch(patterns[language] ?? patterns.en);
    expect(JSON.stringify(messagesOf(id))).not.toMatch(patterns[language] ?? patterns.en);
  }
});

test.each(markets)("no page of $id looks for the company in the footer", ({ id }) => {
  expect(JSON.stringify(contents[id])).not.toMatch(
    /named in the footer|indicata in fondo|indicada al pie|pied de page|im Fuß der Website/,
  );
});

const folder = join(import.meta.dirname, "../phrases");
const phraseFiles = readdirSync(folder, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => [relative(folder, path), readFileSync(path, "utf8")] as const);

test.each(phraseFiles)("no line of phrases/%s contradicts the policies", (_name, text) => {
  for (const patterns of contradictions)
    for (const pattern of Object.values(patterns)) expect(text).not.toMatch(pattern);
});
