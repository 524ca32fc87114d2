import { formatMoney } from "#markets/format.ts";
import type { Currency } from "#markets/market-type.ts";
import { failed, type Parsed, quoted, type Remedy, tidy, withDigits } from "./parsed.ts";

const signs: Readonly<Record<Currency, RegExp>> = {
  EUR: /€|\beuros?\b|\beur\b/gi,
  GBP: /£|\bgbp\b/gi,
  USD: /us\$|\$|\busd\b/gi,
};
const currencyNames: Readonly<Record<Currency, string>> = {
  EUR: "euro",
  GBP: "pounds",
  USD: "dollars",
};
const currencies: readonly Currency[] = ["EUR", "GBP", "USD"];

const grouped = /^([1-9]\d{0,2})(?:([.,'’ ])\d{3})(?:\2\d{3})*(?:([.,])\d{1,2})?$/;
const plain = /^\d+(?:[.,]\d{1,2})?$/;
const maxCents = 10_000_000;

/** The amount with two decimals where it needs them. */
export const moneyText = (cents: number, currency: Currency): string =>
  formatMoney(cents, currency, { precision: cents % 100 === 0 ? 0 : 2 });

/** As cells are copied and edited: a plain number that spreadsheets of the market read. */
export const amountText = (cents: number, currency: Currency): string => {
  if (cents % 100 === 0) return String(cents / 100);
  const decimal = currency === "EUR" ? "," : ".";
  return `${Math.floor(cents / 100)}${decimal}${String(cents % 100).padStart(2, "0")}`;
};

/** Of a text of digits and separators alone; null where it is none. */
const centsOf = (text: string): number | null => {
  const groups = grouped.exec(text);
  // The same sign cannot part thousands and cents.
  if (groups && groups[2] === groups[3]) return null;
  if (!groups && !plain.test(text)) return null;
  const [, cents = ""] = /[.,](\d{1,2})$/.exec(text) ?? [];
  const whole = (cents ? text.slice(0, -cents.length - 1) : text).replaceAll(/\D/g, "");
  return Number(whole) * 100 + Number(cents.padEnd(2, "0"));
};

const within = (cents: number): boolean => cents >= 1 && cents <= maxCents;

const remedyOf = (text: string, currency: Currency): Remedy | null => {
  const cents = centsOf(text);
  if (cents === null || !within(cents)) return null;
  return { label: `Make it ${moneyText(cents, currency)}`, text: amountText(cents, currency) };
};

const withoutSigns = (text: string, currency: Currency): string =>
  text
    .replaceAll(signs[currency], "")
    .trim()
    // `749,-` and `749.–` are whole amounts.
    .replace(/[.,]-{1,2}$/, "");

/**
 * Cents of an amount as people and spreadsheets write it: `1.859 €`, `1,859.50`, `£749`, `749,-`.
 * Three digits after a single separator are thousands, because prices have no tenths of a cent.
 */
export const readAmount = (typed: string, currency: Currency): Parsed<number> => {
  const text = tidy(typed);
  const other = currencies.find((each) => each !== currency && text.search(signs[each]) !== -1);
  if (other !== undefined) {
    const remedy = remedyOf(withoutSigns(withoutSigns(text, other), currency), currency);
    const reason = `${quoted(typed)} is in ${currencyNames[other]}`;
    return failed(`${reason}. Prices here are in ${currencyNames[currency]}.`, remedy);
  }
  const body = withoutSigns(text, currency);
  const cents = centsOf(body);
  if (cents === null) {
    const positive = /^-(.*)$|^\((.*)\)$|^(.*)-$/.exec(body);
    const inner = positive ? (positive[1] ?? positive[2] ?? positive[3] ?? "").trim() : null;
    if (inner !== null && centsOf(inner) !== null)
      return failed(`${quoted(typed)} is below zero.`, remedyOf(inner, currency));
    return failed(`${quoted(typed)} is not an amount.`, remedyOf(withDigits(body), currency));
  }
  if (cents > maxCents)
    return failed(`${quoted(typed)} is more than ${moneyText(maxCents, currency)}.`);
  if (cents < 1) return failed(`${quoted(typed)} is less than one cent.`);
  return { value: cents };
};
