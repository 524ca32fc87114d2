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
  deposit: null,
};
const choice = { seats: 2, room: "shared", flexible: false } as const;

const noteIn = (id: string, display: Localizer["display"]): string | null => {
  const market = marketById(id);
  const localizer = { market, t: translatorFor(market), today: "2027-03-20", display };
  return toBillView(localizer, bill, choice, true).total.note;
};

test("in en-WE the total names both currencies until the home address is known, elsewhere none", () => {
  expect(noteIn("en-WE", null)).toMatch(/GBP.*EUR/);
  const euros = { currency: "EUR", rate: 1.2, date: "2027-03-20" } as const;
  const note = noteIn("en-WE", euros)?.replaceAll("\u00A0", " ");
  expect(note).toMatch(/2[.,]400.*2[.,]000/);
  expect(noteIn("it-IT", null)).toBeNull();
});
