import type { ConfirmedQuery, SiteCatalogue } from "#apps/site/catalogue.ts";
import { unavailableError } from "#apps/site/routing/status-page.ts";
import { coordinatorBySlug, shownCoordinators } from "#features/coordinators/store.ts";
import { listDestinations, slugsInOtherMarkets } from "#features/destinations/store.ts";
import { listFaqs } from "#features/faqs/store.ts";
import { layoutOf } from "#features/layout/store.ts";
import type { Media } from "#features/media/contract.ts";
import { pictureOf } from "#features/media/picture.ts";
import { mediaByIds } from "#features/media/store.ts";
import {
  contentTag,
  fixedContent,
  fixedContentKeys,
  marketsWithContent,
} from "#features/page-contents/store.ts";
import { periodInOtherMarkets } from "#features/resources/periods-in-other-markets.ts";
import { listResources } from "#features/resources/store.ts";
import {
  marketReviews,
  newestReviews,
  reviewSummaries,
  shownReviewCounts,
} from "#features/reviews/store.ts";
import type { MonthsWanted, SearchQuery } from "#features/search/contract.ts";
import { fromSearchParams } from "#features/search/query/search-params.ts";
import type { Catalogue } from "#features/search/store.ts";
import type { Tour } from "#features/tours/contract.ts";
import {
  marketsWithTour,
  tourByCode,
  toursByIds,
  toursOfCoordinator,
  toursOfTravel,
} from "#features/tours/store.ts";
import {
  resourcesInOtherMarkets,
  type SearchedKind,
} from "#features/travels/resources-in-other-markets.ts";
import {
  catalogueTag,
  idOfFormerSlug,
  slugsOfTrip,
  travelBySlug,
  travelsByIds,
  travelsTag,
  travelTag,
  tripTag,
} from "#features/travels/store.ts";
import { tripsById } from "#features/trips/store.ts";
import type { Travel } from "#features/travels/contract.ts";
import type { Market } from "#markets/market-type.ts";
import type { ContentRoute } from "#markets/routes.ts";
import { isAway } from "#platform/server/database/away.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { EntityCaches } from "./entity-caches.ts";

/** @throws the answer 503 when the database cannot be reached, anything else as it is */
export const whenDatabaseUp = async <Output>(read: () => Promise<Output>): Promise<Output> => {
  try {
    return await read();
  } catch (error) {
    throw isAway(error) ? unavailableError() : error;
  }
};

/** What of the search the catalogue of a request uses. */
export type CatalogueFinding = Pick<
  Catalogue,
  | "search"
  | "countResults"
  | "summarizeDepartures"
  | "nearestMonths"
  | "nextDepartures"
  | "spreadDepartures"
  | "leavingByMonth"
  | "departureDays"
  | "upcomingTours"
  | "placeCounts"
  | "correct"
>;

export type CatalogueOptions = Readonly<{
  db: Database;
  market: Market;
  today: string;
  tag: (...tags: string[]) => void;
  entityCaches: EntityCaches;
  /** The origin that pictures are taken from, where it is not the site's own. */
  cdn?: string | null;
}> &
  CatalogueFinding;

const confirmed = ["CONFIRMED", "ALMOST_FULL"] as const;
const leaving = ["CONFIRMED", "ALMOST_FULL", "ALMOST_CONFIRMED"] as const;

const everything = fromSearchParams(new URLSearchParams());
const anyMonth = { status: confirmed, month: [] } as const;

/** How many leave in each month, of how many leave on each day. */
const monthsOf = async (
  found: Promise<ReadonlyMap<string, number>>,
): Promise<ReadonlyMap<string, number>> => {
  const months = new Map<string, number>();
  for (const [day, n] of await found) {
    const month = day.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + n);
  }
  return months;
};

const byId = <Each extends { id: string }>(all: readonly Each[]): ReadonlyMap<string, Each> =>
  new Map(all.map((each) => [each.id, each]));

