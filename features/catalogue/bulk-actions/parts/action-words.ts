import { officeStatusNames } from "#features/records/statuses/parts/office-status-names.ts";
import { formatDate, formatMoney } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { counted } from "#platform/counted.ts";
import type { BulkAction, BulkKindName, BulkValue } from "../contract.ts";

const nouns: Readonly<Record<BulkKindName, readonly [string, string]>> = {
  tour: ["departure", "departures"],
  travel: ["travel", "travels"],
  page: ["page", "pages"],
};

const count = new Intl.NumberFormat("en");

/** `1 departure`, `1,204 departures` */
export const countedRecords = (number: number, kind: BulkKindName): string =>
  `${count.format(number)} ${nouns[kind][number === 1 ? 0 : 1]}`;

/** With its sign, by the sign for minus that text is written with. */
const signed = (value: number, text: string): string => `${value < 0 ? "−" : "+"}${text}`;

/** `−120 €`; nothing for none. */
export const signedMoney = (cents: number, { currency }: Pick<Market, "currency">): string =>
  cents === 0 ? "" : signed(cents, formatMoney(Math.abs(cents), currency));

const roundingWords = {
  cent: "",
  unit: ", rounded to whole amounts",
  ten: ", rounded to tens",
  nine: ", rounded to 9",
} as const;

/** `Prices, −5 %, rounded to 9` @param coordinator name of whom departures are given to, if known */
export const actionText = (
  action: BulkAction,
  market: Pick<Market, "currency">,
  coordinator: string | null = null,
): string => {
  if (action.type === "publish") return action.isPublished ? "Publish" : "Unpublish";
  if (action.type === "status") return `Status, ${officeStatusNames[action.status]}`;
  if (action.type === "purge") return "Purge";
  if (action.type === "coordinator")
    return ["Coordinator", action.coordinatorId === null ? "nobody" : coordinator]
      .filter(Boolean)
      .join(", ");
  if (action.type === "dates") {
    const { days } = action;
    const number = Math.abs(days);
    return `Dates, ${counted(number, "day")} ${days < 0 ? "earlier" : "later"}`;
  }
  const { change, rounding } = action;
  const by =
    change.kind === "percent"
      ? signed(change.percent, `${Math.abs(change.percent)} %`)
      : signedMoney(change.cents, market);
  return `Prices, ${by}${roundingWords[rounding]}`;
};

/** A value of a row in words: a price, a status, a day, a coordinator, or whether it is published. */
export const valueText = (
  value: BulkValue,
  { type }: Pick<BulkAction, "type">,
  { currency }: Pick<Market, "currency">,
): string => {
  if (value === null) return type === "coordinator" ? "nobody" : "";
  if (typeof value === "boolean") return value ? "Published" : "Not published";
  if (typeof value === "number") return formatMoney(value, currency);
  if (type === "dates") return formatDate(value);
  if (type === "coordinator") return value;
  const status = Object.entries(officeStatusNames).find(([name]) => name === value);
  return status?.[1] ?? value;
};
