import { expect, test } from "vitest";
import {
  type BilledDeparture,
  billOf,
  deletedAt,
  kindFor,
  roomAtFirst,
  spokenNumber,
} from "./rules.ts";

const asked: BilledDeparture = {
  tour: {
    priceCents: 71_900,
    fullPriceCents: null,
    discountUntil: null,
    deposit: { cents: 24_000, until: "2028-01-11" },
    balanceDue: "2028-02-09",
    flexibleCents: 4900,
    departureDate: "2028-03-11",
  },
  privateRoomCents: 13_000,
};
const today = "2027-12-01";

test("the flexible option is paid with the deposit, and deposit and balance make the total", () => {
  const bill = billOf(asked, { seats: 2, room: "private", flexible: true }, today);
  expect(bill).toEqual({
    seatCents: 71_900,
    seatsCents: 143_800,
    roomCents: 0,
    flexibleCents: 9800,
    totalCents: 153_600,
    deposit: {
      cents: 57_800,
      seatCents: 24_000,
      until: "2028-01-11",
      balanceCents: 95_800,
      balanceDue: "2028-02-09",
    },
  });
});

test.each([
  [1, 13_000],
  [2, 0],
  [3, 13_000],
  [4, 0],
])("private rooms for %i cost %i more: only one who is alone pays", (seats, cents) => {
  const choice = { seats, room: "private", flexible: false } as const;
  expect(billOf(asked, choice, today).roomCents).toBe(cents);
  expect(roomAtFirst(seats, asked)).toBe(cents === 0 ? "private" : "shared");
});

test("after the deposit's last day the whole total is due on booking", () => {
  const choice = { seats: 1, room: "shared", flexible: false } as const;
  expect(billOf(asked, choice, "2028-01-12")).toMatchObject({ totalCents: 71_900, deposit: null });
});

test.each([
  ["PLANNED", "2028-03-11", null, "seat"],
  ["WAITING_LIST", "2028-03-11", null, "waiting-list"],
  ["SOLD_OUT", "2028-03-11", null, "other-dates"],
  ["PLANNED", "2028-03-11", "2028-01-01", "waiting-list"],
  ["PLANNED", today, null, null],
] as const)("%s on %s, open from %s, can be asked for: %s", (status, day, openingDate, kind) => {
  expect(kindFor({ status, departureDate: day, openingDate }, today)).toBe(kind);
});

test("a request is kept 24 months after its departure, a withdrawn one 90 days", () => {
  expect(deletedAt("2028-03-11", null).toISOString()).toBe("2030-03-11T00:00:00.000Z");
  const withdrawn = deletedAt("2028-03-11", new Date("2027-12-01T10:00:00Z"));
  expect(withdrawn.toISOString()).toBe("2028-02-29T10:00:00.000Z");
  expect(spokenNumber("US", 72)).toBe("US-0072");
});
