import { settingSchemas } from "#features/company/settings/contract.ts";
import { settingWithTime } from "#features/company/settings/store.ts";
import type { Database } from "#platform/server/database/tables.ts";

const hourMs = 3_600_000;
/** For markets that say nothing of it. */
const usualHours = 24;

export type FetchSchedule = Readonly<{
  /** The company's account with the review provider; empty for none. */
  merchantId: string;
  /** 0 where nobody is asked unless by hand. */
  everyHours: number;
  /** When the provider is asked by itself; null for never. */
  next: Date | null;
}>;

const never: FetchSchedule = { merchantId: "", everyHours: 0, next: null };

/** The hours count from the last fetch, by hand too; before the first, from when the account was named. */
export const fetchSchedule = async (db: Database, market: string): Promise<FetchSchedule> => {
  const setting = await settingWithTime(db, market, "review_settings");
  if (!setting) return never;
  const { merchantId, fetchEveryHours: everyHours = usualHours } =
    settingSchemas.review_settings.parse(setting.value);
  if (merchantId === "" || everyHours === 0) return { ...never, merchantId };
  const last = await db
    .selectFrom("review_fetch")
    .select("at")
    .where("market", "=", market)
    .executeTakeFirst();
  const since = last?.at ?? setting.updatedAt;
  return { merchantId, everyHours, next: new Date(since.getTime() + everyHours * hourMs) };
};
