import { isPast } from "#features/catalogue/tours/rules.ts";
import { tourPath } from "#features/catalogue/tours/parts/departure-presenter.ts";
import { comparedIds, minCompared } from "./comparison-rules.ts";
import { type Compared, comparisonRows } from "./comparison-rows.ts";
import type { ComparisonView } from "./comparison-view.ts";
import type { Picture } from "#features/assets/media/contract.ts";
import type { People } from "#features/records/prices/contract.ts";
import { toPeopleChoice } from "#features/records/prices/parts/people-choice.ts";
import { peopleFrom } from "#features/records/prices/rules.ts";
import { formatLongDate } from "#markets/format.ts";
import { pathOf } from "#markets/paths.ts";
import { formatDays } from "#markets/planned-days.ts";
import { loadLeaders } from "#features/catalogue/coordinators/parts/leaders.ts";
import type { CoordinatorReads } from "#features/catalogue/coordinators/site/reads.ts";
import type { PictureReads } from "#features/assets/media/site/reads.ts";
import type { TourReads } from "#features/catalogue/tours/site/reads.ts";
import type { TravelReads } from "#features/catalogue/travels/site/reads.ts";
import type { TripReads } from "#features/catalogue/trips/site/reads.ts";
import { pageHead } from "#markets/site/head.ts";
import type { PageRequest } from "#markets/site/page-route.tsx";
import type { Site } from "#markets/site/site.ts";

type ComparisonSite = Site<TravelReads & TripReads & TourReads & CoordinatorReads & PictureReads>;

const comparisonPath = (
  { market }: Pick<Site, "market">,
  ids: readonly string[],
  people: People,
): string => {
  const query = people === 2 ? "&people=2" : "";
  return `${pathOf(market.id, "search") ?? "/"}?compare=${ids.join(",")}${query}`;
};

/** The departures that can still be joined here, in the order of the address. */
const comparedOf = async (site: ComparisonSite, ids: readonly string[]): Promise<Compared[]> => {
  const { catalogue, localizer } = site;
  const found = await catalogue.toursByIds(ids);
  const tours = ids
    .flatMap((id) => found.get(id) ?? [])
    .filter((tour) => tour.isPublished && !tour.cancellation && !isPast(tour, localizer.today));
  const travels = await catalogue.travelsByIds([...new Set(tours.map(({ travelId }) => travelId))]);
  const byId = new Map(travels.map((travel) => [travel.id, travel]));
  const leaders = await loadLeaders(site);
  return tours.flatMap((tour) => {
    const travel = byId.get(tour.travelId);
    return travel ? [{ tour, travel, leader: leaders.get(tour.coordinatorId ?? "") ?? null }] : [];
  });
};

const postersOf = async (
  { catalogue }: ComparisonSite,
  compared: readonly Compared[],
): Promise<ReadonlyMap<string, Picture>> => {
  const trips = await catalogue.trips(compared.map(({ travel }) => travel.tripId));
  const pictures = await catalogue.pictures([...trips.values()].map(({ posterId }) => posterId));
  return new Map(
    [...trips].flatMap(([id, { posterId }]) => {
      const picture = pictures.get(posterId ?? "");
      return picture ? [[id, picture] as const] : [];
    }),
  );
};

const tableOf = async (
  site: ComparisonSite,
  compared: readonly Compared[],
  people: People,
): Promise<ComparisonView["table"]> => {
  const { localizer, origin } = site;
  const { t } = localizer;
  const ids = compared.map(({ tour }) => tour.id);
  const posters = await postersOf(site, compared);
  return {
    people: toPeopleChoice(localizer, people, (each) => comparisonPath(site, ids, each)),
    departures: compared.map(({ tour, travel }) => {
      const dates = formatDays(tour.startDate, tour.endDate, localizer.market);
      const path = tourPath(localizer, travel.slug, tour.code);
      return {
        id: tour.id,
        name: travel.name,
        dates,
        poster: posters.get(travel.tripId) ?? null,
        open: { label: t("departures.open"), path: people === 2 ? `${path}?people=2` : path },
        remove:
          ids.length > minCompared
            ? {
                label: t("compare.remove", { name: `${travel.name}, ${dates}` }),
                path: comparisonPath(
                  site,
                  ids.filter((id) => id !== tour.id),
                  people,
                ),
              }
            : null,
      };
    }),
    rows: comparisonRows(localizer, compared, people),
    share: {
      label: t("compare.link"),
      url: `${origin}${comparisonPath(site, ids, people)}`,
      send: t("compare.send"),
      sent: t("compare.sent"),
      note: t("compare.note"),
    },
  };
};

/**
 * Two or three departures side by side. What is past, cancelled or of another market is left out and
 * said. Search engines are asked not to keep the page.
 */
export const loadComparison = async ({ site, searchParams }: PageRequest<ComparisonSite>) => {
  const { localizer, market, product } = site;
  const { t, today } = localizer;
  const { ids, isCut } = comparedIds(searchParams);
  const compared = await comparedOf(site, ids);
  const missing = ids.length - compared.length;
  const hasTable = compared.length >= minCompared;
  const title = hasTable ? t("compare.title", { n: compared.length }) : t("compare.few");
  const view: ComparisonView = {
    title,
    text: hasTable
      ? t("compare.asOf", { date: formatLongDate(today, localizer.market) })
      : t("compare.fewText"),
    notes: [
      ...(missing > 0 ? [t("compare.missing", { n: missing })] : []),
      ...(isCut ? [t("compare.tooMany")] : []),
    ],
    table: hasTable ? await tableOf(site, compared, peopleFrom(searchParams)) : null,
    find: hasTable ? null : { label: t("compare.find"), path: pathOf(market.id, "tours") ?? "/" },
  };
  return {
    view,
    head: pageHead(site, {
      title: `${title} · ${product}`,
      description: t("meta.search.description"),
      path: pathOf(market.id, "search") ?? "/",
      robots: "noindex,follow",
      alternates: new Map(),
    }),
  };
};
