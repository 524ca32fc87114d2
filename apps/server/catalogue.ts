import type { SiteCatalogue } from "#apps/site/catalogue.ts";
import { awayError } from "#apps/site/fault.ts";
import { coordinatorBySlug, shownCoordinators } from "#features/coordinators/store.ts";
import { listDestinations, slugsElsewhere } from "#features/destinations/store.ts";
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
import { listResources } from "#features/resources/store.ts";
import { newestReviews, reviewSummaries, shownReviewCounts } from "#features/reviews/store.ts";
import type { SearchQuery } from "#features/search/contract.ts";
import type { Catalogue } from "#features/search/store.ts";
import {
  countWithStatus,
  marketsWithTour,
  tourByCode,
  toursByIds,
  toursOfCoordinator,
  toursOfTravel,
  toursOfTravels,
  toursWithStatus,
} from "#features/tours/store.ts";
import {
  catalogueTag,
  idOfFormerSlug,
  slugsOfTrip,
  travelAddresses,
  travelBySlug,
  travelsByIds,
} from "#features/travels/store.ts";
import { tripsById } from "#features/trips/store.ts";
import type { Market } from "#markets/market-type.ts";
import type { ContentRoute } from "#markets/routes.ts";
import { isAway } from "#platform/server/database/away.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Shelves } from "./shelves.ts";

/** @throws the answer 503 when the database cannot be reached, anything else as it is */
export const orAway = async <Output>(read: () => Promise<Output>): Promise<Output> => {
  try {
    return await read();
  } catch (error) {
    throw isAway(error) ? awayError() : error;
  }
};

export type CatalogueOptions = Readonly<{
  db: Database;
  market: Market;
  today: string;
  tag: (...tags: string[]) => void;
  shelves: Shelves;
}> &
  Pick<Catalogue, "search" | "departures" | "placeCounts" | "correct">;

const confirmed = ["CONFIRMED", "ALMOST_FULL"] as const;
const leaving = ["CONFIRMED", "ALMOST_FULL", "ALMOST_CONFIRMED"] as const;

const byId = <Each extends { id: string }>(all: readonly Each[]): ReadonlyMap<string, Each> =>
  new Map(all.map((each) => [each.id, each]));

