import { expect, test } from "vitest";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { markets } from "#markets/markets.ts";
import { formatMoney } from "#markets/format.ts";
import { translatorFor } from "#markets/translator.ts";
import { storedTour } from "#features/catalogue/tours/testing/stored-tour.ts";
import { toMonthViews } from "./calendar-presenter.ts";

test.each(markets)(
  "in $id a month counts and prices only departures with places left",
  (market) => {
    const t = translatorFor(market);
    const localizer = { market, t, today: "2026-11-29", display: null };
    const monthOf = (...tours: readonly (readonly [Tour["status"], number])[]) => {
      const inMonth = tours.map(([status, priceCents]) =>
        storedTour({ departureDate: "2026-12-12", status, priceCents }),
      );
      return toMonthViews(localizer, inMonth, null, (month) => month)[0];
    };
    expect(monthOf(["WAITING_LIST", 50_000], ["CONFIRMED", 90_000])).toMatchObject({
      text: t("departures.month", { n: 1, price: formatMoney(90_000, market.currency) }),
      isPriced: true,
    });
    expect(monthOf(["WAITING_LIST", 50_000])).toMatchObject({
      text: t("status.WAITING_LIST"),
      isPriced: false,
    });
    const opensLater = { departureDate: "2026-12-20", openingDate: "2026-12-02" } as const;
    const unopened = storedTour({ ...opensLater, status: "PLANNED", priceCents: 40_000 });
    const open = storedTour({ departureDate: "2026-12-12", status: "PLANNED", priceCents: 90_000 });
    const [mixed] = toMonthViews(localizer, [open, unopened], null, (month) => month);
    expect(mixed?.text).toBe(
      t("departures.month", { n: 1, price: formatMoney(90_000, market.currency) }),
    );
    const [later] = toMonthViews(localizer, [unopened], null, (month) => month);
    expect(later).toMatchObject({ text: t("status.PLANNED"), isPriced: false });
    expect(monthOf(["SOLD_OUT", 50_000])).toMatchObject({ text: t("departures.monthOver") });
  },
);
