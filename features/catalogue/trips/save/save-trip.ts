import { readStored } from "#platform/changes/read-stored.ts";
import { existingPictures } from "#features/assets/media/store.ts";
import {
  changeRecord,
  type RecordKind,
  removeRecord,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import { tagsOfTravels } from "#features/records/catalogue-tags/rules.ts";
import { isSame } from "#platform/changes/changes.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { counted } from "#platform/counted.ts";
import { type TripInput, tripInputSchema } from "../contract.ts";
import { tripErrors } from "../rules.ts";
import {
  allTripFactsTag,
  deleteTrip,
  insertTrip,
  type StoredTrip,
  storedTrip,
  tripFactsTag,
  updateTrip,
} from "../store.ts";

/** The search finds travels by the names of their trip's countries. */
export type SearchUpdates = Readonly<{
  /** Recomputes the search vectors of travels, in the transaction of the change. */
  refreshSearchVectors: (
    trx: Database,
    market: string,
    travelIds: readonly string[],
  ) => Promise<void>;
}>;

export type TripContext = SearchUpdates & WriteContext;

export const inputOf = (trip: StoredTrip): TripInput => readStored(tripInputSchema, trip);

/** Lists, cards and the search show everything of a trip but its route. */
const changesLists = (before: StoredTrip | null, after: StoredTrip | null): boolean =>
  before === null ||
  after === null ||
  !isSame({ ...inputOf(before), stops: [] }, { ...inputOf(after), stops: [] });

const listTags = ({ id, travels }: StoredTrip): readonly string[] =>
  travels.flatMap((travel) => tagsOfTravels(travel.market, [{ id: travel.id, tripId: id }]));

const tripKind: RecordKind<StoredTrip> = {
  subject: "trip",
  noun: "trip",
  isOfCompany: true,
  lock: async (trx, _market, id) => (id === null ? null : storedTrip(trx, id, true)),
  idOf: ({ id }) => id,
  nameOf: ({ code }) => code,
  auditOf: inputOf,
  contentOf: inputOf,
  tagsOf: (_market, before, after) => {
    const trip = after ?? before;
    if (!trip) return [];
    const tags = [tripFactsTag(trip.id), allTripFactsTag];
    return changesLists(before, after) ? [...tags, ...listTags(trip)] : tags;
  },
};

const pictureErrors = async (trx: Database, trip: TripInput): Promise<readonly RuleError[]> => {
  const fields = ["posterId", "wideId"] as const;
  const ids = fields.flatMap((field) => trip[field] ?? []);
  const known = await existingPictures(trx, ids);
  return fields
    .filter((field) => trip[field] !== null && !known.has(trip[field]))
    .map((path) => ({ path, message: "This picture is gone." }));
};

const codeErrors = async (
  trx: Database,
  { code }: TripInput,
  id: string | null,
): Promise<readonly RuleError[]> => {
  const other = await trx
    .selectFrom("trip")
    .select("id")
    .where("code", "=", code)
    .executeTakeFirst();
  return other && other.id !== id ? [{ path: "code", message: "Another trip has this code." }] : [];
};

const assertPossible = async (trx: Database, trip: TripInput, id: string | null): Promise<void> => {
  const errors = [
    ...tripErrors(trip),
    ...(await codeErrors(trx, trip, id)),
    ...(await pictureErrors(trx, trip)),
  ];
  if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
};

const readBack = async (trx: Database, id: string): Promise<StoredTrip> => {
  const trip = await storedTrip(trx, id);
  if (!trip) throw new Error("A trip that was written is not there.");
  return trip;
};

const refreshSearch = async (
  { refreshSearchVectors }: SearchUpdates,
  trx: Database,
  { travels }: StoredTrip,
): Promise<void> => {
  for (const { market, id } of travels) await refreshSearchVectors(trx, market, [id]);
};

/** @throws Problem 422 with an error by field */
export const createTrip = (context: TripContext, trip: TripInput): Promise<StoredTrip> =>
  writeRecord(tripKind, context, {
    id: null,
    ifVersion: null,
    async write(trx) {
      await assertPossible(trx, trip, null);
      return readBack(trx, await insertTrip(trx, trip));
    },
  });

/**
 * @param ifVersion the version that the client read; null skips the check
 * @throws Problem 404, 412, 422
 */
export const saveTrip = (
  context: TripContext,
  id: string,
  trip: TripInput,
  ifVersion: number | null,
): Promise<StoredTrip> =>
  changeRecord(tripKind, context, {
    id,
    ifVersion,
    async write(trx, before) {
      await assertPossible(trx, trip, id);
      if (isSame(inputOf(before), trip)) return before;
      await updateTrip(trx, id, trip);
      const after = await readBack(trx, id);
      if (changesLists(before, after)) await refreshSearch(context, trx, after);
      return after;
    },
  });

/** @throws Problem 404, 409 where a market offers the trip, 412 */
export const removeTrip = (
  context: TripContext,
  id: string,
  ifVersion: number | null,
): Promise<StoredTrip> =>
  removeRecord(tripKind, context, {
    id,
    ifVersion,
    async write(trx, { travels }) {
      const count = travels.length;
      if (count > 0)
        throw inTheWay("Travels use it", `${counted(count, "travel uses", "travels use")} it.`);
      await deleteTrip(trx, id);
    },
  });
