import { backByText, leavingFromText } from "#features/content/search/parts/when/when-presenter.ts";
import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import type { SearchLookups } from "#features/content/search/parts/search-lookups.ts";
import type { SearchQuery } from "#features/content/search/contract.ts";
import type { SearchSite } from "#features/content/search/query/search-site.ts";
import { addDays, daysBetween } from "#markets/days.ts";
import type { Localizer } from "#markets/localizer.ts";
import { chipLabel } from "../chip-labels.ts";
import { queryOf, type Interpretation } from "../interpret.ts";
import type { NearTo } from "../near-wishes.ts";
import type { Wish } from "../reader.ts";
import type { Note } from "./own-words-view.ts";

/** Who is 36 or 37 may choose between two groups, and younger ones than 25 may ask (`decisions.md`). */
const mayChoose = (years: number): boolean => years === 36 || years === 37;
const youngest = 25;

export const maxNear = 3;

/** What was not understood, with the filters that are near to it. */
const unreadNotes = (
  localizer: Localizer,
  sentence: string,
  { query, unread }: Interpretation,
  lookups: SearchLookups,
  nearTo: NearTo,
): readonly Note[] => {
  const { t } = localizer;
  return unread.map((span) => {
    const words = sentence.slice(...span);
    const links = nearTo(words)
      .slice(0, maxNear)
      .map((wish) => ({
        text: chipLabel(localizer, wish, lookups),
        path: searchPath(localizer, queryWith(query, wish)),
      }));
    return {
      before: t("ownWords.unreadBefore"),
      words: t("ownWords.quoted", { words }),
      after:
        links.length > 0
          ? `${t("ownWords.unreadAfter")} ${t("ownWords.near")}`
          : t("ownWords.unreadAfter"),
      links,
    };
  });
};

/** A minimum of days, which is no filter, with the order that comes nearest to it. */
const lengthNotes = (
  localizer: Localizer,
  { query, leastDays }: Interpretation,
): readonly Note[] => {
  const { t } = localizer;
  if (leastDays === null) return [];
  const links =
    query.sort === "duration-desc"
      ? []
      : [
          {
            text: t("sort.duration-desc"),
            path: searchPath(localizer, { ...query, sort: "duration-desc" }),
          },
        ];
  return [{ before: t("ownWords.leastDays", { n: leastDays }), words: null, after: "", links }];
};

/** What one's age may choose. */
const ageNotes = (
  localizer: Localizer,
  { query, years }: Interpretation,
  lookups: SearchLookups,
): readonly Note[] => {
  const { t } = localizer;
  if (years === null) return [];
  if (mayChoose(years)) {
    const wish = { parameter: "age", value: "25-35" } as const;
    const link = {
      text: chipLabel(localizer, wish, lookups),
      path: searchPath(localizer, queryWith(query, wish)),
    };
    return [
      { before: t("ownWords.otherAge", { n: years }), words: null, after: "", links: [link] },
    ];
  }
  return years < youngest
    ? [{ before: t("ownWords.youngest", { n: years }), words: null, after: "", links: [] }]
    : [];
};

/** What the page says beside the chips: what was not understood, and what an age may choose. */
export const toNotes = (
  localizer: Localizer,
  sentence: string,
  understood: Interpretation,
  lookups: SearchLookups,
  nearTo: NearTo,
): readonly Note[] => [
  ...unreadNotes(localizer, sentence, understood, lookups, nearTo),
  ...lengthNotes(localizer, understood),
  ...ageNotes(localizer, understood, lookups),
];

/** The search with one more filter. */
const queryWith = (query: Interpretation["query"], wish: Wish): Interpretation["query"] => {
  const more = queryOf([wish]);
  switch (wish.parameter) {
    case "where":
      return { ...query, where: more.where };
    case "age":
      return { ...query, age: [...new Set([...query.age, ...more.age])] };
    case "mood":
      return { ...query, mood: [...new Set([...query.mood, ...more.mood])] };
    case "type":
      return { ...query, type: [...new Set([...query.type, ...more.type])] };
    case "discounted":
      return { ...query, discounted: true };
    default:
      return query;
  }
};

/** A bridge with its weekend has six days at most. */
const shortest = 6;
/** How many days later than said one comes home: half of a trip, or a week. */
const later = [3, 7] as const;

/** Where no whole trip fits in a few days, as in a bridge: who leaves then and comes home later. */
export const shortTimeNotes = async (
  { catalogue, localizer }: Pick<SearchSite, "catalogue" | "localizer">,
  query: SearchQuery,
): Promise<readonly Note[]> => {
  const { from, to } = query;
  const days = from === null || to === null ? Infinity : daysBetween(from, to) + 1;
  if (from === null || to === null || days > shortest) return [];
  const { t } = localizer;
  const links = [];
  for (const more of later) {
    const longer = { ...query, to: addDays(to, more) };
    const n = await catalogue.countResults(longer);
    const name = `${leavingFromText(localizer, from)} · ${backByText(localizer, longer.to)}`;
    if (n > 0)
      links.push({ text: t("results.found", { n, name }), path: searchPath(localizer, longer) });
  }
  return [{ before: t("ownWords.shortTime", { n: days }), words: null, after: "", links }];
};