/** Opens the catalogue of one market for the loaders of one request. */
export const openCatalogue = (options: CatalogueOptions): SiteCatalogue => {
  const { db, market, today, tag, shelves } = options;
  const { id } = market;
  const own = [catalogueTag(id)];
  /** Reads after saying so, so that a page made of it falls with it. */
  const reading =
    <Input extends readonly unknown[], Output>(
      read: (...input: Input) => Promise<Output>,
      ...tags: readonly string[]
    ) =>
    async (...input: Input): Promise<Output> => {
      tag(...(tags.length > 0 ? tags : [catalogueTag(id)]));
      return orAway(() => read(...input));
    };
  return {
    travelBySlug: reading((slug: string) => travelBySlug(db, id, slug)),
    newSlug: reading(async (kind: "travel" | "coordinator", slug: string) => {
      const target = await idOfFormerSlug(db, id, kind, slug);
      if (target === null) return null;
      if (kind === "travel") return (await travelsByIds(db, id, [target]))[0]?.slug ?? null;
      return (await shownCoordinators(db, id)).find((each) => each.id === target)?.slug ?? null;
    }),
    travelsByIds: reading(async (ids: readonly string[]) => {
      const found = await shelves.travels.many(id, ids, own, async (missing) =>
        byId(await travelsByIds(db, id, missing)),
      );
      return ids.flatMap((each) => found.get(each) ?? []);
    }),
    addresses: reading(() => travelAddresses(db, id)),
    trips: reading((ids: readonly string[]) =>
      shelves.trips.many("", ids, [...own, "catalogue"], (missing) => tripsById(db, missing)),
    ),
    slugsOfTrip: reading((tripId: string) => slugsOfTrip(db, tripId), "catalogue"),
    toursOfTravel: reading((travelId: string) => toursOfTravel(db, id, travelId, today)),
    toursOfTravels: reading((ids: readonly string[]) =>
      shelves.tours.many(`${id} ${today}`, ids, own, (missing) =>
        toursOfTravels(db, id, missing, today),
      ),
    ),
    toursOfCoordinator: reading((who: string) => toursOfCoordinator(db, id, who, today)),
    toursByIds: reading((ids: readonly string[]) =>
      shelves.departures.many(id, ids, own, (missing) => toursByIds(db, id, missing)),
    ),
    tourByCode: reading((travelId: string, code: string) => tourByCode(db, id, travelId, code)),
    marketsWithTour: reading(
      (tripId: string, code: string) => marketsWithTour(db, tripId, code),
      "catalogue",
    ),
    leavingSoon: reading((limit: number) =>
      shelves.departureLists.one(`${id} ${today} leaving ${limit}`, own, () =>
        toursWithStatus(db, id, leaving, today, limit),
      ),
    ),
    confirmedTours: reading((limit: number, offset = 0) =>
      shelves.departureLists.one(`${id} ${today} confirmed ${limit} ${offset}`, own, () =>
        toursWithStatus(db, id, confirmed, today, limit, offset),
      ),
    ),
    confirmedCount: reading(() => countWithStatus(db, id, confirmed, today)),
    coordinators: reading(() => shelves.coordinators.one(id, own, () => shownCoordinators(db, id))),
    coordinatorBySlug: reading((slug: string) => coordinatorBySlug(db, id, slug)),
    reviews: reading((...[of, limit, skip = 0]: Parameters<SiteCatalogue["reviews"]>) =>
      shelves.reviews.one(`${id} ${JSON.stringify(of)} ${limit} ${skip}`, own, () =>
        newestReviews(db, id, of, limit, skip),
      ),
    ),
    shownReviewCounts: reading((travelId: string) => shownReviewCounts(db, id, travelId)),
    reviewSummaries: reading(() => shelves.summaries.one(id, own, () => reviewSummaries(db, id))),
    faqs: reading((...[travel]: Parameters<SiteCatalogue["faqs"]>) =>
      travel ? listFaqs(db, id, travel) : shelves.faqs.one(id, own, () => listFaqs(db, id, null)),
    ),
    resources: reading(() => shelves.resources.one(id, own, () => listResources(db, id))),
    destinations: reading(() => shelves.destinations.one(id, own, () => listDestinations(db, id))),
    slugsElsewhere: reading(
      (slugs: readonly string[]) => slugsElsewhere(db, id, slugs),
      "catalogue",
    ),
    layout: reading(
      () => shelves.layout.one(id, [`layout:${id}`], () => layoutOf(db, id)),
      `layout:${id}`,
    ),
    content: reading(
      (route: ContentRoute) =>
        shelves.contents.one(`${id} ${route}`, [contentTag(id)], () => fixedContent(db, id, route)),
      contentTag(id),
    ),
    contents: reading(
      () => shelves.contentKeys.one(id, [contentTag(id)], () => fixedContentKeys(db, id)),
      contentTag(id),
    ),
    marketsWithContent: reading((route: ContentRoute) => marketsWithContent(db, route), "content"),
    pictures: reading((ids: readonly (string | null)[]) => {
      const asked = ids.filter((each) => each !== null);
      return shelves.pictures.many(market.language, asked, ["media"], async (missing) => {
        const media = await mediaByIds(db, missing);
        const alt = (each: Media) => each.alt[market.language] ?? each.alt["all"] ?? "";
        return new Map([...media].map(([key, each]) => [key, pictureOf(each, alt(each))]));
      });
    }, "media"),
    search: reading((query: SearchQuery) => options.search(id, query)),
    foundDepartures: reading((query: SearchQuery) => options.departures(id, query)),
    placeCounts: reading(() => options.placeCounts(id)),
    correct: reading((q: string) => options.correct(id, q)),
  };
};
