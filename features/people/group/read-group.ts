import { createHash } from "node:crypto";
import { isPast } from "#features/catalogue/tours/rules.ts";
import { toursByIds } from "#features/catalogue/tours/store.ts";
import { travelsByIds } from "#features/catalogue/travels/store.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Group } from "./contract.ts";
import { type GroupPerson, toGroup } from "./rules.ts";

type StoredPerson = GroupPerson & Readonly<{ id: string }>;

export type GroupScene = Readonly<{
  now: () => Date;
  /** The people in a departure, in the order in which staff have written them. */
  passengersOf: (db: Database, market: string, tourId: string) => Promise<readonly StoredPerson[]>;
}>;

/** Another order for each departure, the same at each look, so that looking again tells nothing. */
const shuffled = (people: readonly StoredPerson[], tourId: string): readonly GroupPerson[] => {
  const place = ({ id }: StoredPerson) =>
    createHash("sha256").update(`${tourId} ${id}`).digest("hex");
  return people
    .map((person) => ({ person, at: place(person) }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ person }) => person);
};

/** What the signed-in see of a group; null for a departure that nobody is offered. */
export const readGroup = async (
  { now, passengersOf }: GroupScene,
  db: Database,
  market: string,
  tourId: string,
): Promise<Group | null> => {
  const tour = (await toursByIds(db, market, [tourId])).get(tourId);
  const today = dayAt(now(), marketById(market));
  const isShown = tour?.isPublished && tour.cancellation === null && !isPast(tour, today);
  const [travel] = isShown ? await travelsByIds(db, market, [tour.travelId]) : [];
  return travel ? toGroup(shuffled(await passengersOf(db, market, tourId), tourId)) : null;
};
