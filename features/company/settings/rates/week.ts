import { z } from "zod";
import { recordAt } from "#features/records/audit/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { currenciesSchema } from "../contract.ts";
import type { WeekOfRates } from "../currencies-contract.ts";
import { settingWithTime } from "../store.ts";

const weekMs = 7 * 86_400_000;

const keptSchema = z.object({ value: currenciesSchema });

/** The rates that held a week before; null where the market had none, or nobody knows them. */
export const ratesAWeekAgo = async (
  db: Database,
  market: string,
  now: Date,
): Promise<WeekOfRates> => {
  const moment = new Date(now.getTime() - weekMs);
  const record = { market, subject: "setting", subjectId: "currencies" };
  const changed = await recordAt(db, record, moment);
  if (changed) return { rates: keptSchema.safeParse(changed.before).data?.value.rates ?? null };
  const stored = await settingWithTime(db, market, "currencies");
  const isOlder = stored !== null && stored.updatedAt <= moment;
  return { rates: (isOlder && currenciesSchema.safeParse(stored.value).data?.rates) || null };
};
