import { formatLongDate, formatMonth } from "#markets/format.ts";
import type { MessageKey } from "#markets/translator.ts";
import type { DepartureChoice, ChosenDepartures } from "../choice-rules.ts";
import type { Localizer } from "#markets/localizer.ts";

/**
 * The key of the message about the parts of the choice that no departure meets. Null when all parts
 * are met.
 */
const unmatchedKey = (
  { unmatched }: Pick<ChosenDepartures<unknown>, "unmatched">,
  { age }: DepartureChoice,
): MessageKey | null => {
  // Names the ages as well as the month, because groups of other ages may leave in that month.
  if (unmatched.includes("month"))
    return age === null ? "cost.noneInMonth" : "cost.noneInMonthForAge";
  return unmatched.includes("age") ? "cost.noneForAge" : null;
};

const referenceKey = ({ matched }: Pick<ChosenDepartures<unknown>, "matched">): MessageKey => {
  if (matched.includes("day")) return "cost.textChosen";
  if (!matched.includes("month")) return matched.includes("age") ? "cost.textAge" : "cost.text";
  return matched.includes("age") ? "cost.textMonthForAge" : "cost.textMonth";
};

/**
 * States the parts of the choice that no departure meets, and explains for which departure the page
 * quotes its amounts and why.
 * @param day day of the reference departure
 */
export const referenceDepartureText = (
  { t, market }: Localizer,
  choice: DepartureChoice,
  chosen: Pick<ChosenDepartures<unknown>, "matched" | "unmatched">,
  day: string,
): string => {
  const values = {
    date: formatLongDate(day, market),
    month: choice.month === null ? "" : formatMonth(choice.month, market.language),
    age: choice.age ?? "",
  };
  const unmatchedMessage = unmatchedKey(chosen, choice);
  return [
    choice.day !== null && chosen.unmatched.includes("day")
      ? [t("cost.noneOnDay", { date: formatLongDate(choice.day, market) })]
      : [],
    unmatchedMessage ? [t(unmatchedMessage, values)] : [],
    t(referenceKey(chosen), values),
  ]
    .flat()
    .join(" ");
};
