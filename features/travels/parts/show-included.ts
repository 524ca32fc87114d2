import { money, type Voice } from "#features/tours/parts/voice.ts";
import type { Travel } from "#features/travels/contract.ts";
import { between, flightPlace, flightPrices } from "./show-cost.ts";
import type { IncludedView } from "./included-view.ts";

/** What a room of one's own costs, or that there is none; null where nobody has said which. */
const roomText = (voice: Voice, { privateRoom, privateRoomCents }: Travel): string | null => {
  const { say } = voice;
  if (!privateRoom) return say("trip.noPrivateRoom");
  if (privateRoomCents === null) return null;
  const price = money(voice, privateRoomCents);
  return `${say("trip.privateRoomPrice", { price })}. ${say("claim.privateRoom")}.`;
};

/** What a travel's price holds and what it does not, its money pot and its flights. */
export const showIncluded = (voice: Voice, travel: Travel): IncludedView => {
  const { say } = voice;
  const { lowCents, highCents, items } = travel.moneyPot;
  const place = flightPlace(travel);
  const prices = flightPrices(voice, travel);
  return {
    title: say("trip.included"),
    inTitle: say("trip.inPrice"),
    items: travel.included,
    notTitle: say("trip.notIncluded"),
    notItems: travel.excluded,
    pot:
      highCents > 0
        ? {
            title: say("trip.moneyPot"),
            text: say("trip.moneyPotText"),
            amount: say("trip.moneyPotAmount", {
              amount: between(money(voice, lowCents), money(voice, highCents)),
            }),
            items,
          }
        : null,
    flights:
      place || prices.length > 0
        ? { title: say("trip.flights"), text: place && say("trip.flightsHint", { place }), prices }
        : null,
    roomText: roomText(voice, travel),
  };
};
