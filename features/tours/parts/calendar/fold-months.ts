import { formatMonths } from "#markets/format.ts";
import type { Language } from "#markets/market-type.ts";
import type { MonthView } from "./calendar-view.ts";

/** As many empty months in a row as are worth one tile of their own. */
const least = 3;

const fold = (run: readonly MonthView[], language: Language): readonly MonthView[] => {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || run.length < least) return run;
  return [{ ...first, name: formatMonths(first.month, last.month, language), isRun: true }];
};

/**
 * The months of a strip with those that follow each other without departures in one tile, which leads
 * to the first of them. The chosen month always stands by itself.
 */
export const foldMonths = (
  months: readonly MonthView[],
  language: Language,
): readonly MonthView[] => {
  const shown: MonthView[] = [];
  let run: MonthView[] = [];
  for (const month of months) {
    if (month.isEmpty && !month.isChosen) {
      run.push(month);
      continue;
    }
    shown.push(...fold(run, language), month);
    run = [];
  }
  return [...shown, ...fold(run, language)];
};