/** Opens the catalogue of one market for the loaders of one request. */
export const openCatalogue = (options: CatalogueOptions): SiteCatalogue => {
  const { db, market, today, tag, entityCaches } = options;
  const cdn = options.cdn ?? "";
  const { id } = market;
  const own = [catalogueTag(id)];
  /** What any change of a travel or departure makes another. */
  const listed = [...own, travelsTag(id)];
  const ofTravel = (travelId: string) => [...own, travelTag(id, travelId)];
  const ofTravels = (ids: readonly string[]) => ids.flatMap(ofTravel);
  const ofTrip = (tripId: string) => ["catalogue", tripTag(tripId)];
  /** Reads after saying so, so that a page made of it falls with it. */
  const reading =
    <Input extends readonly unknown[], Output>(
      read: (...input: Input) => Promise<Output>,
      ...tags: readonly string[]
    ) =>
    async (...input: Input): Promise<Output> => {
      tag(...(tags.length > 0 ? tags : own));
      return whenDatabaseUp(() => read(...input));
    };
  /** The same for what falls with travels or a trip that are known from the question. */
  const readingOf =
    <Asked, Input extends readonly unknown[], Output>(
      tagsOf: (asked: Asked) => readonly string[],
      read: (asked: Asked, ...input: Input) => Promise<Output>,
    ) =>
    async (asked: Asked, ...input: Input): Promise<Output> => {
      tag(...tagsOf(asked));
      return whenDatabaseUp(() => read(asked, ...input));
    };
  const toursById = (ids: readonly string[]) =>
    entityCaches.departures.many(
      id,
      ids,
      // Which travel a departure that is not there belonged to, nobody knows.
      (_, tour) => (tour ? ofTravel(tour.travelId) : listed),
      (missing) => toursByIds(db, id, missing),
    );
  const toursIn = async (ids: readonly string[]): Promise<readonly Tour[]> => {
    const tours = await toursById(ids);
    return ids.flatMap((each) => tours.get(each) ?? []);
  };
  const nextTours = async (asked: Partial<SearchQuery>, limit: number, offset: number) =>
    toursIn(await options.nextDepartures(id, { ...everything, ...asked }, { limit, offset }));
  return {
    async travelBySlug(slug: string) {
      const tagsOf = (travel: Travel | null) => (travel ? ofTravel(travel.id) : listed);
      const travel = await whenDatabaseUp(() =>
        entityCaches.travelsBySlug.one(`${id} ${slug}`, tagsOf, () => travelBySlug(db, id, slug)),
      );
      tag(...tagsOf(travel));
      return travel;
    },
    currentSlug: reading(
      (kind: "travel" | "coordinator", slug: string) =>
        entityCaches.newSlugs.one(`${id} ${kind} ${slug}`, listed, async () => {
          const target = await idOfFormerSlug(db, id, kind, slug);
          if (target === null) return null;
          if (kind === "travel") return (await travelsByIds(db, id, [target]))[0]?.slug ?? null;
          return (await shownCoordinators(db, id)).find((each) => each.id === target)?.slug ?? null;
        }),
      ...listed,
    ),
    travelsByIds: readingOf(ofTravels, async (ids: readonly string[]) => {
      const found = await entityCaches.travels.many(id, ids, ofTravel, async (missing) =>
        byId(await travelsByIds(db, id, missing)),
      );
      return ids.flatMap((each) => found.get(each) ?? []);
    }),
    trips: reading(
      (ids: readonly string[]) =>
        entityCaches.trips.many(
          "",
          ids,
          () => ["catalogue"],
          (missing) => tripsById(db, missing),
        ),
      ...own,
      "catalogue",
    ),
    slugsOfTrip: readingOf(ofTrip, (tripId: string) =>
      entityCaches.slugsOfTrip.one(tripId, ofTrip(tripId), () => slugsOfTrip(db, tripId)),
    ),
    toursOfTravel: readingOf(ofTravel, (travelId: string) =>
      entityCaches.toursOfTravel.one(`${id} ${today} ${travelId}`, ofTravel(travelId), () =>
        toursOfTravel(db, id, travelId, today),
      ),
    ),
    upcomingTours: readingOf(ofTravels, (ids: readonly string[]) => options.upcomingTours(id, ids)),
    toursOfCoordinator: reading(
      (who: string, limit: number) =>
        entityCaches.toursOfCoordinator.one(`${id} ${today} ${who} ${limit}`, listed, () =>
          toursOfCoordinator(db, id, who, today, limit),
        ),
      ...listed,
    ),
    async toursByIds(ids: readonly string[]) {
      const tours = await whenDatabaseUp(() => toursById(ids));
      // Which travel a departure that is not there belonged to, nobody knows.
      if (ids.some((each) => !tours.has(each))) tag(...listed);
      tag(...ofTravels([...tours.values()].map(({ travelId }) => travelId)));
      return tours;
    },
    tourByCode: readingOf(ofTravel, (travelId: string, code: string) =>
      entityCaches.toursByCode.one(`${id} ${travelId} ${code}`, ofTravel(travelId), () =>
        tourByCode(db, id, travelId, code),
      ),
    ),
    marketsWithTour: readingOf(ofTrip, (tripId: string, code: string) =>
      entityCaches.marketsWithTour.one(`${tripId} ${code}`, ofTrip(tripId), () =>
        marketsWithTour(db, tripId, code),
      ),
    ),
    leavingSoon: reading((limit: number) => nextTours({ status: leaving }, limit, 0), ...listed),
    spreadTours: reading(
      async (query: SearchQuery, most: number) =>
        toursIn(await options.spreadDepartures(id, query, most)),
      ...listed,
    ),
    confirmedTours: reading(
      (limit: number, offset = 0, narrowed: ConfirmedQuery = {}) =>
        nextTours({ ...narrowed, status: confirmed }, limit, offset),
      ...listed,
    ),
    confirmedMonths: reading(
      (narrowed: ConfirmedQuery = {}) =>
        narrowed.where?.length || narrowed.age?.length
          ? monthsOf(options.departureDays(id, { ...everything, ...narrowed, ...anyMonth }))
          : options.leavingByMonth(id, confirmed),
      ...listed,
    ),
    confirmedCount: reading(
      async (narrowed: ConfirmedQuery) =>
        (await options.summarizeDepartures(id, { ...everything, ...narrowed, status: confirmed }))
          ?.count ?? 0,
      ...listed,
    ),
    coordinators: reading(() =>
      entityCaches.coordinators.one(id, own, () => shownCoordinators(db, id)),
    ),
    coordinatorBySlug: reading((slug: string) =>
      entityCaches.coordinatorsBySlug.one(`${id} ${slug}`, own, () =>
        coordinatorBySlug(db, id, slug),
      ),
    ),
    reviews: reading((...[of, limit, skip = 0]: Parameters<SiteCatalogue["reviews"]>) =>
      entityCaches.reviews.one(`${id} ${JSON.stringify(of)} ${limit} ${skip}`, own, () =>
        newestReviews(db, id, of, limit, skip),
      ),
    ),
    shownReviewCounts: reading((travelId: string) =>
      entityCaches.reviewCounts.one(`${id} ${travelId}`, own, () =>
        shownReviewCounts(db, id, travelId),
      ),
    ),
    reviewSummaries: reading((ids: readonly string[]) =>
      entityCaches.summaries.many(
        id,
        ids,
        () => own,
        (missing) => reviewSummaries(db, id, missing),
      ),
    ),
    marketReviews: reading(() =>
      entityCaches.marketReviews.one(id, own, () => marketReviews(db, id)),
    ),
    faqs: reading((...[travel]: Parameters<SiteCatalogue["faqs"]>) =>
      entityCaches.faqs.one(`${id} ${travel?.id ?? ""}`, travel ? ofTravel(travel.id) : own, () =>
        listFaqs(db, id, travel),
      ),
    ),
    resources: reading(() => entityCaches.resources.one(id, own, () => listResources(db, id))),
    destinations: reading(() =>
      entityCaches.destinations.one(id, own, () => listDestinations(db, id)),
    ),
    slugsInOtherMarkets: reading(
      () =>
        entityCaches.slugsInOtherMarkets.one(id, ["catalogue"], () => slugsInOtherMarkets(db, id)),
      "catalogue",
    ),
    // Which are the same changes with what staff choose for trips: seldom, and never by much.
    resourcesInOtherMarkets: reading(
      (kind: SearchedKind) =>
        entityCaches.resourcesInOtherMarkets.one(`${id} ${kind}`, ["catalogue", ...own], () =>
          resourcesInOtherMarkets(db, id, kind),
        ),
      "catalogue",
    ),
    periodInOtherMarkets: reading(async (slug: string) => {
      const read = async () => {
        const found = await periodInOtherMarkets(db, id, slug);
        return found.size > 0 ? found : null;
      };
      const kept = await entityCaches.periodsInOtherMarkets.one(
        `${id} ${slug}`,
        ["catalogue"],
        read,
      );
      return kept ?? new Map<string, string>();
    }, "catalogue"),
    layout: reading(
      () => entityCaches.layout.one(id, [`layout:${id}`], () => layoutOf(db, id)),
      `layout:${id}`,
    ),
    fixedContent: reading(
      (route: ContentRoute) =>
        entityCaches.contents.one(`${id} ${route}`, [contentTag(id)], () =>
          fixedContent(db, id, route),
        ),
      contentTag(id),
    ),
    contents: reading(
      () => entityCaches.contentKeys.one(id, [contentTag(id)], () => fixedContentKeys(db, id)),
      contentTag(id),
    ),
    marketsWithContent: reading(
      (route: ContentRoute) =>
        entityCaches.marketsWithContent.one(route, ["content"], () =>
          marketsWithContent(db, route),
        ),
      "content",
    ),
    pictures: reading((ids: readonly (string | null)[]) => {
      const asked = ids.filter((each) => each !== null);
      return entityCaches.pictures.many(
        `${market.language} ${cdn}`,
        asked,
        () => ["media"],
        async (missing) => {
          const media = await mediaByIds(db, missing);
          const alt = (each: Media) => each.alt[market.language] ?? each.alt["all"] ?? "";
          return new Map(
            [...media].map(([key, each]) => [key, pictureOf(each, alt(each), `${cdn}/media`)]),
          );
        },
      );
    }, "media"),
    search: reading((query: SearchQuery) => options.search(id, query), ...listed),
    countResults: reading((query: SearchQuery) => options.countResults(id, query), ...listed),
    // Which trips are shown beside another is a proposal: it may be older than the last change of
    // some trip. What is said of them is not, since their cards name their own tags.
    related: reading(async (query: SearchQuery) => (await options.search(id, query)).hits),
    summarizeDepartures: reading(
      (query: SearchQuery) => options.summarizeDepartures(id, query),
      ...listed,
    ),
    nearestMonths: reading(
      (query: SearchQuery, wanted: MonthsWanted) => options.nearestMonths(id, query, wanted),
      ...listed,
    ),
    placeCounts: reading(() => options.placeCounts(id), ...listed),
    correct: reading((q: string) => options.correct(id, q), ...listed),
  };
};
