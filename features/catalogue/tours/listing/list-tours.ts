import { choicePictures } from "#features/assets/media/store.ts";
import type { PlannedMoments } from "#features/catalogue/publication/contract.ts";
import { plannedMomentsOf } from "#features/catalogue/publication/store.ts";
import { addDays } from "#markets/days.ts";
import { marketById } from "#markets/markets.ts";
import type { ChoicePicture } from "#platform/choices/choice.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { conflictsOf, minDaysAtHome } from "#features/catalogue/coordinators/agenda-rules.ts";
import { tourAddress } from "../consequences/renewed-pages.ts";
import { suggestedStatus } from "../consequences/suggested-status.ts";
import { type DecisionNotes, decisionNotes } from "../kept-decisions/store.ts";
import type { Question } from "../question-contract.ts";
import { shownQuestions } from "../questions/store.ts";
import { decisionDay, depositIsOpen, isPast } from "../rules.ts";
import { discountPercent, priceOn } from "#features/records/prices/rules.ts";
import { groupsLedBy, type LedGroup } from "../stored-tours.ts";
import { toTour } from "../store.ts";
import { anyTour, findTours, type FoundTour, type TourFilter } from "./find-tours.ts";
import { tourHealth } from "./health.ts";
import type { ListedTour } from "../listed-contract.ts";

type Scene = Readonly<{
  market: string;
  today: string;
  pictures: ReadonlyMap<string, ChoicePicture>;
  /** By departure. */
  questions: ReadonlyMap<string, Question>;
  planned: ReadonlyMap<string, PlannedMoments>;
  /** By coordinator. */
  groups: ReadonlyMap<string, readonly LedGroup[]>;
  decisions: DecisionNotes;
}>;

const pricesOf = (tour: ReturnType<typeof toTour>, today: string) => {
  const price = priceOn(tour, today);
  const deposit = depositIsOpen(tour, today) ? (tour.deposit?.cents ?? 0) : 0;
  return {
    priceToday: {
      cents: price.cents,
      wasCents: price.wasCents,
      percentOff: discountPercent(price),
    },
    balanceCents: price.cents - deposit,
  };
};

const toListed = (
  { row, travel, coordinator }: FoundTour,
  { market, today, pictures, planned, groups, decisions, questions }: Scene,
): ListedTour => {
  const tour = toTour(row);
  const { cancellation } = tour;
  const others = (groups.get(tour.coordinatorId ?? "") ?? []).filter(({ key }) => key !== tour.id);
  const conflicts = cancellation ? [] : conflictsOf(tour, others);
  const suggestion = suggestedStatus(tour, today);
  const question = questions.get(tour.id) ?? null;
  const { posterId, ...ofTravel } = travel;
  const pictureOf = (id: string | null) => pictures.get(id ?? "") ?? null;
  return {
    ...tour,
    ...pricesOf(tour, today),
    isPast: isPast(tour, today),
    cancellation: cancellation && { ...cancellation, by: decisions.nameOf(cancellation.by) },
    decided: decisions.decidedOf(tour),
    planned: planned.get(tour.id) ?? null,
    decideBy: decisionDay(tour),
    path: tourAddress(marketById(market), travel.slug, tour.code),
    travel: { ...ofTravel, poster: pictureOf(posterId) },
    coordinator: coordinator && {
      id: coordinator.id,
      name: coordinator.name,
      city: coordinator.city,
      languages: coordinator.languages,
      portrait: pictureOf(coordinator.portraitId),
    },
    conflicts: conflicts.map(({ kind, days, with: group }) => ({
      kind,
      days,
      tourId: group.key,
      travelId: group.travelId,
      travelName: group.travelName,
      departureDate: group.departureDate,
      endDate: group.endDate,
    })),
    question,
    suggestion,
    health: tourHealth(tour, today, {
      conflicts,
      suggestion,
      question,
      coordinator: coordinator?.name ?? null,
    }),
  };
};

/** The groups that may be in conflict with those found. */
const neighboursOf = (db: Database, market: string, found: readonly FoundTour[]) => {
  const led = found.filter(({ row }) => row.coordinator_id !== null);
  const ids = new Set(led.flatMap(({ row }) => row.coordinator_id ?? []));
  const days = led.flatMap(({ row }) => [row.departure_date, row.end_date]).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  return groupsLedBy(db, market, [...ids], {
    from: addDays(first, -minDaysAtHome - 1),
    to: addDays(last, minDaysAtHome + 1),
  });
};

/** One page of departures with all that is computed of them. */
export const listTours = async (
  db: Database,
  market: string,
  today: string,
  filter: TourFilter,
): Promise<Readonly<{ items: readonly ListedTour[]; total: number }>> => {
  const { found, total } = await findTours(db, market, today, filter);
  const neighbours = await neighboursOf(db, market, found);
  const groups = Map.groupBy(neighbours, ({ coordinatorId }) => coordinatorId);
  const pictures = await choicePictures(
    db,
    marketById(market).language,
    found.flatMap(({ travel, coordinator }) => [travel.posterId, coordinator?.portraitId ?? null]),
  );
  const ids = found.map(({ row }) => row.id);
  const decisions = await decisionNotes(
    db,
    market,
    found.map(({ row }) => toTour(row)),
  );
  const questions = await shownQuestions(db, market, ids);
  const planned = await plannedMomentsOf(db, { market, kind: "tour" }, ids);
  const scene = { market, today, pictures, planned, groups, decisions, questions };
  return { items: found.map((each) => toListed(each, scene)), total };
};

/** Null for an unknown id. */
export const listedTour = async (
  db: Database,
  market: string,
  today: string,
  id: string,
): Promise<ListedTour | null> =>
  (await listTours(db, market, today, { ...anyTour, ids: [id] })).items[0] ?? null;
