import { useCallback, useState } from "react";
import { toast } from "#design/office/toast.ts";
import { useLeaveGuard } from "#design/office/use-leave-guard.ts";
import {
  saveSettings,
  type SettingConflict,
  type SettingErrors,
  unreachable,
} from "./save-settings.ts";
import {
  redoSetting,
  type SettingEdit,
  type SettingHistory,
  undoSetting,
  withSettingEdit,
} from "./setting-history.ts";
import { changedKeys, type SettingKey, type StoredSheet, valuesOf } from "./setting-sheet.ts";
import { readSettingAt, saveSettingAt } from "./settings-api.ts";

const calls = { read: readSettingAt, save: saveSettingAt };

/** Settings of several markets that are edited together and saved one by one. */
export const useSettingsDraft = (loaded: StoredSheet) => {
  const [stored, setStored] = useState(loaded);
  const [history, setHistory] = useState<SettingHistory>(() => ({
    edited: valuesOf(loaded),
    done: [],
    undone: [],
  }));
  const [conflicts, setConflicts] = useState<readonly SettingConflict[]>([]);
  const [errors, setErrors] = useState<SettingErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { edited } = history;
  const changed = changedKeys(stored, edited);
  const isDirty = changed.length > 0;
  const guard = useLeaveGuard(
    useCallback(() => isDirty, [isDirty]),
    false,
  );
  const edit = (change: SettingEdit) => {
    setHistory(withSettingEdit(history, change));
    setErrors({});
    setProblem(null);
  };
  const write = async (values: readonly (readonly [SettingKey, object])[], message: string) => {
    setBusy(true);
    setProblem(null);
    const result = await saveSettings(calls, stored, values).catch((): null => null);
    setBusy(false);
    if (!result) return setProblem(unreachable);
    setStored(result.stored);
    setConflicts(result.conflicts);
    setErrors(result.errors);
    setProblem(result.problem);
    // What the server made of it stands on the screen, where nothing was typed meanwhile.
    setHistory((now) => ({
      ...now,
      edited: {
        ...now.edited,
        ...Object.fromEntries(
          values
            .filter(([key, sent]) => now.edited[key] === sent && result.stored[key] !== stored[key])
            .map(([key]) => [key, result.stored[key]?.value]),
        ),
      },
    }));
    if (result.problem !== null || result.conflicts.length > 0) return;
    const together = "Saved together with what somebody else saved meanwhile.";
    toast.success(result.joined.length > 0 ? together : message);
  };
  return {
    stored,
    edited,
    history,
    changed,
    isDirty,
    isBusy,
    errors,
    problem,
    conflicts,
    guard,
    edit,
    undo: () => setHistory(undoSetting(history)),
    redo: () => setHistory(redoSetting(history)),
    save: (message: string) =>
      void write(
        changed.map((key) => [key, edited[key] ?? {}]),
        message,
      ),
    /** Changes a setting and saves it at once, with whatever else of it was edited. */
    saveNow: (key: SettingKey, value: object, label: string, message: string) => {
      edit({ label, values: { [key]: value } });
      void write([[key, value]], message);
    },
    resolve: ({ key, theirs, joined }: SettingConflict, side: "mine" | "theirs") => {
      setStored({ ...stored, [key]: theirs });
      setConflicts(conflicts.filter((each) => each.key !== key));
      edit({ label: "What somebody else saved", values: { [key]: joined[side] } });
    },
  };
};

export type SettingsDraft = ReturnType<typeof useSettingsDraft>;
