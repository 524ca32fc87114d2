import type { Picture } from "#features/media/contract.ts";
import type { ReviewSummary } from "#features/reviews/contract.ts";
import type { PricedTour, Tour } from "#features/tours/contract.ts";
import { discountPercent, priceOn } from "#features/tours/rules.ts";
import { otherDates } from "#features/tours/parts/other-dates.ts";
import { formatAges, toStatusView } from "#features/tours/parts/status/status-presenter.ts";
import type { Localizer } from "#markets/localizer.ts";
import { toPriceView } from "#features/tours/parts/price/price-presenter.ts";
import { formatComingDay, formatNumber, formatPercent } from "#markets/format.ts";
import { pathOf } from "#markets/markets.ts";
import type { Travel } from "#features/travels/contract.ts";
import type { CardLabels, TravelCardView } from "#features/travels/parts/card-view.ts";

/** What a card is made of: `tour` is the departure that it shows, `priced` the one whose price it names, `coming` are all. */
export type TravelCardParts = Readonly<{
  travel: Travel;
  tour: Tour | null;
  priced: Tour | null;
  coming: readonly PricedTour[];
  countries: readonly string[];
  poster: Picture | null;
  reviews: ReviewSummary | null;
  /** Departures were asked for: the card speaks of the one that it shows, and of no other. */
  isOfDeparture: boolean;
}>;

/** For which ages a card is: those of its departure where one was asked for, else of all of the trip. */
const agesOf = (
  localizer: Localizer,
  { tour, coming, isOfDeparture }: TravelCardParts,
): string | null => {
  if (isOfDeparture && tour) return formatAges(localizer, tour.ageRange);
  const [first, ...others] = new Set(coming.map(({ ageRange }) => ageRange));
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

/** A score out of 5 with how many gave it, for the eye and for the ear; null before the first review. */
export const toScoreView = (
  { t, market }: Localizer,
  reviews: ReviewSummary | null,
): TravelCardView["score"] => {
  if (!reviews || reviews.count === 0) return null;
  const short = formatNumber(reviews.average, market.language, { decimals: 1 });
  return {
    short,
    count: `(${formatNumber(reviews.count, market.language)})`,
    full: `${short} ${t("reviews.summary", { n: reviews.count })}`,
  };
};

/** A trip as its card shows it. */
export const toTravelCard = (localizer: Localizer, parts: TravelCardParts): TravelCardView => {
  const { t, market, today } = localizer;
  const { travel, tour, priced } = parts;
  // A discount belongs to its departure: beside another's day and status it would be read as theirs.
  const discounted = priced?.id === tour?.id ? priced : null;
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
      ...toPriceView(localizer, {
        cents: priceOn(priced, today).cents,
        wasCents: discounted && priceOn(discounted, today).wasCents,
      }),
      isFrom: parts.coming.some(({ id, isFirstPriced }) => isFirstPriced && id === priced.id),
    },
    flag: flagOf(localizer, travel, discounted),
    next: tour && {
      status: toStatusView(localizer, tour, otherDates(parts.coming, tour)),
      day: tour.departureDate,
      text: formatComingDay(tour.departureDate, market, today),
    },
  };
};

/** The words that stand on every card alike. */
export const toCardLabels = ({ t }: Localizer): CardLabels => ({
  from: t("card.from"),
  perPerson: t("card.perPerson"),
  was: t("card.was"),
  noDepartures: t("card.noDepartures"),
});
