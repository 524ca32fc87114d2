import { expect, test } from "vitest";
import { trueCost } from "./rules.ts";

const vietnam = {
  priceCents: 139_900,
  moneyPot: { lowCents: 15_000, highCents: 21_000 },
  flight: { directCents: 84_000, stopsCents: 61_200 },
  privateRoom: true,
  privateRoomCents: 21_800,
};

test("price, pot and flight make one sum, the cheap of each and the dear of each", () => {
  expect(trueCost(vietnam)).toEqual({
    price: { lowCents: 139_900, highCents: 139_900 },
    moneyPot: { lowCents: 15_000, highCents: 21_000 },
    flight: { lowCents: 61_200, highCents: 84_000 },
    sum: { lowCents: 216_100, highCents: 244_900 },
    elsewhere: { lowCents: 76_200, highCents: 105_000 },
    privateRoom: { cents: 21_800, sum: { lowCents: 237_900, highCents: 266_700 } },
  });
});

test("one known flight is both ends, and none leaves flights out of the sum", () => {
  const oneWay = trueCost({ ...vietnam, flight: { directCents: null, stopsCents: 61_200 } });
  expect(oneWay.flight).toEqual({ lowCents: 61_200, highCents: 61_200 });
  const none = trueCost({ ...vietnam, flight: { directCents: null, stopsCents: null } });
  expect(none.flight).toBeNull();
  expect(none.sum).toEqual({ lowCents: 154_900, highCents: 160_900 });
});

test("an empty pot is no line, and a room that is not offered has no price", () => {
  const bare = trueCost({
    ...vietnam,
    moneyPot: { lowCents: 0, highCents: 0 },
    privateRoom: false,
  });
  expect(bare.moneyPot).toBeNull();
  expect(bare.privateRoom).toBeNull();
  expect(trueCost({ ...vietnam, privateRoomCents: null }).privateRoom).toBeNull();
});

const some = [0, 1, 9_999, 10_000_000];
const orNone = [null, ...some];

test("whatever the figures: the ends are in order, and what is paid to us and elsewhere is the sum", () => {
  for (const priceCents of some)
    for (const lowCents of some)
      for (const highCents of some)
        for (const directCents of orNone)
          for (const stopsCents of orNone) {
            const { price, elsewhere, sum } = trueCost({
              ...vietnam,
              priceCents,
              moneyPot: { lowCents, highCents },
              flight: { directCents, stopsCents },
            });
            expect(sum.lowCents).toBeLessThanOrEqual(sum.highCents);
            expect(price.lowCents + elsewhere.lowCents).toBe(sum.lowCents);
            expect(price.highCents + elsewhere.highCents).toBe(sum.highCents);
          }
});
