import { isDeepStrictEqual } from "node:util";
import {
  changeRecord,
  type RecordKind,
  removeRecord,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import { lockRedirects } from "#features/assets/redirects/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { errorsToMend, mayKeep } from "#platform/changes/stored-rules.ts";
import type { Travel, TravelInput } from "../contract.ts";
import type { LinkSource } from "#features/records/links/store.ts";
import { lockTravel } from "../store.ts";
import { tagsOfTravels } from "#features/records/catalogue-tags/rules.ts";
import { normalizeTravel, travelErrors } from "../travel-rules.ts";
import { addressErrors, type HasPageAt, moveAddress } from "./address.ts";
import { type ListDestinations, referenceErrors } from "./references.ts";
import { deleteTravel, insertTravel, updateTravel } from "./rows.ts";
import { assertUnused } from "./users.ts";

/** What a save asks of rooms that stand above travels; the app provides it. */
export type TravelSaves = Readonly<{
  hasPageAt: HasPageAt;
  /** What may link to a travel or name it, which then is not deleted. */
  linkSources: readonly LinkSource[];
  /** Those of a market, to which its travels may lead. */
  listDestinations: ListDestinations;
  /**
   * Travels are found by words that the search makes of their texts: recomputes the search vectors
   * of travels, in the transaction of the change.
   */
  refreshSearchVectors: (
    trx: Database,
    market: string,
    travelIds: readonly string[],
  ) => Promise<void>;
}>;

type TravelRules = Pick<TravelSaves, "hasPageAt" | "listDestinations">;

export type TravelContext = TravelSaves & WriteContext;

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

const travelProblems = async (
  rules: TravelRules,
  trx: Database,
  market: string,
  travel: TravelInput,
  id: string | null,
): Promise<readonly RuleError[]> => [
  ...travelErrors(travel),
  ...(await addressErrors(rules.hasPageAt, trx, market, travel.slug, id)),
  ...(await referenceErrors(rules.listDestinations, trx, market, travel, id)),
];

/**
 * The rules of every writer of a travel. A stored one may keep what it has, which was right when it
 * was saved; and it leaves the site whatever it holds.
 * @throws Problem 422 with an error by field
 */
const assertSavable = async (
  rules: TravelRules,
  trx: Database,
  market: string,
  before: Travel | null,
  travel: TravelInput,
): Promise<void> => {
  const stored = before && inputOf(before);
  if (stored?.isPublished && isDeepStrictEqual({ ...stored, isPublished: false }, travel)) return;
  const id = before?.id ?? null;
  const problems = await travelProblems(rules, trx, market, travel, id);
  const left =
    stored && problems.length > 0 && mayKeep(stored, travel)
      ? errorsToMend(travel, problems, stored, await travelProblems(rules, trx, market, stored, id))
      : problems;
  throwIfInvalid([...left, ...keepsTrip(before, travel)]);
};

const write = async (
  context: TravelContext,
  trx: Database,
  before: Travel | null,
  travel: TravelInput,
): Promise<Travel> => {
  const { market } = context;
  await assertSavable(context, trx, market, before, travel);
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
 * All that a save of a stored travel asks before it writes.
 * @throws Problem 422 with an error by field
 */
export const assertSave = (
  rules: TravelRules,
  db: Database,
  market: string,
  before: Travel,
  input: TravelInput,
): Promise<void> => assertSavable(rules, db, market, before, normalizeTravel(input));

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
      await assertUnused(trx, context.linkSources, context.market, before);
      await deleteTravel(trx, context.market, id);
    },
  });
