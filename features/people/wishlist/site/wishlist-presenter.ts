import type { DepartureView } from "#features/catalogue/tours/parts/departure-view.ts";
import { changeOf, type TourChange } from "#features/people/wishlist/rules.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { SavedTour } from "#features/people/wishlist/contract.ts";
import { dayAt, formatList, formatLongDate } from "#markets/format.ts";
import { formatAmount, type Localizer } from "#markets/localizer.ts";
import { formatDays, formatPlannedDay } from "#markets/planned-days.ts";
import type { PriceChangeView, SavedTourView, WishlistView } from "./wishlist-view.ts";

export const savedDate = ({ market }: Localizer, at: Date): string =>
  formatLongDate(dayAt(at, market), market);

type PriceThen = Readonly<{ cents: number; at: Date }>;

/** Up as plainly as down. @param by cents more than then */
export const toPriceChange = (
  localizer: Localizer,
  before: PriceThen,
  by: number,
): PriceChangeView | null => {
  if (by === 0) return null;
  const price = formatAmount(localizer, before.cents);
  return {
    direction: by > 0 ? "up" : "down",
    text: localizer.t("wishlist.priceWas", { price, date: savedDate(localizer, before.at) }),
    spoken: localizer.t(by > 0 ? "wishlist.priceUp" : "wishlist.priceDown"),
  };
};

const sinceText = ({ t }: Localizer, { status }: TourChange): string | null => {
  if (status === null) return null;
  if (status === "confirmed") return t("wishlist.sinceConfirmed");
  return t(status === "sold-out" ? "wishlist.sinceSoldOut" : "wishlist.sinceOther");
};

/** A departure that was saved, with what stood then; nothing of that is known of a device's. */
export type KnownTour = Readonly<{
  id: string;
  /** Of its travel. */
  name: string;
  days: Pick<SavedTour, "departureDate" | "startDate" | "endDate">;
  addedAt: Date;
  before: SavedTour | null;
  /** Null for one that is gone. */
  now: Tour | null;
}>;

export const changeOfTour = ({ before, now }: KnownTour, today: string): TourChange =>
  before
    ? changeOf(before, now, today)
    : { isGone: now === null, status: null, priceBy: 0, at: null };

/** @param departure the departure as rows show it; null for one that is gone */
export const toSavedTour = (
  localizer: Localizer,
  tour: KnownTour,
  departure: DepartureView | null,
): SavedTourView => {
  const { t, market, today } = localizer;
  const { id, name, days, before } = tour;
  const change = changeOfTour(tour, today);
  const day = formatPlannedDay(days.departureDate, market);
  const date = before && savedDate(localizer, before.addedAt);
  const isSame = before !== null && !change.isGone && change.priceBy === 0;
  return {
    heart: { kind: "tour", id, name, label: t("card.save", { name: `${name}, ${day}` }) },
    day,
    days: formatDays(days.startDate, days.endDate, market),
    departure,
    since: sinceText(localizer, change),
    statusWas:
      before && date && change.status
        ? t("wishlist.statusWas", { date, status: t(`status.${before.status}`) })
        : null,
    price: isSame
      ? { direction: null, text: t("wishlist.priceSame"), spoken: "" }
      : before &&
        toPriceChange(localizer, { cents: before.priceCents, at: before.addedAt }, change.priceBy),
  };
};

/** What has changed in all, in one sentence; null where nothing has. */
export const toChanges = (
  { t, market }: Localizer,
  changes: readonly TourChange[],
): WishlistView["changes"] => {
  const count = (isCounted: (change: TourChange) => boolean) => changes.filter(isCounted).length;
  const counted = [
    ["wishlist.nConfirmed", count(({ status }) => status === "confirmed")],
    ["wishlist.nSoldOut", count(({ status }) => status === "sold-out")],
    ["wishlist.nOther", count(({ status }) => status === "other")],
    ["wishlist.nGone", count(({ isGone }) => isGone)],
    ["wishlist.nPrices", count(({ priceBy }) => priceBy !== 0)],
  ] as const;
  const parts = counted.flatMap(([key, n]) => (n > 0 ? [t(key, { n })] : []));
  if (parts.length === 0) return null;
  const text = t("wishlist.changesBelow", { changes: formatList(parts, market.htmlLang) });
  return { title: t("wishlist.changes"), text };
};
