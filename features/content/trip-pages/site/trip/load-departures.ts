import { type DepartureChoice, isForAge } from "#features/catalogue/tours/choice-rules.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { type AgeRange, ageRanges } from "#features/catalogue/departure-filters/contract.ts";
import type {
  DeparturesView,
  MonthView,
} from "#features/catalogue/tours/parts/calendar/calendar-view.ts";
import { foldMonths, monthsOfLink } from "#features/catalogue/tours/parts/calendar/fold-months.ts";
import { monthColumns } from "#features/catalogue/tours/parts/calendar/month-columns.ts";
import {
  toCalendarView,
  toMonthViews,
} from "#features/catalogue/tours/parts/calendar/calendar-presenter.ts";
import { isOnSale } from "#features/catalogue/tours/rules.ts";
import type { People } from "#features/records/prices/contract.ts";
import { toPeopleChoice } from "#features/records/prices/parts/people-choice.ts";
import { peopleFrom } from "#features/records/prices/rules.ts";
import { payNote } from "#features/records/prices/parts/price-presenter.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import { isDay, monthsApart } from "#markets/days.ts";
import { formatLongDate, formatMonth } from "#markets/format.ts";
import { departureRows, departureLabels } from "#features/content/search/parts/cards.ts";
import { compareForm } from "#features/catalogue/tours/parts/compare/compare-presenter.ts";
import type { TripSite } from "../trip-site.ts";
import { notifyMeView } from "./load-sections.ts";
import { travelPath } from "#features/catalogue/travels/parts/travel-path.ts";

/**
 * The notice for a visitor who comes from another market and whose departure this market does not
 * offer; null when it does.
 */
const notOfferedText = (
  { localizer: { t, market } }: TripSite,
  tours: readonly Tour[],
  query: URLSearchParams,
): string | null => {
  const day = query.get("tour")?.slice(0, 10) ?? "";
  const isOffered = tours.some(({ departureDate }) => departureDate === day);
  if (!isDay(day) || tours.length === 0 || isOffered) return null;
  return t("departures.notHere", { date: formatLongDate(day, market) });
};

/**
 * The day of the first departure within the dates of a search that can be booked or, failing that,
 * joined. Null without such dates or departures.
 */
const firstDayWithin = (
  tours: readonly Tour[],
  query: URLSearchParams,
  age: AgeRange | null,
  today: string,
): string | null => {
  const [from, to] = [query.get("from") ?? "", query.get("to") ?? ""];
  if (!isDay(from) && !isDay(to)) return null;
  const within = tours.filter(
    (tour) =>
      isForAge(tour, age) &&
      tour.status !== "SOLD_OUT" &&
      (!isDay(from) || tour.departureDate >= from) &&
      (!isDay(to) || tour.endDate <= to),
  );
  const first = within.find((tour) => isOnSale(tour, today)) ?? within[0];
  return first?.departureDate ?? null;
};

/**
 * Reads what a visitor has chosen from the address: a departure by its day, a month, ages, or the
 * dates of their search, which stand for the first departure within them. A day implies its month.
 * @param tours departures of the travel, the earliest first
 */
export const departureChoiceFrom = (
  query: URLSearchParams,
  tours: readonly Tour[],
  today: string,
): DepartureChoice => {
  const month = query.get("month") ?? "";
  const age = ageRanges.find((each) => each !== "ALL" && each === query.get("age")) ?? null;
  const asked = query.get("tour")?.slice(0, 10) ?? "";
  const isOffered = (day: string) => tours.some(({ departureDate }) => departureDate === day);
  const within = isOffered(asked) ? null : firstDayWithin(tours, query, age, today);
  const day = within ?? (isDay(asked) ? asked : null);
  const monthOfDay = day !== null && isOffered(day) ? day.slice(0, 7) : null;
  return { month: isDay(`${month}-01`) ? month : monthOfDay, age, day };
};

type EmptyContext = Readonly<{
  /** All departures of the travel. */
  tours: readonly Tour[];
  months: readonly MonthView[];
  /** The month that is shown, as `YYYY-MM`; empty where no month has a departure for the chosen age. */
  shownMonth: string;
  choice: DepartureChoice & Chosen;
  nearest: MonthView | undefined;
}>;

type Chosen = Pick<DepartureChoice, "month" | "age"> & Readonly<{ people: People }>;

const pathWith = (path: string, { month, age, people }: Chosen): string => {
  const query = new URLSearchParams();
  if (month !== null) query.set("month", month);
  if (age !== null) query.set("age", age);
  if (people === 2) query.set("people", "2");
  return `${path}${query.size > 0 ? `?${query.toString()}` : ""}#departures`;
};

