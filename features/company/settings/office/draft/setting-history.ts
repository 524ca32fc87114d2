import type { SettingKey, SettingSheet } from "./setting-sheet.ts";

export type SettingStep = Readonly<{
  /** What was changed, which undo names. */
  label: string;
  /** Steps of one topic are undone as one: the letters of a word. Null for a step of its own. */
  topic: string | null;
  before: SettingSheet;
}>;

export type SettingHistory = Readonly<{
  edited: SettingSheet;
  done: readonly SettingStep[];
  undone: readonly SettingStep[];
}>;

export type SettingEdit = Readonly<{
  label: string;
  topic?: string | null;
  values: Readonly<Partial<Record<SettingKey, object>>>;
}>;

const maxSteps = 200;

export const withSettingEdit = (
  { edited, done }: SettingHistory,
  { label, topic = null, values }: SettingEdit,
): SettingHistory => {
  const continues = topic !== null && done.at(-1)?.topic === topic;
  return {
    edited: { ...edited, ...values } as SettingSheet,
    done: continues ? done : [...done, { label, topic, before: edited }].slice(-maxSteps),
    undone: [],
  };
};

export const undoSetting = (history: SettingHistory): SettingHistory => {
  const { edited, done, undone } = history;
  const last = done.at(-1);
  if (!last) return history;
  return {
    edited: last.before,
    done: done.slice(0, -1),
    undone: [{ ...last, before: edited }, ...undone],
  };
};

export const redoSetting = (history: SettingHistory): SettingHistory => {
  const { edited, done, undone } = history;
  const [next, ...rest] = undone;
  if (!next) return history;
  return { edited: next.before, done: [...done, { ...next, before: edited }], undone: rest };
};
