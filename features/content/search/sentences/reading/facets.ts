import type { Resource } from "#features/catalogue/resources/contract.ts";
import type { SentenceWords, WordPattern } from "#markets/search-words/sentence-words.ts";
import { anyOf, ending, namePattern, whole, spellingOf } from "../patterns.ts";
import type { Match, Parameter, Reader } from "../reader.ts";

const kindOf = { type: "travel-type-primary", style: "travel-styles", badge: "badges" } as const;
type Listed = keyof typeof kindOf;

/** Words for one value of a filter; the value stands in the address. */
type Rule = Readonly<{ parameter: Parameter; value: string; pattern: RegExp }>;

const rule = (parameter: Parameter, value: string, words: WordPattern): Rule => ({
  parameter,
  value,
  pattern: whole(anyOf(words)),
});

const rulesOf = (
  parameter: Parameter,
  table: Readonly<Record<string, WordPattern>>,
): readonly Rule[] =>
  Object.entries(table).flatMap(([values, words]) =>
    values.split(" ").map((value) => rule(parameter, value, words)),
  );

/** A few words that stand between two others, within the same part of a sentence. */
const wordsBetween = String.raw`(?: [^\s,.;!?]+){0,3}? `;

/** Wishes for an own room in any wording: not sharing, sleeping alone, a room to oneself. */
const roomPatterns = (words: SentenceWords["facets"]["rooms"]): readonly RegExp[] => [
  ...[
    [words.refuse, words.sharing],
    [words.sharing, words.refuseBehind],
    [words.sleep, words.alone],
    [words.room, words.own],
  ].map(([first = "", second = ""]) => whole(anyOf(first) + wordsBetween + anyOf(second))),
  // Who travels alone and sleeps well says nothing of rooms, so these two stand side by side.
  whole(`${anyOf(words.alone)} ${anyOf(words.sleep)}`),
  whole(anyOf(words.said)),
];

/** Whether an own room is what somebody does not want: “no single room”, “I don't need my own”. */
const refusalOf = ({ refuse, need }: SentenceWords["facets"]["rooms"], article: string) => {
  const before = new RegExp(
    String.raw`(?<![a-z0-9ß])(?:${anyOf(refuse)})\s+(?:(?:${anyOf(need)})\s+|${article}){0,4}$`,
    "u",
  );
  const behind = new RegExp(
    String.raw`^\s+(?:(?:${anyOf(refuse)})\s+(?:${anyOf(need)})|(?:${anyOf(need)})\s+(?:${anyOf(refuse)}))${ending}`,
    "u",
  );
  return (match: Match): boolean => before.test(match.before) || behind.test(match.after);
};

/** Moods, statuses, offers, rooms, orders: the same in all markets. */
export const createFacetReading = ({ facets, dates }: SentenceWords) => {
  const article = String.raw`(?:${anyOf(dates.article)}\s?)?`;
  const shared = whole(anyOf(facets.shared));
  const privateRooms = [...roomPatterns(facets.rooms), whole(anyOf(facets.privateRoom))];
  const isRefused = refusalOf(facets.rooms, article);
  const statuses = Object.entries(facets.status).map(([values, words]) => ({
    values: values.split(" "),
    pattern: whole(anyOf(words)),
  }));
  const fixed = [
    ...rulesOf("sort", facets.sort),
    rule("discounted", "1", facets.discounted),
    rule("unique", "1", facets.unique),
  ];
  const moods = rulesOf("mood", facets.mood);
  const easy = whole(anyOf(facets.easy));
  const levels = (...values: readonly string[]) =>
    values.map((value) => ({ parameter: "effort", value }) as const);
  const hard = whole(anyOf(facets.hard));
  const transports = rulesOf("transport", facets.transport);

  /** The words of the market's own types, styles and badges. */
  const ofResources = (resources: readonly Resource[]): readonly Rule[] =>
    (Object.keys(kindOf) as Listed[]).flatMap((parameter) =>
      resources
        .filter(({ kind }) => kind === kindOf[parameter])
        .map(({ name, slug }): Rule => {
          const words = Object.entries(facets[parameter]).find(
            ([each]) => spellingOf(each) === spellingOf(name),
          )?.[1];
          const patterns = [anyOf(words ?? ""), namePattern(name)];
          // A single short word that is a resource's name says too little: “new”, “classic”.
          const own = words === undefined || parameter === "type" ? patterns : patterns.slice(0, 1);
          return { parameter, value: slug, pattern: whole(`${article}(?:${own.join("|")})`) };
        }),
    );

  return {
    ofResources,
    readRooms(reader: Reader): void {
      reader.take(shared, () => "unread");
      for (const pattern of privateRooms)
        reader.take(pattern, (match) =>
          isRefused(match) ? "unread" : [{ parameter: "privateRoom", value: "1" }],
        );
    },
    /** “Not too hard” is no negation, so this comes before those are read. */
    readEase(reader: Reader): void {
      reader.take(easy, () => levels("1", "2"));
    },
    read(reader: Reader, own: readonly Rule[]): void {
      for (const { values, pattern } of statuses)
        reader.take(pattern, () => values.map((value) => ({ parameter: "status", value })));
      for (const { parameter, value, pattern } of [...fixed, ...own, ...moods, ...transports])
        reader.take(pattern, () => [{ parameter, value }]);
      reader.take(hard, () => levels("4", "5"));
    },
  };
};
