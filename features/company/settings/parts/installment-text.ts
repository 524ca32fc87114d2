import type { InstallmentPlans } from "#features/company/settings/contract.ts";
import { type Installments, installmentsOf } from "#features/company/settings/rules.ts";
import { formatMoney } from "#markets/format.ts";
import { type Localizer, paidDisplay, shownCents, shownCurrency } from "#markets/localizer.ts";

/**
 * Where another currency is paid, the price is converted and then divided in whole units, so that
 * the payments make the price beside them.
 */
const shownInstallments = (
  localizer: Parameters<typeof shownCents>[0],
  parts: Installments,
  cents: number,
): Installments => {
  if (!paidDisplay(localizer)) return parts;
  const price = shownCents(localizer, cents);
  const each = Math.ceil(price / parts.count / 100) * 100;
  return { count: parts.count, each, last: price - each * (parts.count - 1) };
};

/**
 * `or 3 payments of £250`, to the cent or, converted, in whole units; null where a price is not paid in
 * parts. Payments that do not come out even name the last one.
 */
export const installmentText = (
  localizer: Pick<Localizer, "t" | "market"> & Partial<Pick<Localizer, "display">>,
  plan: InstallmentPlans | null,
  cents: number,
): string | null => {
  const parts = plan && installmentsOf(plan, cents);
  if (!parts) return null;
  const { t } = localizer;
  const { count, each, last } = shownInstallments(localizer, parts, cents);
  const write = (amount: number) =>
    formatMoney(amount, shownCurrency(localizer), { precision: amount % 100 === 0 ? 0 : 2 });
  const words = { n: count, amount: write(each) };
  return each === last
    ? t("money.installments", words)
    : t("money.installmentsUneven", { ...words, last: write(last) });
};

/** With a capital letter and a full stop. */
export const toSentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
