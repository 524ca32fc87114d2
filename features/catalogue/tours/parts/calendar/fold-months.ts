import { formatMonths } from "#markets/format.ts";
import type { Language } from "#markets/market-type.ts";
import type { MonthView } from "./calendar-view.ts";

/** A smaller number of consecutive months without departures is not folded into one link. */
const minFolded = 3;

const foldRun = (emptyMonths: readonly MonthView[], language: Language): readonly MonthView[] => {
  const [first, last] = [emptyMonths[0], emptyMonths.at(-1)];
  if (!first || !last || emptyMonths.length < minFolded) return emptyMonths;
  return [{ ...first, name: formatMonths(first.month, last.month, language), isRange: true }];
};

/**
 * Joins consecutive months without departures into one link, which leads to the first of them. The
 * chosen month always has a link of its own.
 */
export const foldMonths = (
  months: readonly MonthView[],
  language: Language,
): readonly MonthView[] => {
  const folded: MonthView[] = [];
  let emptyMonths: MonthView[] = [];
  for (const month of months) {
    if (month.isEmpty && !month.isChosen) {
      emptyMonths.push(month);
      continue;
    }
    folded.push(...foldRun(emptyMonths, language), month);
    emptyMonths = [];
  }
  return [...folded, ...foldRun(emptyMonths, language)];
};

/**
 * What a link to an empty month stands for: it and the empty months after it, where they are folded
 * into one link, otherwise the month alone.
 */
export const monthsOfLink = (months: readonly MonthView[], month: string): readonly string[] => {
  const at = months.findIndex((each) => each.month === month);
  if (months[at - 1]?.isEmpty) return [month];
  const later = months.slice(at);
  const end = later.findIndex(({ isEmpty }) => !isEmpty);
  const run = end === -1 ? later : later.slice(0, end);
  return run.length < minFolded ? [month] : run.map((each) => each.month);
};
