import { formatLongDate, formatMonth } from "#markets/format.ts";
import type { MessageKey } from "#markets/translator.ts";
import type { DepartureChoice, MeantDepartures } from "../choice.ts";
import type { Localizer } from "#markets/localizer.ts";

/** Which choice could not be kept to; null where all could. */
const missedKey = (
  { missed }: Pick<MeantDepartures<unknown>, "missed">,
  { age }: DepartureChoice,
): MessageKey | null => {
  // A month is told with the ages: others may leave in it.
  if (missed.includes("month")) return age === null ? "cost.noneInMonth" : "cost.noneInMonthForAge";
  return missed.includes("age") ? "cost.noneForAge" : null;
};

const reckonedKey = ({ kept }: Pick<MeantDepartures<unknown>, "kept">): MessageKey => {
  if (kept.includes("day")) return "cost.textChosen";
  if (!kept.includes("month")) return kept.includes("age") ? "cost.textAge" : "cost.text";
  return kept.includes("age") ? "cost.textMonthForAge" : "cost.textMonth";
};

/**
 * With which departure a page reckons and why with that one, after what was chosen and could not
 * be kept to.
 * @param day on which the departure leaves
 */
export const reckonedText = (
  { t, market }: Localizer,
  choice: DepartureChoice,
  meant: Pick<MeantDepartures<unknown>, "kept" | "missed">,
  day: string,
): string => {
  const values = {
    date: formatLongDate(day, market),
    month: choice.month === null ? "" : formatMonth(choice.month, market.language),
    age: choice.age ?? "",
  };
  const none = missedKey(meant, choice);
  return [
    choice.day !== null && meant.missed.includes("day")
      ? [t("cost.noneOnDay", { date: formatLongDate(choice.day, market) })]
      : [],
    none ? [t(none, values)] : [],
    t(reckonedKey(meant), values),
    t("cost.amounts"),
  ]
    .flat()
    .join(" ");
};
