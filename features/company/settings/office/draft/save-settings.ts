import { ApiError } from "#platform/browser/call-api.ts";
import { mergeRecord } from "#platform/merge/merge-record.ts";
import type { Side } from "#platform/merge/merge-conflict.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { SettingKey, StoredSetting, StoredSheet } from "./setting-sheet.ts";

/** A setting of which somebody else has saved the same meanwhile. */
export type SettingConflict = Readonly<{
  key: SettingKey;
  theirs: StoredSetting;
  /** Both together, with the side that is named where they collide. */
  joined: Readonly<Record<Side, object>>;
}>;

export type SettingErrors = Readonly<Partial<Record<SettingKey, readonly RuleError[]>>>;

export type SavedSettings = Readonly<{
  stored: StoredSheet;
  conflicts: readonly SettingConflict[];
  /** Those that were saved together with what somebody else had saved. */
  joined: readonly SettingKey[];
  errors: SettingErrors;
  problem: string | null;
}>;

export type SettingCalls = Readonly<{
  read: (key: SettingKey) => Promise<StoredSetting>;
  /** @throws ApiError 412 where somebody else saved it meanwhile */
  save: (key: SettingKey, value: object, version: number) => Promise<StoredSetting>;
}>;

export const unreachable = "The server cannot be reached. What you did is kept here.";

type Values = Readonly<Record<string, unknown>>;

const joinedBy = (base: object, mine: object, theirs: object, side: Side) =>
  mergeRecord(base as Values, mine as Values, theirs as Values, {}, side);

type One = Readonly<{ saved: StoredSetting; isJoined: boolean }> | SettingConflict;

/** Saves a setting, and joins what others have saved meanwhile as long as nothing collides. */
const saveOne = async (
  { read, save }: SettingCalls,
  key: SettingKey,
  value: object,
  base: StoredSetting,
): Promise<One> => {
  let [sent, from, isJoined] = [value, base, false];
  for (;;)
    try {
      return { saved: await save(key, sent, from.version), isJoined };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error;
      const theirs = await read(key);
      const { record, conflicts } = joinedBy(from.value, sent, theirs.value, "mine");
      if (conflicts.length > 0) {
        const { record: other } = joinedBy(from.value, sent, theirs.value, "theirs");
        return { key, theirs, joined: { mine: record, theirs: other } };
      }
      [sent, from, isJoined] = [record, theirs, true];
    }
};

/** Saves one setting after the other; one that is refused leaves the others to be saved. */
export const saveSettings = async (
  calls: SettingCalls,
  stored: StoredSheet,
  values: readonly (readonly [SettingKey, object])[],
): Promise<SavedSettings> => {
  let result: SavedSettings = { stored, conflicts: [], joined: [], errors: {}, problem: null };
  for (const [key, value] of values)
    try {
      const base = result.stored[key] ?? { value: {}, version: 0 };
      const one = await saveOne(calls, key, value, base);
      if ("theirs" in one) result = { ...result, conflicts: [...result.conflicts, one] };
      else {
        const joined = one.isJoined ? [...result.joined, key] : result.joined;
        result = { ...result, joined, stored: { ...result.stored, [key]: one.saved } };
      }
    } catch (error) {
      if (!(error instanceof ApiError)) return { ...result, problem: unreachable };
      const errors = { ...result.errors, [key]: error.errors };
      result = { ...result, errors, problem: error.message };
    }
  return result;
};
