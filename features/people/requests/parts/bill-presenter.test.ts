import { expect, test } from "vitest";
import { marketById } from "#markets/markets.ts";
import type { Localizer } from "#markets/localizer.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Bill } from "../contract.ts";
import { toBillView } from "./bill-presenter.ts";

const bill: Bill = {
  seatCents: 100_000,
  seatsCents: 200_000,
  roomCents: 0,
  flexibleCents: 0,
  totalCents: 200_000,
  deposit: {
    cents: 40_000,
    seatCents: 20_000,
    until: "2027-04-01",
    balanceCents: 160_000,
    balanceDue: "2027-05-01",
  },
};
const choice = { seats: 2, room: "shared", flexible: false } as const;
const euros = { currency: "EUR", rate: 1.2, date: "2027-03-20" } as const;

const amountsIn = (paid: Pick<Localizer, "display" | "otherPaid">): readonly string[] => {
  const market = marketById("en-WE");
  const localizer = { market, t: translatorFor(market), today: "2027-03-20", ...paid };
  const { total, due, sentence } = toBillView(localizer, bill, choice, true);
  return [total.amount, ...due.map(({ amount }) => amount), sentence].map((text) =>
    text.replaceAll("\u00A0", " "),
  );
};

test("in en-WE a bill is in both currencies until the home address decides, then in that one alone", () => {
  const [total, deposit, balance, sentence] = amountsIn({ display: null, otherPaid: euros });
  expect(total).toBe("£2,000 · 2.400 €");
  expect(deposit).toBe("£400 · 480 €");
  expect(balance).toBe("£1,600 · 1.920 €");
  expect(sentence).toContain("£2,000 · 2.400 €");
  for (const amount of amountsIn({ display: null, otherPaid: null }))
    expect(amount).not.toContain("€");
  for (const amount of amountsIn({ display: euros, otherPaid: null }))
    expect(amount).not.toContain("£");
});
