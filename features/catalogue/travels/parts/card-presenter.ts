import type { Picture } from "#features/assets/media/contract.ts";
import type { ReviewSummary } from "#features/catalogue/reviews/contract.ts";
import type { PricedTour, Tour } from "#features/catalogue/tours/contract.ts";
import { ratingLine } from "#features/catalogue/reviews/parts/reviews-presenter.ts";
import { isScoreFirst } from "#features/catalogue/reviews/rules.ts";
import { discountPercent, priceOn } from "#features/records/prices/rules.ts";
import { otherDates } from "#features/catalogue/tours/parts/other-dates.ts";
import {
  formatAges,
  toStatusView,
} from "#features/catalogue/tours/parts/status/status-presenter.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { People } from "#features/records/prices/contract.ts";
import {
  paidNote,
  peopleWord,
  toRowPriceView,
} from "#features/records/prices/parts/price-presenter.ts";
import { formatComingDay, formatNumber, formatPercent } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { CardLabels, TravelCardView } from "#features/catalogue/travels/parts/card-view.ts";

/**
 * `tour` is the departure of which the card shows day, status and price, `upcoming` are all upcoming
 * departures.
 */
export type TravelCardParts = Readonly<{
  travel: Travel;
  tour: Tour | null;
  upcoming: readonly PricedTour[];
  countries: readonly string[];
  poster: Picture | null;
  reviews: ReviewSummary | null;
  /** True when the search filters departures. The ages are then those of `tour`. */
  isForDeparture: boolean;
  /** For how many people the price is shown. */
  people: People;
}>;

/**
 * The ages of the shown departure when the search filters departures; otherwise the ages of all
 * departures of the trip.
 */
const agesOf = (
  localizer: Localizer,
  { tour, upcoming, isForDeparture }: TravelCardParts,
): string | null => {
  if (isForDeparture && tour) return formatAges(localizer, tour.ageRange);
  const [first, ...others] = new Set(upcoming.map(({ ageRange }) => ageRange));
  if (!first) return null;
  return others.length === 0 ? formatAges(localizer, first) : localizer.t("card.agesVary");
};

const flagOf = (
  { t, market, today }: Localizer,
  travel: Travel,
  tour: Tour | null,
): TravelCardView["flag"] => {
  const percent = tour ? discountPercent(priceOn(tour, today)) : 0;
  if (tour && percent > 0 && tour.discountUntil)
    return {
      kind: "discount",
      text: t("card.discount", {
        percent: formatPercent(percent, market.language),
        date: formatComingDay(tour.discountUntil, market, today),
      }),
    };
  return travel.isUnique ? { kind: "unique", text: t("card.unique") } : null;
};

/** Null while the trip has no reviews. */
export const toScoreView = (
  { t, market }: Localizer,
  reviews: ReviewSummary | null,
): TravelCardView["score"] => {
  if (!reviews || reviews.count === 0) return null;
  const { first, rest } = ratingLine({ t, market }, reviews);
  const isFew = !isScoreFirst(reviews.count);
  return {
    first,
    rest: isFew ? rest : `(${formatNumber(reviews.count, market.language)})`,
    full: `${first} ${rest}`,
    isFew,
  };
};

export const toTravelCard = (localizer: Localizer, parts: TravelCardParts): TravelCardView => {
  const { t, market, today } = localizer;
  const { travel, tour } = parts;
  // Nobody can have the price of a sold-out departure, unless they searched for such departures.
  const priced = tour?.status === "SOLD_OUT" && !parts.isForDeparture ? null : tour;
  const ages = agesOf(localizer, parts);
  return {
    id: travel.id,
    path: pathOf(market.id, "travels-travel", { travel: travel.slug }) ?? "/",
    name: travel.name,
    countries: parts.countries.join(", "),
    facts: [t("count.days", { n: travel.days }), ages].filter(Boolean).join(" · "),
    score: toScoreView(localizer, parts.reviews),
    poster: parts.poster,
    price: priced && {
      ...toRowPriceView(localizer, priceOn(priced, today), parts.people),
      isFrom: parts.upcoming.some(({ id, isCheapest }) => isCheapest && id === priced.id),
    },
    flag: flagOf(localizer, travel, priced),
    next: tour && {
      status: toStatusView(localizer, tour, otherDates(parts.upcoming, tour, today)),
      day: tour.departureDate,
      text: formatComingDay(tour.departureDate, market, today),
    },
  };
};

export const toCardLabels = (localizer: Localizer, people: People = 1): CardLabels => ({
  from: localizer.t("card.from"),
  perPerson: peopleWord(localizer, people),
  was: localizer.t("card.was"),
  noDepartures: localizer.t("card.noDepartures"),
  paid: paidNote(localizer),
});
