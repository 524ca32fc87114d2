import type { SentenceWords } from "#markets/search-words/sentence-words.ts";
import { anyOf, whole } from "../patterns.ts";
import type { Numbers } from "../numbers.ts";
import type { Match, Reader, Reading, Wish } from "../reader.ts";

const young: Wish = { parameter: "age", value: "25-35" };
const older: Wish = { parameter: "age", value: "35-49" };

/** The youngest and the oldest who may ask for a group, and from when on the older group is theirs. */
const [youngest, olderFrom, oldest] = [21, 36, 49];

const groupOf = (years: number): readonly Wish[] | null => {
  if (years < youngest || years > oldest) return null;
  return years < olderFrom ? [young] : [older];
};

/** The groups that a range of years has more than an end of. */
const groupsOf = (low: number, high: number): readonly Wish[] | null => {
  const groups = [...(low < 35 ? [young] : []), ...(high > 36 ? [older] : [])];
  return low > oldest || high < youngest || groups.length === 0 ? null : groups;
};

const isAge = (years: number | null): years is number =>
  years !== null && years >= 14 && years <= 99;

/** Reads ages. One that fits no group is left unread and never the nearest group. */
export const createAgeReading = (words: SentenceWords, numbers: Numbers) => {
  const { ages, bounds, dates } = words;
  const years = anyOf(ages.years);
  const own = String.raw`(?:${anyOf(ages.own)}[\s,:]*)?`;
  const article = String.raw`(?:${anyOf(dates.article)}\s?)?`;
  const age = (name: string) => String.raw`(?<${name}>\d{2}|${numbers.count})`;
  const range = whole(
    String.raw`${own}(?:(?:${anyOf(dates.between, dates.from)})\s*)?${article}${age("low")}(?:\s*${years})?\s*(?:${anyOf(dates.to, dates.and)}|/)\s*${article}(?<high>\d{2})s?(?:\s*-?${years})?`,
  );
  const over = whole(
    String.raw`${own}(?:${anyOf(ages.over, bounds.above, bounds.atLeast)})[\s-]*${article}(?<age>\d{2})s?(?:\s*${years})?|${own}(?<age2>\d{2})(?:\s*${years})?\s*(?:${anyOf(bounds.orMore)}|\+)`,
  );
  const under = whole(
    String.raw`${own}(?:${anyOf(ages.under, bounds.below, bounds.atMost)})[\s-]*${article}(?<age>\d{2})s?(?:\s*${years})?`,
  );
  const around = whole(
    String.raw`${own}(?:${anyOf(ages.around, bounds.about)})[\s-]*${article}(?<age>${numbers.count})(?:\s*${years})?`,
  );
  const said = whole(
    String.raw`${own}(?<age>${numbers.count})[\s-]*${years}(?:\s*(?:${anyOf(ages.own)}))?`,
  );
  const lone = whole(
    String.raw`${own}(?<age>\d{2})(?:\s*(?:${anyOf(ages.own)}))?(?!\s*[%€$£./:-]?\d)`,
  );
  const decades = Object.entries(ages.decades).map(([decade, each]) => ({
    decade: Number(decade),
    pattern: whole(String.raw`${own}(?:${anyOf(each)})`),
  }));
  const mixed = whole(String.raw`${own}(?:${anyOf(ages.mixed)})`);
  const alone = whole(anyOf(ages.own));
  const countIn = ({ groups }: Match): number | null =>
    numbers.toCount(groups["age"] ?? groups["age2"] ?? "");

  return (reader: Reader): { years: number | null } => {
    let spoken: number | null = null;
    const oneOf = (match: Match): Reading => {
      const count = countIn(match);
      if (!isAge(count)) return null;
      const groups = groupOf(count);
      if (groups) spoken ??= count;
      return groups ?? "unread";
    };
    reader.take(mixed, () => [{ parameter: "age", value: "all" }]);
    reader.take(range, ({ groups }) => {
      const [low, high] = [groups["low"], groups["high"]].map((each) =>
        numbers.toCount(each ?? ""),
      );
      if (!isAge(low ?? null) || !isAge(high ?? null) || (low ?? 0) > (high ?? 0)) return null;
      return groupsOf(low ?? 0, high ?? 0) ?? "unread";
    });
    reader.take(over, (match) => {
      const count = countIn(match);
      if (!isAge(count)) return null;
      if (count >= oldest) return "unread";
      return count < 30 ? [young, older] : [older];
    });
    reader.take(under, (match) => {
      const count = countIn(match);
      if (!isAge(count)) return null;
      if (count <= youngest) return "unread";
      return count <= 42 ? [young] : [young, older];
    });
    reader.take(around, (match) => {
      const count = countIn(match);
      return isAge(count) ? (groupOf(count) ?? "unread") : null;
    });
    for (const { decade, pattern } of decades)
      reader.take(pattern, () => (decade === 50 ? "unread" : decade === 40 ? [older] : [young]));
    reader.take(said, oneOf);
    reader.take(lone, oneOf);
    reader.take(alone, () => "neutral");
    return { years: spoken };
  };
};
