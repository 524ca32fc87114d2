import type { SentenceWords } from "#markets/search-words/sentence-words.ts";
import { anyOf, ending, whole } from "../patterns.ts";
import type { Numbers } from "../numbers.ts";
import type { Match, Reader, Wish } from "../reader.ts";

/** Amounts below are no price of a trip, and years are none. */
const leastPrice = 100;
const isYear = (amount: number): boolean => amount >= 2026 && amount <= 2035;

const priceWish = (parameter: "priceMin" | "priceMax", amount: number): Wish => ({
  parameter,
  value: String(Math.min(Math.floor(amount), 99_999)),
});

/** Reads budgets. A sum of two people is halved, unless it is said to be each one's. */
export const createMoneyReading = (words: SentenceWords, numbers: Numbers) => {
  const { bounds, money, dates, lengths, ages, counting, rest } = words;
  const not = String.raw`(?:(?<not>${anyOf(rest.not)})\s+(?:(?:${anyOf(rest.wanting)})\s+)?)?`;
  const currency = anyOf(money.currency);
  const amount = (name: string) =>
    String.raw`(?<${name}_before>${currency}\s?)?(?<${name}>${numbers.amount})(?<${name}_behind>\s?${currency})?`;
  const unit = anyOf(lengths.days, lengths.nights, lengths.weeks, dates.months, ages.years);
  const noUnit = String.raw`(?!\s?(?:${unit})${ending})`;
  const [each, total] = [money.each, money.total].map((words) => `${anyOf(words)}${noUnit}`);
  const behind = `(?<each_>\\s*,?\\s*${each ?? ""})|(?<total_>\\s*,?\\s*${total ?? ""})|\\s*(?<less_>${anyOf(bounds.orLess)})|\\s*(?<more_>${anyOf(bounds.orMore)})`;
  const tail = `(?:${behind.replaceAll("_>", "1>")})?(?:${behind.replaceAll("_>", "2>")})?`;
  const range = whole(
    String.raw`(?:(?<between>${anyOf(dates.between, dates.from)})\s*)?(?:${anyOf(dates.article)}\s?)?${amount("low")}\s*(?:${anyOf(dates.to, dates.and)})\s*(?:${anyOf(dates.article)}\s?)?${amount("high")}${noUnit}${tail}`,
  );
  const single = whole(
    String.raw`(?:(?<budget>${anyOf(money.budget)})\s*(?:[:(]\s*)?)?(?:${not}(?:(?<most>${anyOf(bounds.atMost, bounds.below)})|(?<least>${anyOf(bounds.atLeast, bounds.above)})|(?<about>${anyOf(bounds.about)}))\s*)?(?:${anyOf(dates.article)}\s?)?${amount("sum")}${noUnit}${tail}`,
  );
  // “For two weeks” is of no two people.
  const notOfTime = String.raw`(?!\s?(?:${unit}|${anyOf(counting.thousandfold)})${ending})`;
  const pair = whole(`${anyOf(money.pair)}${notOfTime}`);
  const leftOver = whole(`${anyOf(money.each, money.total)}${notOfTime}`);
  const hasCurrency = ({ groups }: Match, name: string) =>
    groups[`${name}_before`] !== undefined || groups[`${name}_behind`] !== undefined;
  const isSaid = ({ groups }: Match, name: string) =>
    groups[`${name}1`] !== undefined || groups[`${name}2`] !== undefined;
  return (reader: Reader): { people: 2 | null } => {
    const text = reader.rest();
    const isPair = pair.test(text);
    pair.lastIndex = 0;
    const isEach = whole(anyOf(money.each)).test(text);
    const share = (sum: number) => (isPair && !isEach ? sum / 2 : sum);
    reader.take(range, (match) => {
      const [low, high] = ["low", "high"].map((name) => numbers.toAmount(match.groups[name] ?? ""));
      if (low === null || low === undefined || high === null || high === undefined) return null;
      const isMoney = hasCurrency(match, "low") || hasCurrency(match, "high");
      const areSums = low >= 200 && high >= 200 && !isYear(low) && !isYear(high);
      if (high < leastPrice || !(isMoney || areSums)) return null;
      // In “from 1 to 2 thousand” the thousand is said once.
      const first = low < 20 && high >= 1000 ? low * 1000 : low;
      return [priceWish("priceMin", share(first)), priceWish("priceMax", share(high))];
    });
    reader.take(single, (match) => {
      const sum = numbers.toAmount(match.groups["sum"] ?? "");
      const { budget, most, least, about, not: isNegated } = match.groups;
      if (sum === null || sum < leastPrice) return null;
      const isMoney = hasCurrency(match, "sum") || isSaid(match, "each") || isSaid(match, "total");
      const isBound = [budget, most, least, about].some((word) => word !== undefined);
      if (!isMoney && (isYear(sum) || (!isBound && sum < 250))) return null;
      const isMore = (least !== undefined && most === undefined) || isSaid(match, "more");
      // “Not under 1,000” is at least that.
      const isLeast = isMore !== (isNegated !== undefined);
      return [priceWish(isLeast ? "priceMin" : "priceMax", share(sum))];
    });
    reader.take(leftOver, () => "neutral");
    reader.take(pair, () => "neutral");
    return { people: isPair ? 2 : null };
  };
};
