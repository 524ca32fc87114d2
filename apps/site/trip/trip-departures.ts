import { type DepartureChoice, isForAge } from "#features/tours/choice.ts";
import { type AgeRange, ageRanges, type Tour } from "#features/tours/contract.ts";
import type { DeparturesView, MonthView } from "#features/tours/parts/calendar/calendar-view.ts";
import { foldMonths } from "#features/tours/parts/calendar/fold-months.ts";
import { monthColumns } from "#features/tours/parts/calendar/month-columns.ts";
import { toCalendarView, toMonthViews } from "#features/tours/parts/calendar/calendar-presenter.ts";
import { isBookable } from "#features/tours/rules.ts";
import { payNote } from "#features/tours/parts/price/price-presenter.ts";
import type { Travel } from "#features/travels/contract.ts";
import { isDay, monthsApart } from "#markets/days.ts";
import { formatLongDate, formatMonth } from "#markets/format.ts";
import { departureRows, departureLabels } from "../cards/cards.ts";
import type { SiteRequest } from "../context.ts";
import { notifyMeView } from "./trip-story.ts";
import { travelPath } from "./trip-top.ts";

/** That a departure which was chosen in another market is not offered here; null for one that is. */
const notOfferedText = (
  { localizer: { t, market } }: SiteRequest,
  tours: readonly Tour[],
  query: URLSearchParams,
): string | null => {
  const day = query.get("tour")?.slice(0, 10) ?? "";
  const isHere = tours.some(({ departureDate }) => departureDate === day);
  if (!isDay(day) || tours.length === 0 || isHere) return null;
  return t("departures.notHere", { date: formatLongDate(day, market) });
};

/** What an address chooses among the departures of a trip. */
export const departureChoiceFrom = (query: URLSearchParams): DepartureChoice => {
  const month = query.get("month") ?? "";
  const day = query.get("tour")?.slice(0, 10) ?? "";
  return {
    month: isDay(`${month}-01`) ? month : null,
    age: ageRanges.find((age) => age !== "ALL" && age === query.get("age")) ?? null,
    day: isDay(day) ? day : null,
  };
};

type EmptyContext = Readonly<{
  /** All departures of the travel. */
  tours: readonly Tour[];
  /** The month that is shown; empty where the ages asked for have no departure in any. */
  chosen: string;
  asked: DepartureChoice;
  nearest: MonthView | undefined;
}>;

const pathWith = (path: string, { month, age }: Pick<DepartureChoice, "month" | "age">): string => {
  const query = new URLSearchParams();
  if (month !== null) query.set("month", month);
  if (age !== null) query.set("age", age);
  return `${path}${query.size > 0 ? `?${query.toString()}` : ""}#departures`;
};

const ageFilter = (
  { localizer: { t } }: SiteRequest,
  tours: readonly Tour[],
  asked: AgeRange | null,
  pathOfAge: (age: AgeRange | null) => string,
): DeparturesView["ages"] => {
  const ages = new Set(tours.map(({ ageRange }) => ageRange));
  if (ages.size < 2) return null;
  const choice = (age: AgeRange | null, text: string) => ({
    text,
    path: pathOfAge(age),
    isChosen: age === asked,
  });
  return {
    label: t("calendar.ages"),
    choices: [
      choice(null, t("calendar.allAges")),
      ...(["25-35", "35-49"] as const)
        .filter((age) => ages.has(age))
        .map((age) => choice(age, t(`age.${age}`))),
    ],
  };
};

/** The month with departures that is nearest to one without, the later of two; first those in which somebody can still join. */
const nearestTo = (
  chosen: string,
  tours: readonly Tour[],
  months: readonly MonthView[],
): MonthView | undefined => {
  const open = new Set(
    tours
      .filter(({ status }) => isBookable(status))
      .map(({ departureDate }) => departureDate.slice(0, 7)),
  );
  const rank = ({ month }: MonthView) => (open.has(month) ? 0 : 1000) + monthsApart(chosen, month);
  return months
    .filter(({ isEmpty }) => !isEmpty)
    .toReversed()
    .toSorted((a, b) => rank(a) - rank(b))[0];
};

/** Why no departure is shown: there is none, none in the month, or none for the ages asked for. */
const emptyDepartures = async (
  site: SiteRequest,
  travel: Travel,
  { tours, chosen, asked, nearest }: EmptyContext,
): Promise<NonNullable<DeparturesView["empty"]>> => {
  const { t, market } = site.localizer;
  const inMonth = tours.filter(({ departureDate }) => departureDate.startsWith(`${chosen}-`));
  const isInMonth = chosen !== "";
  const isByAge = asked.age !== null && (isInMonth ? inMonth : tours).length > 0;
  const key = isInMonth
    ? (["departures.noneInMonth", "departures.noneForAgeInMonth"] as const)
    : (["departures.none", "departures.noneForAge"] as const);
  const path = travelPath(market.id, travel.slug);
  return {
    text: t(key[isByAge ? 1 : 0]),
    allAges: isByAge
      ? { label: t("calendar.allAges"), path: pathWith(path, { ...asked, age: null }) }
      : null,
    nearest: nearest
      ? {
          label: t("departures.nearest", { month: formatMonth(nearest.month, market.language) }),
          path: nearest.path,
        }
      : null,
    notifyMe: await notifyMeView(site, travel),
  };
};

/**
 * A travel's departures: the months asked for and around, as strip, grid and board.
 * @param ways where a travel without any leads on
 */
export const toDeparturesView = async (
  site: SiteRequest,
  travel: Travel,
  tours: readonly Tour[],
  query: URLSearchParams,
  ways: DeparturesView["links"] = [],
): Promise<DeparturesView> => {
  const { localizer } = site;
  const { t, market } = localizer;
  const asked = departureChoiceFrom(query);
  const path = travelPath(market.id, travel.slug);
  const fitting = tours.filter((tour) => isForAge(tour, asked.age));
  const months = toMonthViews(localizer, fitting, asked.month, (month) =>
    pathWith(path, { ...asked, month }),
  );
  const chosen = months.find(({ isChosen }) => isChosen)?.month ?? "";
  const shown = fitting.filter(({ departureDate }) => departureDate.startsWith(`${chosen}-`));
  const nearest = nearestTo(chosen, fitting, months);
  const tiles = foldMonths(months, market.language);
  return {
    title: t("trip.departures"),
    notOfferedHere: notOfferedText(site, tours, query),
    text: t("departures.text"),
    ages: ageFilter(site, tours, asked.age, (age) => pathWith(path, { ...asked, age })),
    months: tiles,
    columns: [monthColumns(tiles, 6), monthColumns(tiles, 8)],
    monthsLabel: t("search.months"),
    monthsNote: t("departures.monthNote"),
    calendar: toCalendarView(localizer, fitting, months),
    departures: await departureRows(site, shown, [travel]),
    words: departureLabels(site),
    empty:
      shown.length > 0
        ? null
        : await emptyDepartures(site, travel, { tours, chosen, asked, nearest }),
    links: ways,
    note: `${payNote(localizer)} ${t("money.note")}`,
  };
};
