import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { TourReads } from "#features/catalogue/tours/site/reads.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { TravelReads } from "#features/catalogue/travels/site/reads.ts";
import type { SearchHit, SearchQuery } from "#features/content/search/contract.ts";
import type { Parameter, Wish } from "../reader.ts";
import { chipLabel, type ChipLookups } from "../chip-labels.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { daysBetween } from "#markets/days.ts";
import { formatComingDay } from "#markets/format.ts";
import { formatAmount, type Localizer, shownCents } from "#markets/localizer.ts";
import type { Site } from "#markets/site/site.ts";

type Reason = Readonly<{ fits: string | null; against: string | null }>;

/** What speaks against a departure by its status alone. */
const againstStatus: Readonly<
  Partial<Record<Tour["status"], "ownWords.notConfirmed" | "ownWords.full">>
> = {
  PLANNED: "ownWords.notConfirmed",
  ALMOST_CONFIRMED: "ownWords.notConfirmed",
  WAITING_LIST: "ownWords.full",
  SOLD_OUT: "ownWords.full",
};

type Matching = Readonly<{ query: SearchQuery; wishes: readonly Wish[]; lookups: ChipLookups }>;

/** Of several values of these, each trip that is found has one at least. */
const named: readonly Parameter[] = ["type", "style", "badge", "transport", "discounted", "unique"];

/** Whether a departure has what a wish names; what is no fact of its own is left unsaid. */
const holds = (
  { parameter, value }: Wish,
  { query, wishes }: Matching,
  tour: Tour,
  travel: Travel | undefined,
): boolean => {
  if (parameter === "mood") return travel?.moods.some((mood) => mood === value) ?? false;
  if (parameter === "status") return tour.status === value;
  if (parameter === "age")
    return query.age.some((age) => age === value) && tour.ageRange.toLowerCase() === value;
  return (
    named.includes(parameter) && wishes.filter((each) => each.parameter === parameter).length === 1
  );
};

/** Why a departure fits what was matching, and what speaks against it, by its own facts. */
const reasonOf = (
  localizer: Localizer,
  matching: Matching,
  tour: Tour,
  travel: Travel | undefined,
): Reason => {
  const { query, wishes, lookups } = matching;
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
  const said = wishes
    .filter((wish) => holds(wish, matching, tour, travel))
    .map((wish) => chipLabel(localizer, wish, lookups));
  const fits = [
    t("ownWords.fits", { n: days, date: start }),
    ...(left > 0
      ? [t("ownWords.below", { price: formatAmount({ ...localizer, display: null }, left) })]
      : []),
    ...(room === null || isRoomTooMuch
      ? []
      : [t("ownWords.room", { price: formatAmount(localizer, room) })]),
  ];
  const status = againstStatus[tour.status];
  const against = [
    ...(isRoomTooMuch
      ? [t("ownWords.roomTotal", { price: formatAmount(localizer, withRoom) })]
      : []),
    ...(status ? [t(status)] : []),
  ];
  return {
    fits: [...new Set(said), `${fits.join(", ")}.`].join(" · "),
    against: against.length > 0 ? against.join(" ") : null,
  };
};

/** The reasons of the departures that a search has found, by the travel's id. */
export const reasonsOf = async (
  { catalogue, localizer }: Site<TourReads & TravelReads>,
  matching: Matching,
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
      return tour ? [[travelId, reasonOf(localizer, matching, tour, byId.get(travelId))]] : [];
    }),
  );
};
