import { isDeepStrictEqual } from "node:util";
import {
  type RecordKind,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import type { Setting, SettingName } from "./contract.ts";
import {
  lockSettings,
  settingsTag,
  type StoredSetting,
  findStoredSetting,
  writeSetting,
} from "./store.ts";

const settingKind = (name: SettingName): RecordKind<StoredSetting> => ({
  subject: "setting",
  noun: "setting",
  async lock(trx, market) {
    await lockSettings(trx, market);
    return findStoredSetting(trx, market, name);
  },
  idOf: (setting) => setting.name,
  nameOf: ({ name }) => name.replaceAll("_", " "),
  listsFields: true,
  tagsOf: (market) => [settingsTag(market)],
});

/**
 * Writes a setting with its audit entry and invalidates all pages made from the market's settings.
 * @param ifVersion the version that the client read: 0 for a default that was never written; null
 * skips the check
 * @throws Problem 412 for a version that is not the stored one
 */
export const saveSetting = (
  context: WriteContext,
  setting: Setting,
  ifVersion: number | null,
): Promise<StoredSetting> =>
  writeRecord(settingKind(setting.name), context, {
    id: setting.name,
    absentVersion: 0,
    ifVersion,
    write: async (trx, before) =>
      before && isDeepStrictEqual(before.value, setting.value)
        ? before
        : writeSetting(trx, context.market, setting),
  });
