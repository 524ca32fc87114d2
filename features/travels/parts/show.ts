import type { Picture } from "#features/media/contract.ts";
import type { ReviewSummary } from "#features/reviews/contract.ts";
import type { PricedTour, Tour } from "#features/tours/contract.ts";
import { discountPercent, priceOn } from "#features/tours/rules.ts";
import { otherDates } from "#features/tours/parts/other-dates.ts";
import { showAges, showStatus } from "#features/tours/parts/show.ts";
import { showPrice, type Voice } from "#features/tours/parts/voice.ts";
import { formatComingDay, formatNumber, formatPercent } from "#markets/format.ts";
import { pathOf } from "#markets/markets.ts";
import type { Travel } from "#features/travels/contract.ts";
import type { CardWords, TravelCardView } from "#features/travels/parts/card-view.ts";

/** What a card is made of: `tour` is the departure that it shows, `priced` the one whose price it names, `coming` are all. */
export type CardParts = Readonly<{
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
const agesOf = (voice: Voice, { tour, coming, isOfDeparture }: CardParts): string | null => {
  if (isOfDeparture && tour) return showAges(voice, tour.ageRange);
  const [first, ...others] = new Set(coming.map(({ ageRange }) => ageRange));
  if (!first) return null;
  return others.length === 0 ? showAges(voice, first) : voice.say("card.agesVary");
};

const flagOf = (
  { say, market, today }: Voice,
  travel: Travel,
  tour: Tour | null,
): TravelCardView["flag"] => {
  const percent = tour ? discountPercent(priceOn(tour, today)) : 0;
  if (tour && percent > 0 && tour.discountUntil)
    return {
      kind: "discount",
      text: say("card.discount", {
        percent: formatPercent(percent, market.language),
        date: formatComingDay(tour.discountUntil, market, today),
      }),
    };
  return travel.isUnique ? { kind: "unique", text: say("card.unique") } : null;
};

/** A score out of 5 with how many gave it, for the eye and for the ear; null before the first review. */
export const showScore = (
  { say, market }: Voice,
  reviews: ReviewSummary | null,
): TravelCardView["score"] => {
  if (!reviews || reviews.count === 0) return null;
  const short = formatNumber(reviews.average, market.language, { decimals: 1 });
  return {
    short,
    count: `(${formatNumber(reviews.count, market.language)})`,
    full: `${short} ${say("reviews.summary", { n: reviews.count })}`,
  };
};

/** A trip as its card shows it. */
export const showTravelCard = (voice: Voice, parts: CardParts): TravelCardView => {
  const { say, market, today } = voice;
  const { travel, tour, priced } = parts;
  // A discount belongs to its departure: beside another's day and status it would be read as theirs.
  const discounted = priced?.id === tour?.id ? priced : null;
  const ages = agesOf(voice, parts);
  return {
    id: travel.id,
    path: pathOf(market.id, "travels-travel", { travel: travel.slug }) ?? "/",
    name: travel.name,
    countries: parts.countries.join(", "),
    facts: [say("count.days", { n: travel.days }), ages].filter(Boolean).join(" · "),
    score: showScore(voice, parts.reviews),
    poster: parts.poster,
    price: priced && {
      ...showPrice(voice, {
        cents: priceOn(priced, today).cents,
        wasCents: discounted && priceOn(discounted, today).wasCents,
      }),
      isFrom: parts.coming.some(({ id, isFirstPriced }) => isFirstPriced && id === priced.id),
    },
    flag: flagOf(voice, travel, discounted),
    next: tour && {
      status: showStatus(voice, tour, otherDates(parts.coming, tour)),
      day: tour.departureDate,
      text: formatComingDay(tour.departureDate, market, today),
    },
  };
};

/** The words that stand on every card alike. */
export const showCardWords = ({ say }: Voice): CardWords => ({
  from: say("card.from"),
  perPerson: say("card.perPerson"),
  was: say("card.was"),
  noDepartures: say("card.noDepartures"),
});
