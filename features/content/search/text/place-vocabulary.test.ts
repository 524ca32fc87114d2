import { expect, test } from "vitest";
import type { Language } from "#markets/market-type.ts";
import { countryName } from "#markets/places/display-names.ts";
import { partsOfTheWorld } from "#markets/places/parts-of-the-world.ts";
import { fromSearchParams } from "../query/search-params.ts";
import { splitKeyword, withPlaces } from "../query/extract-places.ts";
import { placesIn, spellings } from "./place-vocabulary.ts";

const languages: readonly Language[] = ["it", "en", "es", "fr", "de"];

test.each(languages)("in %s every name belongs to one place", (language) => {
  const owners = new Map<string, Set<string>>();
  for (const { lexeme, names } of placesIn(language))
    for (const spelling of names.flatMap(spellings))
      owners.set(spelling, (owners.get(spelling) ?? new Set()).add(lexeme));
  expect([...owners].filter(([, places]) => places.size > 1)).toEqual([]);
});

test.each(languages)(
  "in %s no alternative name of a place is the name of another country",
  (language) => {
    const codes = [...new Set(Object.values(partsOfTheWorld).flat())];
    const countries = new Map(
      codes.map((code) => [spellings(countryName(code, language))[0], code]),
    );
    const taken = placesIn(language).flatMap(({ code, names }) =>
      names.filter((name) => {
        const country = countries.get(spellings(name)[0] ?? "");
        return country !== undefined && country !== code;
      }),
    );
    expect(taken).toEqual([]);
  },
);

test("each part of the world lists existing countries, each once", () => {
  for (const [part, codes] of Object.entries<readonly string[]>(partsOfTheWorld)) {
    expect([part, new Set(codes).size]).toEqual([part, codes.length]);
    for (const code of codes) expect(countryName(code, "en")).not.toBe(code);
  }
});

test("a destination is named with or without accents, spaces and hyphens, but not in quotation marks", () => {
  const destinations = ["Perù", "Sudafrica", "Timor Est", "Cote d’Ivoire"].map((name) => ({
    id: name,
    kind: "country" as const,
    code: name,
    slug: name,
    name,
    region: null,
  }));
  const whereOf = (q: string) => {
    const query = fromSearchParams(new URLSearchParams({ q }));
    const { where, q: rest } = withPlaces(query, splitKeyword(q, "it", destinations));
    return [...where, rest];
  };
  expect(whereOf("peru, Sud Africa, mare")).toEqual(["Perù", "Sudafrica", "mare"]);
  expect(whereOf("perù; sudafrica")).toEqual(["Perù", "Sudafrica", ""]);
  expect(whereOf("timor-est, côte d'ivoire")).toEqual(["Timor Est", "Cote d’Ivoire", ""]);
  expect(whereOf('"Sudafrica"')).toEqual(['"Sudafrica"']);
});
