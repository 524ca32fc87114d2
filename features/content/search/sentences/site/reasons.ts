import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { TourReads } from "#features/catalogue/tours/site/reads.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { TravelReads } from "#features/catalogue/travels/site/reads.ts";
import type { SearchHit, SearchQuery } from "#features/content/search/contract.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { daysBetween } from "#markets/days.ts";
import { formatComingDay } from "#markets/format.ts";
import { formatAmount, type Localizer, shownCents } from "#markets/localizer.ts";
import type { Site } from "#markets/site/site.ts";

type Reason = Readonly<{ fits: string | null; against: string | null }>;

const confirmed: readonly Tour["status"][] = ["CONFIRMED", "ALMOST_FULL"];

/** Why a departure fits what was asked, and what speaks against it, by its own facts. */
const reasonOf = (
  localizer: Localizer,
  query: SearchQuery,
  tour: Tour,
  travel: Travel | undefined,
): Reason => {
  const { t, today } = localizer;
  const { cents } = priceOn(tour, today);
  const days = daysBetween(tour.startDate, tour.endDate) + 1;
  const start = formatComingDay(tour.startDate, localizer.market, today);
  const limit = query.priceMax === null ? null : query.priceMax * 100;
  const left = limit === null ? 0 : limit - shownCents(localizer, cents);
  const room = query.privateRoom ? (travel?.privateRoomCents ?? null) : null;
  const withRoom = room === null ? cents : cents + room;
  const isRoomTooMuch =
    room !== null && limit !== null && left >= 0 && shownCents(localizer, withRoom) > limit;
  const fits = [
    t("ownWords.fits", { n: days, date: start }),
    ...(left > 0
      ? [t("ownWords.below", { price: formatAmount({ ...localizer, display: null }, left) })]
      : []),
    ...(room === null || isRoomTooMuch
      ? []
      : [t("ownWords.room", { price: formatAmount(localizer, room) })]),
  ];
  const against = [
    ...(isRoomTooMuch
      ? [t("ownWords.roomTotal", { price: formatAmount(localizer, withRoom) })]
      : []),
    ...(confirmed.includes(tour.status) ? [] : [t("ownWords.notConfirmed")]),
  ];
  return {
    fits: `${fits.join(", ")}.`,
    against: against.length > 0 ? against.join(" ") : null,
  };
};

/** The reasons of the departures that a search has found, by the travel's id. */
export const reasonsOf = async (
  { catalogue, localizer }: Site<TourReads & TravelReads>,
  query: SearchQuery,
  hits: readonly SearchHit[],
): Promise<ReadonlyMap<string, Reason>> => {
  const [tours, travels] = await Promise.all([
    catalogue.toursByIds(hits.flatMap(({ tourId }) => tourId ?? [])),
    catalogue.travelsByIds(hits.map(({ travelId }) => travelId)),
  ]);
  const byId = new Map(travels.map((travel) => [travel.id, travel]));
  return new Map(
    hits.flatMap(({ travelId, tourId }) => {
      const tour = tours.get(tourId ?? "");
      return tour ? [[travelId, reasonOf(localizer, query, tour, byId.get(travelId))]] : [];
    }),
  );
};
