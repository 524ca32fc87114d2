import type { Tour } from "#features/catalogue/tours/contract.ts";
import { paymentsOf } from "#features/catalogue/tours/parts/payments/payments.ts";
import type { InstallmentPlans } from "#features/company/settings/contract.ts";
import { installmentText, toSentence } from "#features/company/settings/parts/installment-text.ts";
import type { PriceChoice } from "#features/records/prices/contract.ts";
import {
  formatForPeople,
  payNote,
  peopleWord,
  toPriceView,
} from "#features/records/prices/parts/price-presenter.ts";
import type { PriceLabels } from "#features/records/prices/parts/price.tsx";
import type { PriceView } from "#features/records/prices/parts/price-view.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { formatMoney } from "#markets/format.ts";
import { formatAmount, inOtherPaid, type Localizer, shownCurrency } from "#markets/localizer.ts";

/** `£1,399 per person. Private room for 2, free. Flexible option, £49 per person.` */
const partsText = (localizer: Localizer, tour: Tour, choice: PriceChoice): string[] => {
  const { t, today } = localizer;
  const { people, hasPrivateRoom, isFlexible, roomCents } = choice;
  const room =
    people === 2
      ? t("cost.roomForTwo")
      : t("cost.roomForOne", { price: formatAmount(localizer, roomCents) });
  const flexible = t("cost.flexibleYes", {
    price: formatAmount(localizer, tour.flexibleCents ?? 0),
  });
  if (people === 1 && !hasPrivateRoom && !isFlexible) return [];
  return [
    `${formatForPeople(localizer, priceOn(tour, today).cents, 1)} ${t("card.perPerson")}`,
    ...(hasPrivateRoom ? [room] : []),
    ...(isFlexible ? [flexible] : []),
  ].map(toSentence);
};

/** What is paid in all, in the currency that is shown. */
const totalIn = (localizer: Localizer, tour: Tour, choice: PriceChoice): string =>
  formatMoney(paymentsOf(localizer, tour, choice).total, shownCurrency(localizer));

/** What somebody pays to us for a departure, by what they have chosen, and how it comes about. */
export const toChosenPrice = (
  localizer: Localizer,
  tour: Tour,
  choice: PriceChoice,
  plan: InstallmentPlans | null,
): Readonly<{ price: PriceView; labels: PriceLabels; note: string }> => {
  const { t, today } = localizer;
  const { people } = choice;
  const priced = priceOn(tour, today);
  const { total, price } = paymentsOf(localizer, tour, choice);
  const isPlain = total === price;
  const parts = people === 1 && isPlain ? installmentText(localizer, plan, priced.cents) : null;
  const view = toPriceView(localizer, priced, people);
  const other = inOtherPaid(localizer);
  return {
    price: isPlain
      ? view
      : {
          ...view,
          amount: totalIn(localizer, tour, choice),
          also: other && totalIn(other, tour, choice),
          was: null,
          converted: null,
        },
    labels: { perPerson: peopleWord(localizer, people), was: t("card.was") },
    note: [
      ...partsText(localizer, tour, choice),
      payNote(localizer),
      ...(parts === null ? [] : [toSentence(parts)]),
    ].join(" "),
  };
};
