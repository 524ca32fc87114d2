import { expect, test } from "vitest";
import type { Language } from "#markets/market-type.ts";
import { countryName } from "#markets/names.ts";
import { partsOfTheWorld } from "#markets/parts-of-the-world.ts";
import { namedPlaces, spellings } from "./place-names.ts";

const languages: readonly Language[] = ["it", "en", "es", "fr", "de"];

test.each(languages)("in %s no name stands for two places", (language) => {
  const owners = new Map<string, Set<string>>();
  for (const { lexeme, names } of namedPlaces(language))
    for (const spelling of names.flatMap(spellings))
      owners.set(spelling, (owners.get(spelling) ?? new Set()).add(lexeme));
  expect([...owners].filter(([, places]) => places.size > 1)).toEqual([]);
});

test.each(languages)("in %s no other name is the name of another country", (language) => {
  const codes = [...new Set(Object.values(partsOfTheWorld).flat())];
  const countries = new Map(codes.map((code) => [spellings(countryName(code, language))[0], code]));
  const taken = namedPlaces(language).flatMap(({ code, names }) =>
    names.filter((name) => {
      const country = countries.get(spellings(name)[0] ?? "");
      return country !== undefined && country !== code;
    }),
  );
  expect(taken).toEqual([]);
});

test("each part has real countries, each once", () => {
  for (const [part, codes] of Object.entries<readonly string[]>(partsOfTheWorld)) {
    expect([part, new Set(codes).size]).toEqual([part, codes.length]);
    for (const code of codes) expect(countryName(code, "en")).not.toBe(code);
  }
});