const ageFilter = (
  { localizer: { t } }: TripSite,
  tours: readonly Tour[],
  chosenAge: AgeRange | null,
  pathOfAge: (age: AgeRange | null) => string,
): DeparturesView["ages"] => {
  const ages = new Set(tours.map(({ ageRange }) => ageRange));
  if (ages.size < 2) return null;
  const ageLink = (age: AgeRange | null, text: string) => ({
    text,
    path: pathOfAge(age),
    isChosen: age === chosenAge,
  });
  return {
    label: t("calendar.ages"),
    choices: [
      ageLink(null, t("age.any")),
      ...(["25-35", "35-49"] as const)
        .filter((age) => ages.has(age))
        .map((age) => ageLink(age, t(`age.${age}`))),
    ],
  };
};

/**
 * The month with departures nearest to one without any: months with a bookable departure win, then
 * the nearer one, then the later one.
 */
const nearestMonth = (
  month: string,
  tours: readonly Tour[],
  months: readonly MonthView[],
  today: string,
): MonthView | undefined => {
  const bookableMonths = new Set(
    tours
      .filter((tour) => isOnSale(tour, today))
      .map(({ departureDate }) => departureDate.slice(0, 7)),
  );
  const rank = (candidate: MonthView) =>
    (bookableMonths.has(candidate.month) ? 0 : 1000) + monthsApart(month, candidate.month);
  return months
    .filter(({ isEmpty }) => !isEmpty)
    .toReversed()
    .toSorted((a, b) => rank(a) - rank(b))[0];
};

/** Says whether the trip has no departures, none in the month, or none for the chosen age. */
const emptyDepartures = async (
  site: TripSite,
  travel: Travel,
  { tours, months, shownMonth, choice, nearest }: EmptyContext,
): Promise<NonNullable<DeparturesView["empty"]>> => {
  const { t, market } = site.localizer;
  const inMonth = tours.filter(({ departureDate }) => departureDate.startsWith(`${shownMonth}-`));
  const isInMonth = shownMonth !== "";
  const isByAge = choice.age !== null && (isInMonth ? inMonth : tours).length > 0;
  const key = isInMonth
    ? (["departures.noneInMonth", "departures.noneForAgeInMonth"] as const)
    : (["departures.none", "departures.noneForAge"] as const);
  const path = travelPath(market.id, travel.slug);
  return {
    text: t(key[isByAge ? 1 : 0]),
    allAges: isByAge
      ? { label: t("age.any"), path: pathWith(path, { ...choice, age: null }) }
      : null,
    nearest: nearest
      ? {
          label: t("departures.nearest", { month: formatMonth(nearest.month, market.language) }),
          path: nearest.path,
        }
      : null,
    notifyMe: await notifyMeView(site, travel, {
      months: isInMonth ? [...monthsOfLink(months, shownMonth)] : [],
      age: choice.age,
    }),
  };
};

/** @param linksWhenEmpty the links that are shown when the travel has no departures */
export const toDeparturesView = async (
  site: TripSite,
  travel: Travel,
  tours: readonly Tour[],
  query: URLSearchParams,
  linksWhenEmpty: DeparturesView["links"] = [],
): Promise<DeparturesView> => {
  const { localizer } = site;
  const { t, market, today } = localizer;
  const people = peopleFrom(query);
  const choice = { ...departureChoiceFrom(query, tours, today), people };
  const path = travelPath(market.id, travel.slug);
  const forAge = tours.filter((tour) => isForAge(tour, choice.age));
  const months = toMonthViews(localizer, forAge, choice.month, (month) =>
    pathWith(path, { ...choice, month }),
  );
  const shownMonth = months.find(({ isChosen }) => isChosen)?.month ?? "";
  const shown = forAge.filter(({ departureDate }) => departureDate.startsWith(`${shownMonth}-`));
  const isComparable = shown.filter(({ status }) => status !== "SOLD_OUT").length > 1;
  const nearest = nearestMonth(shownMonth, forAge, months, today);
  const tiles = foldMonths(months, market.language);
  return {
    title: t("trip.departures"),
    notOfferedHere: notOfferedText(site, tours, query),
    text: t("departures.text"),
    people: toPeopleChoice(localizer, people, (each) =>
      pathWith(path, { ...choice, people: each }),
    ),
    ages: ageFilter(site, tours, choice.age, (age) => pathWith(path, { ...choice, age })),
    months: tiles,
    columns: [monthColumns(tiles, 6), monthColumns(tiles, 8)],
    monthsLabel: t("search.months"),
    monthsNote: t("departures.monthNote"),
    calendar: toCalendarView(localizer, forAge, months),
    departures: await departureRows(site, shown, [travel], people),
    chosen: shown.filter(({ departureDate }) => departureDate === choice.day).map(({ id }) => id),
    compare: isComparable ? compareForm(site.localizer, people) : null,
    labels: {
      ...departureLabels(site),
      paid: null,
      compare: isComparable ? t("compare.tick") : null,
    },
    empty:
      shown.length > 0
        ? null
        : await emptyDepartures(site, travel, { tours, months, shownMonth, choice, nearest }),
    links: linksWhenEmpty,
    note: `${payNote(localizer)} ${t("money.note")}`,
  };
};
