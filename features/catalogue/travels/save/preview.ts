import { z } from "zod";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { TravelInput } from "../contract.ts";
import { absentTravel } from "../policy.ts";
import type { TravelPreview } from "../record-contract.ts";
import { travelById } from "../store.ts";
import { addressFacts, consequencesOf } from "./consequences.ts";
import { createTravel, saveTravel, type TravelContext } from "./save-travel.ts";

/** Ends the transaction of a dry run, so that nothing of it stays. */
class DryRun extends Error {
  readonly preview: TravelPreview;
  constructor(preview: TravelPreview) {
    super("A dry run writes nothing.");
    this.preview = preview;
  }
}

const errorsSchema = z.array(z.strictObject({ path: z.string(), message: z.string() }));

/** The errors by field that a save was refused with; every other problem is the caller's. */
const refusedWith = (error: unknown): TravelPreview => {
  const errors = errorsSchema.safeParse(error instanceof Problem ? error.extra["errors"] : null);
  if (!(error instanceof Problem) || error.status !== 422 || !errors.success) throw error;
  return { errors: errors.data, isChanged: true, consequences: null };
};

const tryWrite = async (
  context: TravelContext,
  id: string | null,
  travel: TravelInput,
  now: Date,
): Promise<TravelPreview> => {
  const { db: trx, market } = context;
  const before = id === null ? null : await travelById(trx, market, id);
  if (id !== null && !before) throw new Problem(404, absentTravel);
  const address = await addressFacts(trx, market, before, travel.slug);
  const after = before
    ? await saveTravel(context, before.id, travel, null)
    : await createTravel(context, travel);
  const today = dayAt(now, marketById(market));
  return {
    errors: [],
    isChanged: after.version !== before?.version,
    consequences: await consequencesOf(trx, market, { before, after }, address, today),
  };
};

/**
 * What a save would do, from the save itself in a transaction that is rolled back.
 * @param id null for a travel that is being made
 * @throws Problem 404
 */
export const previewTravel = async (
  context: TravelContext,
  id: string | null,
  travel: TravelInput,
  now: Date,
): Promise<TravelPreview> => {
  try {
    return await context.db.transaction().execute(async (trx: Database) => {
      throw new DryRun(await tryWrite({ ...context, db: trx }, id, travel, now));
    });
  } catch (error) {
    return error instanceof DryRun ? error.preview : refusedWith(error);
  }
};
