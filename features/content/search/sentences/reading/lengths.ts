import type { Resource } from "#features/catalogue/resources/contract.ts";
import type { SentenceWords } from "#markets/search-words/sentence-words.ts";
import { anyOf, whole } from "../patterns.ts";
import type { Numbers } from "../numbers.ts";
import type { Match, Reader, Reading } from "../reader.ts";

type Row = Readonly<{ slug: string; min: number; max: number }>;

/** The rows of the duration filter, the shortest first. */
export const durationRows = (resources: readonly Resource[]): readonly Row[] =>
  resources
    .flatMap((each): Row[] =>
      each.kind === "durations"
        ? [{ slug: each.slug, min: each.daysMin ?? 1, max: each.daysMax ?? Infinity }]
        : [],
    )
    .toSorted((one, other) => one.max - other.max);

const longest = 90;

/** A length is the smallest row that holds it; a maximum that is no row is a number of days. */
const lengthWish = (
  days: number,
  bound: "most" | "least" | null,
  rows: readonly Row[],
): Reading => {
  if (days < 1 || days > longest) return null;
  if (bound === "most" && !rows.some(({ max }) => max === days))
    return [{ parameter: "days", value: String(days) }];
  const row =
    bound === "least"
      ? (rows.find(({ min }) => min >= days) ?? rows.find(({ max }) => max >= days))
      : rows.find(({ max }) => max >= days);
  return row ? [{ parameter: "duration", value: row.slug }] : null;
};

export const createLengthReading = (words: SentenceWords, numbers: Numbers) => {
  const { bounds, lengths, dates } = words;
  const bound = String.raw`(?:(?:(?<most>${anyOf(bounds.atMost)})|(?<below>${anyOf(bounds.below)})|(?<above>${anyOf(bounds.above)})|(?<least>${anyOf(bounds.atLeast)})|(?<about>${anyOf(bounds.about)}))\s*)?`;
  const behind = String.raw`(?:\s*(?:(?<less>${anyOf(bounds.orLess)})|(?<more>${anyOf(bounds.orMore)})|(?<any>${anyOf(lengths.any)})))?`;
  const unit = String.raw`(?:(?<days>${anyOf(lengths.days)})|(?<nights>${anyOf(lengths.nights)})|(?<weeks>${anyOf(lengths.weeks)})|(?<months>${anyOf(dates.months)}))`;
  const article = String.raw`(?:${anyOf(dates.article)}\s?)?`;
  const between = String.raw`(?:${anyOf(dates.to, dates.and)})`;
  const range = whole(
    String.raw`(?:(?:${anyOf(dates.between, dates.from)})\s*)?${article}(?<low>${numbers.count})(?:\s*(?:${anyOf(lengths.days, lengths.weeks)}))?\s*${between}\s*${article}(?<high>${numbers.count})[\s-]*${unit}${behind}`,
  );
  const counted = whole(
    String.raw`${bound}${article}(?<high>${numbers.count})[\s-]*${unit}${behind}`,
  );
  const named = Object.entries(lengths.named).map(([days, each]) => ({
    days: Number(days),
    pattern: whole(String.raw`${bound}${article}(?:${anyOf(each)})${behind}`),
  }));
  const daysOf = ({ groups }: Match, named: number | null): number | null => {
    if (named !== null) return named;
    const count = numbers.toCount(groups["high"] ?? "");
    if (count === null) return null;
    if (groups["weeks"] !== undefined) return count * 7;
    if (groups["months"] !== undefined) return count * 30;
    return groups["nights"] === undefined ? count : count + 1;
  };
  return (reader: Reader, rows: readonly Row[]): void => {
    const readLength =
      (length: number | null) =>
      (match: Match): Reading => {
        const days = daysOf(match, length);
        const { most, below, above, least, less, more, any } = match.groups;
        if (days === null) return null;
        if (below !== undefined) return lengthWish(days - 1, "most", rows);
        if (above !== undefined) return lengthWish(days + 1, "least", rows);
        if (least !== undefined || more !== undefined) return lengthWish(days, "least", rows);
        if (any !== undefined && days <= longest)
          return [{ parameter: "days", value: String(days) }];
        const isMost = most !== undefined || less !== undefined;
        return lengthWish(days, isMost ? "most" : null, rows);
      };
    reader.take(range, readLength(null));
    for (const { days, pattern } of named) reader.take(pattern, readLength(days));
    reader.take(counted, readLength(null));
  };
};
