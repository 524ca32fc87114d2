import { z } from "zod";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Stop, TripInput } from "../contract.ts";
import { distinctStops } from "../parts/route-line.ts";
import { absentTrip } from "../policy.ts";
import type { TripConsequences, TripPreview } from "../record-contract.ts";
import { distanceKm } from "../rules.ts";
import { type StoredTrip, storedTrip } from "../store.ts";
import { createTrip, saveTrip, type TripContext } from "./save-trip.ts";
import { tripUsers } from "./users.ts";

/** Ends the transaction of a dry run, so that nothing of it stays. */
class DryRun extends Error {
  readonly preview: TripPreview;
  constructor(preview: TripPreview) {
    super("A dry run writes nothing.");
    this.preview = preview;
  }
}

const errorsSchema = z.array(z.strictObject({ path: z.string(), message: z.string() }));

/** The errors by field that a save was refused with; every other problem is the caller's. */
const refusedWith = (error: unknown): TripPreview => {
  const errors = errorsSchema.safeParse(error instanceof Problem ? error.extra["errors"] : null);
  if (!(error instanceof Problem) || error.status !== 422 || !errors.success) throw error;
  return { errors: errors.data, isChanged: true, consequences: null };
};

type StopChanges = Omit<TripConsequences, "users">;

const keysOf = (stops: readonly Stop[]): readonly string[] => stops.map(({ key }) => key);

/** Stops are the same where their key is. */
const changesOfStops = (before: readonly Stop[], after: readonly Stop[]): StopChanges => {
  const [former, present] = [distinctStops(before), distinctStops(after)];
  const stayed = present.flatMap((stop) => {
    const old = former.find(({ key }) => key === stop.key);
    return old ? [{ key: stop.key, metres: Math.round(distanceKm(old, stop) * 1000) }] : [];
  });
  const kept = new Set(stayed.map(({ key }) => key));
  const orderOf = (stops: readonly Stop[]) =>
    keysOf(stops)
      .filter((key) => kept.has(key))
      .join(" ");
  return {
    moved: stayed.filter(({ metres }) => metres > 0),
    added: present.length - stayed.length,
    removed: former.length - stayed.length,
    isReordered: orderOf(before) !== orderOf(after),
  };
};

const tryWrite = async (
  context: TripContext,
  id: string | null,
  trip: TripInput,
): Promise<TripPreview> => {
  const { db: trx } = context;
  const before: StoredTrip | null = id === null ? null : await storedTrip(trx, id);
  if (id !== null && !before) throw new Problem(404, absentTrip);
  const after = before
    ? await saveTrip(context, before.id, trip, null)
    : await createTrip(context, trip);
  return {
    errors: [],
    isChanged: after.version !== before?.version,
    consequences: {
      ...changesOfStops(before?.stops ?? [], after.stops),
      users: await tripUsers(trx, after.id),
    },
  };
};

/**
 * What a save would do, from the save itself in a transaction that is rolled back.
 * @param id null for a trip that is being made
 * @throws Problem 404
 */
export const previewTrip = async (
  context: TripContext,
  id: string | null,
  trip: TripInput,
): Promise<TripPreview> => {
  try {
    return await context.db.transaction().execute(async (trx: Database) => {
      throw new DryRun(await tryWrite({ ...context, db: trx }, id, trip));
    });
  } catch (error) {
    return error instanceof DryRun ? error.preview : refusedWith(error);
  }
};
