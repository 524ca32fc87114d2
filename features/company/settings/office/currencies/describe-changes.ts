import { isSame } from "#platform/changes/changes.ts";
import type { Currency } from "#markets/market-type.ts";
import type { SettingSheet } from "../draft/setting-sheet.ts";
import type { SettingMarket } from "../draft/settings-api.ts";
import { availableIn, currencyCodes, ratesIn } from "./currencies-draft.ts";

type Sheets = Readonly<{ edited: SettingSheet; stored: SettingSheet }>;

const listOf = (words: readonly string[]): string =>
  words.length < 3 ? words.join(" and ") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** Rates are the same in all markets, so that one of them tells of all. */
const rateChanges = ({ edited, stored }: Sheets, country: string): readonly string[] => {
  const after = ratesIn(edited, country);
  const before = ratesIn(stored, country);
  const where = (isChanged: (currency: Currency) => boolean) => currencyCodes.filter(isChanged);
  const moved = where((each) => after?.rates[each] !== before?.rates[each]);
  const switched = where(
    (each) => (after?.byHand?.[each] === undefined) !== (before?.byHand?.[each] === undefined),
  );
  return [
    ...(moved.length > 0
      ? [`the ${moved.length === 1 ? "rate" : "rates"} of ${listOf(moved)}`]
      : []),
    ...(switched.length > 0 ? [`whether ${listOf(switched)} follows by itself`] : []),
  ];
};

/** `the rate of USD · what Italy and Spain show` */
export const describeCurrencies = (
  sheets: Sheets,
  markets: readonly SettingMarket[],
  country: string,
): string => {
  const { edited, stored } = sheets;
  const offers = markets.filter(
    ({ code }) => !isSame(availableIn(edited, code), availableIn(stored, code)),
  );
  return [
    ...rateChanges(sheets, country),
    ...(offers.length > 0
      ? [
          `what ${listOf(offers.map(({ label }) => label))} ${offers.length === 1 ? "shows" : "show"}`,
        ]
      : []),
  ].join(" · ");
};
