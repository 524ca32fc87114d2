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

const isLength = (days: number): boolean => days >= 1 && days <= longest;

/** A length is the smallest row that holds it; a maximum that is no row is a number of days. */
const lengthWish = (days: number, isMost: boolean, rows: readonly Row[]): Reading => {
  if (!isLength(days)) return null;
  if (isMost && !rows.some(({ max }) => max === days))
    return [{ parameter: "days", value: String(days) }];
  const row = rows.find(({ max }) => max >= days);
  return row ? [{ parameter: "duration", value: row.slug }] : null;
};

/** A minimum is the row that holds it and all above; where none does, the longest come first. */
const leastWish = (days: number, rows: readonly Row[]): Reading => {
  if (!isLength(days)) return null;
  const row = rows.find(({ min, max }) => min > 1 && min <= days && max === Infinity);
  return [
    row
      ? { parameter: "duration", value: row.slug }
      : { parameter: "sort", value: "duration-desc" },
  ];
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
  /** @returns the minimum that was said and that no row keeps */
  return (reader: Reader, rows: readonly Row[]): Readonly<{ leastDays: number | null }> => {
    let leastDays: number | null = null;
    const noteLeast = (days: number): void => {
      if (isLength(days) && days > 1 && !rows.some(({ min }) => min === days)) leastDays = days;
    };
    const readLeast = (days: number): Reading => {
      noteLeast(days);
      return leastWish(days, rows);
    };
    const readLength =
      (length: number | null) =>
      (match: Match): Reading => {
        const days = daysOf(match, length);
        const { most, below, above, least, less, more, any } = match.groups;
        if (days === null) return null;
        if (below !== undefined) return lengthWish(days - 1, true, rows);
        if (above !== undefined) return readLeast(days + 1);
        if (least !== undefined || more !== undefined) return readLeast(days);
        if (any !== undefined && days <= longest)
          return [{ parameter: "days", value: String(days) }];
        const isMost = most !== undefined || less !== undefined;
        return lengthWish(days, isMost, rows);
      };
    reader.take(range, (match) => {
      const reading = readLength(null)(match);
      const low = daysOf(
        { ...match, groups: { ...match.groups, high: match.groups["low"] } },
        null,
      );
      const high = daysOf(match, null) ?? 0;
      const row = rows.find(({ max }) => max >= high);
      if (low !== null && row && row.min < low) noteLeast(low);
      return reading;
    });
    for (const { days, pattern } of named) reader.take(pattern, readLength(days));
    reader.take(counted, readLength(null));
    return { leastDays };
  };
};
