import type { SettingName } from "#features/company/settings/contract.ts";
import { callApi, callVersioned, ifMatch } from "#platform/browser/call-api.ts";
import {
  countryOf,
  settingKey,
  type SettingKey,
  type StoredSetting,
  type StoredSheet,
} from "./setting-sheet.ts";

type Answer = Readonly<{ name: SettingName; value: object }>;

/** A market that the account works on. */
export type SettingMarket = Readonly<{ code: string; label: string; site: string | null }>;

export type LoadedSettings = Readonly<{ markets: readonly SettingMarket[]; stored: StoredSheet }>;

const pathOf = (key: SettingKey): string => {
  const country = countryOf(key);
  return `${country}/settings/${key.slice(country.length + 1)}`;
};

export const readSettingAt = async (key: SettingKey): Promise<StoredSetting> => {
  const { body, version } = await callVersioned<Answer>("GET", pathOf(key));
  return { value: body.value, version: version ?? 0 };
};

/** @throws ApiError 412 where somebody else saved it meanwhile */
export const saveSettingAt = async (
  key: SettingKey,
  value: object,
  version: number,
): Promise<StoredSetting> => {
  const saved = await callVersioned<Answer>("PUT", pathOf(key), { value }, ifMatch(version));
  return { value: saved.body.value, version: saved.version ?? version };
};

type Config = Readonly<{ countries: readonly SettingMarket[] }>;
type Own = Readonly<{ countries?: readonly string[] | null }>;

/** The settings of the names in all markets of the account. */
export const loadSettings = async (names: readonly SettingName[]): Promise<LoadedSettings> => {
  const [{ countries }, me] = await Promise.all([
    callApi<Config>("GET", "backoffice-config"),
    callApi<Own>("GET", "me"),
  ]);
  const own = me.countries ?? null;
  const markets = countries.filter(({ code }) => own === null || own.includes(code));
  const keys = markets.flatMap(({ code }) => names.map((name) => settingKey(code, name)));
  const settings = await Promise.all(
    keys.map(async (key) => [key, await readSettingAt(key)] as const),
  );
  return { markets, stored: Object.fromEntries(settings) };
};
