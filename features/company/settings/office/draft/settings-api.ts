import { getSetting, saveSetting } from "#features/company/settings/calls.ts";
import { getBackofficeConfig } from "#features/records/staff-accounts/config/calls.ts";
import { type SettingName, settingNameSchema } from "#features/company/settings/contract.ts";
import { getMe } from "#features/records/staff-accounts/calls.ts";
import { call, callVersioned } from "#platform/browser/call.ts";
import {
  countryOf,
  settingKey,
  type SettingKey,
  type StoredSetting,
  type StoredSheet,
} from "./setting-sheet.ts";

/** A market that the account works on. */
export type SettingMarket = Readonly<{ code: string; label: string; site: string | null }>;

export type LoadedSettings = Readonly<{ markets: readonly SettingMarket[]; stored: StoredSheet }>;

const placeOf = (key: SettingKey) => {
  const country = countryOf(key);
  return { country, name: settingNameSchema.parse(key.slice(country.length + 1)) };
};

export const readSettingAt = async (key: SettingKey): Promise<StoredSetting> => {
  const { body, version } = await callVersioned(getSetting, placeOf(key));
  return { value: body.value, version: version ?? 0 };
};

/** @throws ApiError 412 where somebody else saved it meanwhile */
export const saveSettingAt = async (
  key: SettingKey,
  value: object,
  version: number,
): Promise<StoredSetting> => {
  const saved = await callVersioned(saveSetting, placeOf(key), {
    body: { value },
    ifMatch: version,
  });
  return { value: saved.body.value, version: saved.version ?? version };
};

/** The settings of the names in all markets of the account. */
export const loadSettings = async (names: readonly SettingName[]): Promise<LoadedSettings> => {
  const [{ countries }, me] = await Promise.all([call(getBackofficeConfig, {}), call(getMe, {})]);
  const own = me.countries ?? null;
  const markets = countries.filter(({ code }) => own === null || own.includes(code));
  const keys = markets.flatMap(({ code }) => names.map((name) => settingKey(code, name)));
  const settings = await Promise.all(
    keys.map(async (key) => [key, await readSettingAt(key)] as const),
  );
  return { markets, stored: Object.fromEntries(settings) };
};
