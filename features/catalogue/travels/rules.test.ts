import { expect, test } from "vitest";
import { travelExample } from "./record-contract.ts";
import { trueCost } from "./rules.ts";
import { publicationRefusal } from "./travel-rules.ts";

const vietnam = {
  priceCents: 139_900,
  moneyPot: { lowCents: 15_000, highCents: 21_000 },
  flight: { directCents: 84_000, stopsCents: 61_200 },
  privateRoom: true,
  privateRoomCents: 21_800,
};

test("the sum of price, money pot and flight has no upper end, because nobody knows the dearest flight", () => {
  expect(trueCost(vietnam)).toEqual({
    price: { lowCents: 139_900, highCents: 139_900 },
    paidToUs: { lowCents: 139_900, highCents: 139_900 },
    moneyPot: { lowCents: 15_000, highCents: 21_000 },
    flight: { lowCents: 61_200, highCents: null },
    sum: { lowCents: 216_100, highCents: null },
    paidToOthers: { lowCents: 76_200, highCents: null },
    privateRoom: { cents: 21_800, sum: { lowCents: 237_900, highCents: null } },
  });
});

test("the sum starts at the one known flight; without any, it leaves flights out and has an upper end", () => {
  const oneWay = trueCost({ ...vietnam, flight: { directCents: null, stopsCents: 61_200 } });
  expect(oneWay.flight).toEqual({ lowCents: 61_200, highCents: null });
  const none = trueCost({ ...vietnam, flight: { directCents: null, stopsCents: null } });
  expect(none.flight).toBeNull();
  expect(none.sum).toEqual({ lowCents: 154_900, highCents: 160_900 });
});

test("an empty money pot has no line, and a room that is not offered has no price", () => {
  const bare = trueCost({
    ...vietnam,
    moneyPot: { lowCents: 0, highCents: 0 },
    privateRoom: false,
  });
  expect(bare.moneyPot).toBeNull();
  expect(bare.privateRoom).toBeNull();
  expect(trueCost({ ...vietnam, privateRoomCents: null }).privateRoom).toBeNull();
});

const amounts = [0, 1, 9_999, 10_000_000];
const amountsOrNull = [null, ...amounts];

test("for any amounts, the range is ordered and what is paid to us and to others adds up to the sum", () => {
  for (const priceCents of amounts)
    for (const lowCents of amounts)
      for (const highCents of amounts)
        for (const directCents of amountsOrNull)
          for (const stopsCents of amountsOrNull) {
            const { price, paidToOthers, sum } = trueCost({
              ...vietnam,
              priceCents,
              moneyPot: { lowCents, highCents },
              flight: { directCents, stopsCents },
            });
            const hasFlight = directCents !== null || stopsCents !== null;
            expect(price.lowCents + paidToOthers.lowCents).toBe(sum.lowCents);
            expect([paidToOthers.highCents === null, sum.highCents === null]).toEqual([
              hasFlight,
              hasFlight,
            ]);
            const [high = 0, ours = 0, others = 0] = [sum, price, paidToOthers].map(
              (part) => part.highCents ?? part.lowCents,
            );
            expect(sum.lowCents).toBeLessThanOrEqual(high);
            expect(hasFlight || high === ours + others).toBe(true);
          }
});

test("an unwritten travel says why it cannot be published, a written one can be", () => {
  const written = {
    ...travelExample,
    story: "Dunes.",
    itinerary: Array.from({ length: travelExample.days }, (_, index) => ({
      title: `Day ${index + 1}`,
      text: "",
      sleep: null,
      meals: [],
      transport: null,
      hours: null,
      pictureId: null,
      lodging: null,
      activities: [],
    })),
    destinationIds: [travelExample.tripId],
    included: ["Beds"],
  };
  expect(publicationRefusal(written)).toBeNull();
  expect(publicationRefusal({ ...written, tagline: " " })).toBe(
    "A published travel needs a line under its name.",
  );
  expect(publicationRefusal({ ...written, tripId: "", name: "", tagline: "" })).toBe(
    "Choose its trip. 2 more things are missing.",
  );
  const [first, ...others] = written.itinerary;
  if (!first) throw new Error("No day.");
  const withActivity = (name: string, cents: number | null) => ({
    ...written,
    itinerary: [{ ...first, activities: [{ name, cents }] }, ...others],
  });
  expect(publicationRefusal(withActivity("Hammam", 0))).toBeNull();
  expect(publicationRefusal(withActivity("Hammam", null))).toBe(
    "Write its price, 0 where it is free.",
  );
  expect(publicationRefusal(withActivity(" ", 1200))).toBe("Write this activity, or remove it.");
});
