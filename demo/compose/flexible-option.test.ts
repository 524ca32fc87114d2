import { expect, test } from "vitest";
import { demoData } from "#demo/testing/demo-data.ts";
import { stableUuid } from "#demo/random.ts";
import { markets } from "#markets/markets.ts";
import { composeDestinations, destinationIdsOf } from "./destinations.ts";
import { composeFaqs } from "./faqs.ts";
import { composeTours } from "./tours.ts";

const today = "2026-11-24";
/** The option's name in each language. */
const optionName =
  /flexible option|opzione flessibile|opción flexible|option flexible|flexiblen? Option/i;

test.each(markets)(
  "in $id a trip names the flexible option only where a departure offers it",
  (market) => {
    const destinations = composeDestinations(demoData.trips, market);
    const faqs = composeFaqs(demoData.trips, market, demoData.phrases, destinations);
    const named = demoData.trips.map((trip) => {
      const travelId = stableUuid("travel", market.id, trip.code);
      const places = new Set(destinationIdsOf(trip, destinations));
      const shown = faqs.filter((faq) =>
        faq.destinationId === null
          ? faq.travelId === null || faq.travelId === travelId
          : places.has(faq.destinationId),
      );
      const tours = composeTours(trip, market, travelId, [], today);
      return {
        trip: trip.code,
        isOffered: tours.some(({ flexibleCents }) => flexibleCents !== null),
        isNamed: optionName.test(JSON.stringify([trip, shown])),
      };
    });
    expect(named.filter(({ isOffered, isNamed }) => isOffered !== isNamed)).toEqual([]);
    expect(new Set(named.map(({ isOffered }) => isOffered))).toEqual(new Set([true, false]));
  },
);
