import type { Market } from "#markets/market-type.ts";
import type { TourInput } from "../contract.ts";
import { cheapestTour, isPast } from "../rules.ts";
import { discountPercent, priceOn } from "#features/records/prices/rules.ts";
import {
  type Conflict,
  daysAtHome,
  type Absence,
} from "#features/catalogue/coordinators/agenda-rules.ts";
import type { Consequences } from "../consequences-contract.ts";
import { renewedPages, type ShownLeader, tourAddress } from "./renewed-pages.ts";

type Travel = Readonly<{ id: string; slug: string; name: string; isPublished: boolean }>;
type StoredTour = TourInput & Readonly<{ id: string }>;
type Group = Absence & Readonly<{ key: string; travelName: string }>;

/** One row that is written; `groups` are the other groups of its coordinator afterwards. */
export type Change = Readonly<{
  row: number;
  id: string | null;
  before: TourInput | null;
  after: TourInput;
  travel: Travel;
  conflicts: readonly Conflict<Group>[];
  groups: readonly Absence[];
  /** When its coordinator is not available. */
  absences: readonly Readonly<{ from: string; to: string }>[];
}>;

export type Scene = Readonly<{
  market: Market;
  today: string;
  /** All stored departures of the travels. */
  tours: readonly StoredTour[];
  leaders: ReadonlyMap<string, ShownLeader & Readonly<{ hasEmail: boolean }>>;
  refused: number;
}>;

/** A row names so many groups that are in conflict with it. */
const maxConflicts = 20;

const departureOf = ({ row, id, after, travel }: Change) => ({
  row,
  id,
  travelId: travel.id,
  departureDate: after.departureDate,
  peopleIn: after.peopleIn,
  interested: after.interested,
});

const statusFacts = (changes: readonly Change[]): Consequences["statuses"] =>
  changes
    .filter(({ before, after }) => before?.status !== after.status)
    .map((change) => ({
      ...departureOf(change),
      from: change.before?.status ?? null,
      to: change.after.status,
    }));

const priceFacts = (changes: readonly Change[], today: string): Consequences["prices"] =>
  changes.flatMap((change) => {
    if (change.before === null) return [];
    const [old, now] = [priceOn(change.before, today), priceOn(change.after, today)];
    if (old.cents === now.cents && old.wasCents === now.wasCents) return [];
    return [
      {
        ...departureOf(change),
        fromCents: old.cents,
        toCents: now.cents,
        wasCents: now.wasCents,
        percentOff: discountPercent(now),
      },
    ];
  });

const startingPrice = (tours: readonly TourInput[], today: string) => {
  const open = tours.filter((tour) => tour.isPublished && !isPast(tour, today));
  const cheapest = cheapestTour(open, today);
  return (
    cheapest && {
      cents: priceOn(cheapest, today).cents,
      departureDate: cheapest.departureDate,
    }
  );
};

const startingPriceFacts = (
  changes: readonly Change[],
  { tours, today }: Scene,
): Consequences["startingPrices"] => {
  const travels = new Map(changes.map(({ travel }) => [travel.id, travel]));
  const ids = new Set(changes.map(({ id }) => id));
  const storedOf = Map.groupBy(tours, ({ travelId }) => travelId);
  const changesOf = Map.groupBy(changes, ({ travel }) => travel.id);
  return [...travels.values()].map(({ id, name }) => {
    const stored = storedOf.get(id) ?? [];
    const after = [
      ...stored.filter((tour) => !ids.has(tour.id)),
      ...(changesOf.get(id) ?? []).map((change) => change.after),
    ];
    return {
      travelId: id,
      name,
      before: startingPrice(stored, today),
      after: startingPrice(after, today),
    };
  });
};

const sumPeople = (prices: Consequences["prices"], isCounted: (difference: number) => boolean) =>
  prices
    .filter(({ fromCents, toCents }) => isCounted(toCents - fromCents))
    .reduce((sum, { peopleIn }) => sum + peopleIn, 0);

