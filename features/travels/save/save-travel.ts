import { isDeepStrictEqual } from "node:util";
import {
  changeRecord,
  type RecordKind,
  removeRecord,
  type WriteContext,
  writeRecord,
} from "#features/records/store.ts";
import { lockRedirects } from "#features/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { Travel, TravelInput } from "../contract.ts";
import { lockTravel, tagsOfTravels } from "../store.ts";
import { normalizeTravel, travelErrors } from "../travel-rules.ts";
import { addressErrors, moveAddress } from "./address.ts";
import { referenceErrors } from "./references.ts";
import { deleteTravel, insertTravel, updateTravel } from "./rows.ts";
import { assertUnused } from "./users.ts";

/** Travels are found by words that the search makes of their texts. */
export type SearchUpdates = Readonly<{
  /** Recomputes the search vectors of travels, in the transaction of the change. */
  refreshSearchVectors: (
    trx: Database,
    market: string,
    travelIds: readonly string[],
  ) => Promise<void>;
}>;

export type TravelContext = SearchUpdates & WriteContext;

/** The fields that staff write. */
export const inputOf = ({ id: _id, version: _version, updatedAt: _at, ...input }: Travel) => input;

const travelKind: RecordKind<Travel> = {
  subject: "travel",
  noun: "travel",
  async lock(trx, market, id) {
    const travel = id === null ? null : await lockTravel(trx, market, id);
    await lockRedirects(trx, market);
    return travel;
  },
  idOf: ({ id }) => id,
  contentOf: inputOf,
  tagsOf: (market, before, after) => {
    const travel = after ?? before;
    return travel ? tagsOfTravels(market, [travel]) : [];
  },
};

const throwIfInvalid = (errors: readonly RuleError[]): void => {
  if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
};

const keepsTrip = (before: Travel | null, { tripId }: TravelInput): RuleError[] =>
  before === null || before.tripId === tripId
    ? []
    : [{ path: "tripId", message: "A travel keeps its trip." }];

const write = async (
  context: TravelContext,
  trx: Database,
  before: Travel | null,
  travel: TravelInput,
): Promise<Travel> => {
  const { market } = context;
  const id = before?.id ?? null;
  throwIfInvalid([
    ...travelErrors(travel),
    ...keepsTrip(before, travel),
    ...(await addressErrors(trx, market, travel.slug, id)),
    ...(await referenceErrors(trx, market, travel, id)),
  ]);
  if (before && isDeepStrictEqual(inputOf(before), travel)) return before;
  const after = before
    ? await updateTravel(trx, market, before.id, travel)
    : await insertTravel(trx, market, travel);
  await moveAddress(context, trx, before, after);
  await context.refreshSearchVectors(trx, market, [after.id]);
  return after;
};

/** @throws Problem 422 with an error by field */
export const createTravel = (context: TravelContext, input: TravelInput): Promise<Travel> => {
  const travel = normalizeTravel(input);
  return writeRecord(travelKind, context, {
    id: null,
    ifVersion: null,
    write: (trx) => write(context, trx, null, travel),
  });
};

/**
 * @param ifVersion the version that the client read; null skips the check
 * @throws Problem 404, 412, 422
 */
export const saveTravel = (
  context: TravelContext,
  id: string,
  input: TravelInput,
  ifVersion: number | null,
): Promise<Travel> => {
  const travel = normalizeTravel(input);
  return changeRecord(travelKind, context, {
    id,
    ifVersion,
    write: (trx, before) => write(context, trx, before, travel),
  });
};

/**
 * Its questions go with it.
 * @throws Problem 404, 409 that lists what uses it, 412
 */
export const removeTravel = (
  context: TravelContext,
  id: string,
  ifVersion: number | null,
): Promise<Travel> =>
  removeRecord(travelKind, context, {
    id,
    ifVersion,
    async write(trx, before) {
      await assertUnused(trx, context.market, before);
      await deleteTravel(trx, context.market, id);
    },
  });
