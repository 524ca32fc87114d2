import type { InstallmentPlans } from "#features/settings/contract.ts";
import { installmentsOf } from "#features/settings/rules.ts";
import { formatMoney } from "#markets/format.ts";
import { type Localizer, shownCents, shownCurrency } from "#markets/localizer.ts";

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
  const write = (amount: number) => {
    const shown = shownCents(localizer, amount);
    return formatMoney(shown, shownCurrency(localizer), { precision: shown % 100 === 0 ? 0 : 2 });
  };
  const words = { n: parts.count, amount: write(parts.each) };
  return parts.each === parts.last
    ? t("money.installments", words)
    : t("money.installmentsUneven", { ...words, last: write(parts.last) });
};

/** With a capital letter and a full stop. */
export const toSentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