const isLedOtherwise = ({ before, after }: Change): boolean =>
  before?.coordinatorId !== after.coordinatorId ||
  (after.coordinatorId !== null &&
    (before?.departureDate !== after.departureDate || before.endDate !== after.endDate));

const coordinatorFacts = (
  changes: readonly Change[],
  { leaders, today }: Scene,
): Consequences["coordinators"] => {
  const askedBy = ({ after }: Change) => {
    const leader = leaders.get(after.coordinatorId ?? "");
    if (!leader || isPast(after, today)) return null;
    return leader.hasEmail ? "mail" : "staff";
  };
  const personOf = (id: string | null | undefined) => {
    const leader = leaders.get(id ?? "");
    return leader ? { id: leader.id, name: leader.name } : null;
  };
  return changes
    .filter(isLedOtherwise)
    .filter(({ before, after }) => before !== null || after.coordinatorId !== null)
    .map((change) => ({
      ...departureOf(change),
      before: personOf(change.before?.coordinatorId),
      after: personOf(change.after.coordinatorId),
      asked: askedBy(change),
      conflicts: change.conflicts.slice(0, maxConflicts).map(({ kind, days, with: group }) => ({
        kind,
        days,
        tourId: group.key.startsWith("new-") ? null : group.key,
        travelName: group.travelName,
        departureDate: group.departureDate,
        endDate: group.endDate,
      })),
      absences: change.absences.map(({ from, to }) => ({ from, to })),
      daysAtHome: daysAtHome(change.after, change.groups),
    }));
};

const daysOf = ({ departureDate, endDate, balanceDue }: TourInput) => ({
  departureDate,
  endDate,
  balanceDue,
});

const dateFacts = (changes: readonly Change[]): Consequences["dates"] =>
  changes.flatMap((change) => {
    if (change.before === null) return [];
    const [from, to] = [daysOf(change.before), daysOf(change.after)];
    const isSame = Object.values(from).join() === Object.values(to).join();
    return isSame ? [] : [{ ...departureOf(change), from, to }];
  });

const openingFacts = (changes: readonly Change[]): Consequences["openings"] =>
  changes
    .filter(({ before, after }) => (before?.openingDate ?? null) !== after.openingDate)
    .map((change) => ({
      ...departureOf(change),
      from: change.before?.openingDate ?? null,
      to: change.after.openingDate,
    }));

const addressFacts = (
  changes: readonly Change[],
  { market, today }: Scene,
): Consequences["addresses"] =>
  changes.flatMap(({ before, after, travel }) =>
    before?.isPublished &&
    travel.isPublished &&
    !isPast(before, today) &&
    before.code !== after.code
      ? [
          {
            from: tourAddress(market, travel.slug, before.code),
            to: tourAddress(market, travel.slug, after.code),
          },
        ]
      : [],
  );

/** What the changes of departures do, in numbers that lead to what they count. */
export const consequencesOf = (changes: readonly Change[], scene: Scene): Consequences => {
  const { market, today, leaders, refused } = scene;
  const prices = priceFacts(changes, today);
  const created = changes.filter(({ before }) => before === null).length;
  return {
    created,
    updated: changes.length - created,
    refused,
    statuses: statusFacts(changes),
    prices,
    startingPrices: startingPriceFacts(changes, scene),
    paidMore: sumPeople(prices, (difference) => difference < 0),
    paidLess: sumPeople(prices, (difference) => difference > 0),
    coordinators: coordinatorFacts(changes, scene),
    openings: openingFacts(changes),
    dates: dateFacts(changes),
    publications: changes
      .filter(({ before, after }) => (before?.isPublished ?? false) !== after.isPublished)
      .map((change) => ({ ...departureOf(change), isPublished: change.after.isPublished })),
    addresses: addressFacts(changes, scene),
    pages: renewedPages(market, today, changes, leaders),
    mails: null,
  };
};
