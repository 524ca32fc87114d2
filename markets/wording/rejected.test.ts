import { expect, test } from "vitest";
import { site as de } from "#markets/languages/de/site.ts";
import { site as en } from "#markets/languages/en/site.ts";
import { site as es } from "#markets/languages/es/site.ts";
import { site as it } from "#markets/languages/it/site.ts";
import { wordingProblems } from "./rejected.ts";

const languages = { de, en, es, it };

test.each(Object.entries(languages))(
  "the messages in %s contain no rejected phrase",
  (language, texts) => {
    const name = language as keyof typeof languages;
    expect(Object.values(texts).flatMap((text) => wordingProblems(name, text))).toEqual([]);
  },
);

test("rejected phrases are found in each language", () => {
  expect(wordingProblems("de", "Bestätigt, also fliegst du")).toHaveLength(1);
  expect(wordingProblems("it", "Chi parte presto")).toHaveLength(1);
  expect(wordingProblems("es", "anticipo, fecha del resto, “plazas”")).toHaveLength(2);
  expect(wordingProblems("en", "Write to us, also when a thing is annoying")).toHaveLength(1);
  expect(wordingProblems("en", "Go alone. Come back a dozen.")).toHaveLength(1);
  expect(wordingProblems("es", "9 días cualesquiera, con almuerzo")).toHaveLength(2);
  expect(wordingProblems("de", "Gesamtpreis pro Person")).toHaveLength(1);
  expect(wordingProblems("it", "{percent} di sconto")).toHaveLength(1);
  expect(wordingProblems("it", "un minivan, cioè un «furgone»")).toHaveLength(2);
  expect(wordingProblems("de", "Im Van zum Hai-Van-Pass, mit einer Koordinatorin")).toHaveLength(2);
  expect(wordingProblems("de", "Kranken- und Gepäckversicherung")).toHaveLength(1);
  expect(wordingProblems("de", "Reisekranken- und Gepäckversicherung")).toEqual([]);
  expect(wordingProblems("es", "el grupo de edad, a 1.900 metros")).toHaveLength(2);
  expect(wordingProblems("en", "The page of the departure says more")).toHaveLength(1);
});
