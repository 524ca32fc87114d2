import { collatorOf } from "#platform/texts/collator.ts";
import type { CalendarCoordinator } from "../api/calendar-api.ts";
import { plainWords } from "../grid/parse/parsed.ts";

export type PeopleFilter = Readonly<{
  words: string;
  language: string | null;
  /** A travel that they have led. */
  ledTravelId: string | null;
}>;

export const peopleFilterOf = (query: URLSearchParams): PeopleFilter => ({
  words: query.get("q") ?? "",
  language: query.get("language"),
  ledTravelId: query.get("led"),
});

/**
 * The coordinators that match, by name.
 * @param ledIds those who have led the travel of the filter; null while that is not known
 * @param namesLanguage in whose order they come
 */
export const filterPeople = (
  people: readonly CalendarCoordinator[],
  { words, language, ledTravelId }: PeopleFilter,
  ledIds: ReadonlySet<string> | null,
  namesLanguage: string,
): readonly CalendarCoordinator[] => {
  const wanted = plainWords(words).split(" ");
  return people
    .filter(({ id, name, city, languages }) => {
      const found = plainWords([name, city, ...languages].join(" "));
      return (
        wanted.every((word) => found.includes(word)) &&
        (language === null || languages.includes(language)) &&
        (ledTravelId === null || ledIds === null || ledIds.has(id))
      );
    })
    .toSorted((a, b) => collatorOf(namesLanguage).compare(a.name, b.name));
};
