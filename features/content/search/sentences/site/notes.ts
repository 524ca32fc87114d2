import { searchPath } from "#features/content/search/parts/search-bar-presenter.ts";
import type { SearchLookups } from "#features/content/search/parts/search-lookups.ts";
import { chipLabel } from "../chip-labels.ts";
import { queryOf, type Interpretation } from "../interpret.ts";
import { nearWishes } from "../near-wishes.ts";
import type { Wish } from "../reader.ts";
import type { OwnWordsView } from "./own-words-view.ts";
import type { Localizer } from "#markets/localizer.ts";

type Notes = NonNullable<OwnWordsView["result"]>["notes"];

/** Who is 36 or 37 may choose between two groups, and younger ones than 25 may ask (`decisions.md`). */
const mayChoose = (years: number): boolean => years === 36 || years === 37;
const youngest = 25;

const maxNear = 3;

/** What the page says beside the chips: what was not understood, and what an age may choose. */
export const toNotes = (
  localizer: Localizer,
  sentence: string,
  { query, unread, years }: Interpretation,
  lookups: SearchLookups,
): Notes => {
  const { t, market } = localizer;
  const linkTo = (wish: Wish) => ({
    text: chipLabel(localizer, wish, lookups),
    path: searchPath(localizer, queryWith(query, wish)),
  });
  const notUnderstood = unread.map((span) => {
    const words = sentence.slice(...span);
    const links = nearWishes(words, market.language, lookups.resources)
      .slice(0, maxNear)
      .map(linkTo);
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
  if (years === null) return notUnderstood;
  if (mayChoose(years))
    return [
      ...notUnderstood,
      {
        before: t("ownWords.otherAge", { n: years }),
        words: null,
        after: "",
        links: [linkTo({ parameter: "age", value: "25-35" })],
      },
    ];
  return years < youngest
    ? [
        ...notUnderstood,
        { before: t("ownWords.youngest", { n: years }), words: null, after: "", links: [] },
      ]
    : notUnderstood;
};

/** The search with one more filter. */
const queryWith = (query: Interpretation["query"], wish: Wish): Interpretation["query"] => {
  const more = queryOf([wish]);
  switch (wish.parameter) {
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
