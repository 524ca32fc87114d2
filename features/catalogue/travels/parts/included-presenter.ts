import { formatAmount, type Localizer } from "#markets/localizer.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import { formatAmountRange, flightPlace, flightPrices } from "./cost/cost-presenter.ts";
import type { IncludedView } from "#features/records/prices/parts/included-view.ts";

/**
 * States the supplement for a private room, or that no private rooms exist. Null when this is
 * unknown.
 */
const roomText = (
  localizer: Localizer,
  { privateRoom, privateRoomCents }: Travel,
): string | null => {
  const { t } = localizer;
  if (!privateRoom) return t("trip.noPrivateRoom");
  if (privateRoomCents === null) return null;
  const price = formatAmount(localizer, privateRoomCents);
  return `${t("trip.privateRoomPrice", { price })}. ${t("claim.privateRoom")}.`;
};

/** Where to fly to, and from where home if the trip ends elsewhere. */
const flightsText = ({ t }: Localizer, travel: Travel): string => {
  const place = flightPlace(travel);
  const end = travel.flight.returnCity;
  return [
    ...(place ? [t("trip.flightsHint", { place })] : []),
    ...(end ? [t("trip.flightsBack", { end })] : []),
  ].join(" ");
};

export const toIncludedView = (localizer: Localizer, travel: Travel): IncludedView => {
  const { t } = localizer;
  const { lowCents, highCents, items } = travel.moneyPot;
  const text = flightsText(localizer, travel);
  const prices = flightPrices(localizer, travel);
  return {
    title: t("trip.included"),
    includedTitle: t("trip.inPrice"),
    included: travel.included,
    excludedTitle: t("trip.notIncluded"),
    excluded: travel.excluded,
    pot:
      highCents > 0
        ? {
            title: t("trip.moneyPot"),
            text: t("trip.moneyPotText"),
            amount: t("trip.moneyPotAmount", {
              amount: formatAmountRange(
                formatAmount(localizer, lowCents),
                formatAmount(localizer, highCents),
              ),
            }),
            items,
          }
        : null,
    flights: text || prices.length > 0 ? { title: t("trip.flights"), text, prices } : null,
    roomText: roomText(localizer, travel),
  };
};
