import type { SettingName } from "#features/company/settings/contract.ts";
import { isSame } from "#platform/changes/changes.ts";

/** A setting of one market as the server has it. */
export type StoredSetting = Readonly<{ value: object; version: number }>;

/** `it/maintenance` */
export type SettingKey = `${string}/${SettingName}`;

export const settingKey = (country: string, name: SettingName): SettingKey => `${country}/${name}`;

export const countryOf = (key: SettingKey): string => key.slice(0, key.indexOf("/"));

/** Settings of all markets that the account works on, as they stand on the screen. */
export type SettingSheet = Readonly<Record<SettingKey, object>>;

export type StoredSheet = Readonly<Record<SettingKey, StoredSetting>>;

export const valuesOf = (stored: StoredSheet): SettingSheet =>
  Object.fromEntries(Object.entries(stored).map(([key, { value }]) => [key, value]));

export const changedKeys = (stored: StoredSheet, edited: SettingSheet): readonly SettingKey[] =>
  Object.keys(stored)
    .map((key) => key as SettingKey)
    .filter((key) => !isSame(stored[key]?.value, edited[key]));
