import { expect, test } from "vitest";
import { installmentText } from "#features/company/settings/parts/installment-text.ts";
import { toDeparturePanels } from "#features/catalogue/tours/parts/departure-panels.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { PriceChoice } from "#features/records/prices/contract.ts";
import { plainChoice } from "#features/records/prices/rules.ts";
import { storedTour } from "#features/catalogue/tours/testing/stored-tour.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import { travelExample } from "#features/catalogue/travels/record-contract.ts";
import type { Localizer } from "#markets/localizer.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { formatAmountRange, toCostView } from "./cost-presenter.ts";

const market = marketById("en-WE");
const localizer: Localizer = {
  market,
  t: translatorFor(market),
  today: "2026-11-29",
  display: { currency: "EUR", rate: 1.1523, date: "2026-11-27" },
};
const travel: Travel = {
  ...travelExample,
  id: travelExample.tripId,
  version: 1,
  updatedAt: "2026-11-01T00:00:00Z",
  moneyPot: { lowCents: 15_000, highCents: 15_000, items: [] },
  flight: {
    airport: "HAN",
    city: "Hanoi",
    returnCity: null,
    directCents: 53_700,
    stopsCents: 41_300,
  },
  privateRoom: true,
  privateRoomCents: 21_900,
};
const tourAt = (priceCents: number, depositCents: number) =>
  storedTour({
    status: "CONFIRMED",
    priceCents,
    deposit: { cents: depositCents, until: "2031-01-01" },
  });

const billOf = (tour: Tour, choice: PriceChoice) =>
  toCostView(localizer, { travel, tour, text: "", plan: null, choice, choices: [] });

const eurosIn = (text: string | null | undefined): number[] =>
  [...(text ?? "").matchAll(/([\d.]+)\u00A0€/g)].map(([, amount = ""]) =>
    Number(amount.replaceAll(".", "")),
  );

test("in euros deposit and balance make the price, and the parts of the bill make its total", () => {
  for (let pounds = 899; pounds < 999; pounds += 1) {
    const tour = tourAt(pounds * 100, 18_100 + pounds);
    const { lines, sum, extras, schedule } = billOf(tour, plainChoice(1));
    const [price = 0] = eurosIn(lines[0]?.amount);
    expect(price).toBe(Math.round(pounds * 1.1523));
    const [deposit = 0, balance = 0] = (schedule?.lines ?? []).flatMap(({ amount }) =>
      eurosIn(amount),
    );
    expect(deposit + balance).toBe(price);
    const [total = 0] = eurosIn(sum.amount);
    expect(lines.map(({ amount }) => eurosIn(amount)[0] ?? 0).reduce((a, b) => a + b)).toBe(total);
    const [us = 0, others = 0] = eurosIn(sum.split);
    expect(us + others).toBe(total);
    const [room = 0, withRoom = 0] = eurosIn(extras[0]?.payee);
    expect(total + room).toBe(withRoom);
    const [pay] = toDeparturePanels(localizer, travel, tour, {
      status: { status: "CONFIRMED", label: "", meaning: "", guidance: "" },
      decision: [],
    });
    const [shown = 0, today = 0, later = 0] = (pay?.lines ?? []).flatMap(({ value }) =>
      eurosIn(value),
    );
    expect([shown, today + later]).toEqual([price, price]);
  }
});

test("in euros the payments make the price", () => {
  const plans = { enabled: true, installments: 3, minimumPrice: 0, further: [] };
  for (let pounds = 899; pounds < 930; pounds += 1) {
    const [each = 0, last = each] = eurosIn(installmentText(localizer, plans, pounds * 100));
    expect(each * 2 + last).toBe(Math.round(pounds * 1.1523));
  }
});

test.each([
  ["160\u00A0€", "220\u00A0€", "160–220\u00A0€"],
  ["1.160\u00A0€", "1.220\u00A0€", "1.160–1.220\u00A0€"],
  ["£150", "£1,210", "£150–1,210"],
  ["£150", "£150", "£150"],
])("%s to %s is written %s", (low, high, range) => {
  expect(formatAmountRange(low, high).replaceAll("\u2060", "")).toBe(range);
});
