import { recordAudit } from "#features/audit/store.ts";
import { invalidateTags } from "#platform/server/cache/invalidate-tags.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTransaction } from "#platform/server/database/transaction.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Setting } from "./contract.ts";
import {
  lockSettings,
  settingsTag,
  type StoredSetting,
  storedSetting,
  writeSetting,
} from "./store.ts";

export type SettingContext = Readonly<{ db: Database; market: string; actor: string }>;

/**
 * Sets an entry, with its trail, and lets all pages that are made from settings be made anew.
 * @param ifVersion the version that the client read, 0 for a default, null for the newest
 * @throws Problem 412 for a version that is not the stored one
 */
export const saveSetting = (
  { db, market, actor }: SettingContext,
  setting: Setting,
  ifVersion: number | null,
): Promise<StoredSetting> =>
  inTransaction(db, async (trx) => {
    await lockSettings(trx, market);
    const before = await storedSetting(trx, market, setting.name);
    if (ifVersion !== null && ifVersion !== (before?.version ?? 0))
      throw new Problem(412, "Somebody else saved this setting in the meantime.");
    const after = await writeSetting(trx, market, setting);
    await recordAudit(trx, {
      actor,
      market,
      action: before ? "update" : "create",
      subject: "setting",
      subjectId: setting.name,
      before,
      after,
    });
    await invalidateTags(trx, [settingsTag(market)]);
    return after;
  });
