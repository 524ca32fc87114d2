import { isDeepStrictEqual } from "node:util";
import { readStored } from "#platform/changes/read-stored.ts";
import { existingPictures } from "#features/assets/media/store.ts";
import {
  changeRecord,
  type RecordKind,
  removeRecord,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { SlugProblemOf } from "#platform/server/http/routes/slug-check.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { counted } from "#platform/counted.ts";
import { type EventInput, eventInputSchema } from "./contract.ts";
import { eventErrors } from "./rules.ts";
import {
  attendanceOf,
  deleteEvent,
  eventsTag,
  insertEvent,
  lockEvent,
  ownerOfSlug,
  plannedEventsTag,
  type StoredEvent,
  updateEvent,
} from "./store.ts";

const kind: RecordKind<StoredEvent> = {
  subject: "event",
  noun: "event",
  lock: lockEvent,
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  listsFields: true,
  contentOf: (stored) => readStored(eventInputSchema, stored),
  tagsOf: (market) => [eventsTag(market), plannedEventsTag(market)],
};

/** Moments as the store answers them, so that equal ones are equal texts. */
const normalize = (input: EventInput): EventInput => ({
  ...input,
  startsAt: new Date(input.startsAt).toISOString(),
  endsAt: new Date(input.endsAt).toISOString(),
});

const referenceErrors = async (
  trx: Database,
  market: string,
  { coordinatorId, travelIds, pictureId }: EventInput,
): Promise<readonly RuleError[]> => {
  const idsIn = async (table: "known_coordinator" | "known_travel", ids: readonly string[]) => {
    if (ids.length === 0) return 0;
    const rows = await trx
      .selectFrom(table)
      .select("id")
      .where("market", "=", market)
      .where("id", "in", ids)
      .execute();
    return rows.length;
  };
  const pictures = await existingPictures(trx, pictureId === null ? [] : [pictureId]);
  const hosts = coordinatorId === null ? [] : [coordinatorId];
  return [
    ...((await idsIn("known_coordinator", hosts)) === hosts.length
      ? []
      : [{ path: "coordinatorId", message: "There is no such coordinator here." }]),
    ...((await idsIn("known_travel", travelIds)) === travelIds.length
      ? []
      : [{ path: "travelIds", message: "One of these travels is not here." }]),
    ...(pictureId === null || pictures.has(pictureId)
      ? []
      : [{ path: "pictureId", message: "This picture is gone." }]),
  ];
};

export const slugProblemOf: SlugProblemOf = async (db, market, slug, id) => {
  const owner = await ownerOfSlug(db, market, slug, id);
  return owner === null ? null : `“${owner}” has this slug.`;
};

/**
 * Does for those who have signed up for an event what follows from a save of it; handed in, since
 * events know nobody who comes.
 */
export type FollowEvent = (
  trx: Database,
  market: string,
  before: StoredEvent,
  after: StoredEvent,
) => Promise<void>;

const assertPossible = async (
  trx: Database,
  market: string,
  input: EventInput,
  id: string | null,
): Promise<void> => {
  const problem = await slugProblemOf(trx, market, input.slug, id);
  const coming = id === null ? 0 : (await attendanceOf(trx, market, id)).coming;
  const errors = [
    ...eventErrors(input),
    ...(problem === null ? [] : [{ path: "slug", message: problem }]),
    ...(input.places !== null && input.places < coming
      ? [{ path: "places", message: `${coming} are coming already.` }]
      : []),
    ...(await referenceErrors(trx, market, input)),
  ];
  if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
};

/** @throws Problem 422 with an error by field */
export const createEvent = (context: WriteContext, input: EventInput): Promise<StoredEvent> =>
  writeRecord(kind, context, {
    id: null,
    ifVersion: null,
    async write(trx) {
      await assertPossible(trx, context.market, input, null);
      return insertEvent(trx, context.market, input);
    },
  });

/**
 * @param ifVersion the version that the client read; null skips the check
 * @throws Problem 404, 412, 422
 */
export const saveEvent = (
  { followEvent, ...context }: WriteContext & Readonly<{ followEvent: FollowEvent }>,
  id: string,
  input: EventInput,
  ifVersion: number | null,
): Promise<StoredEvent> =>
  changeRecord(kind, context, {
    id,
    ifVersion,
    async write(trx, before) {
      await assertPossible(trx, context.market, input, id);
      const isSame = isDeepStrictEqual(readStored(eventInputSchema, before), normalize(input));
      if (isSame) return before;
      const after = await updateEvent(trx, context.market, before, input);
      await followEvent(trx, context.market, before, after);
      return after;
    },
  });

/** @throws Problem 404, 409 while people are coming, 412 */
export const removeEvent = (
  context: WriteContext,
  id: string,
  ifVersion: number | null,
): Promise<StoredEvent> =>
  removeRecord(kind, context, {
    id,
    ifVersion,
    async write(trx) {
      const { coming, waiting } = await attendanceOf(trx, context.market, id);
      if (coming + waiting > 0) {
        const people = counted(coming, "person is", "people are");
        const detail = `${people} coming and ${waiting} wait. Unpublish the event instead.`;
        throw inTheWay("People are coming", detail, { coming, waiting });
      }
      await deleteEvent(trx, context.market, id);
    },
  });
