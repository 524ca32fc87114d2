import { expect, test } from "vitest";
import {
  redoSetting,
  type SettingHistory,
  undoSetting,
  withSettingEdit,
} from "./setting-history.ts";

const start: SettingHistory = {
  edited: { "it/maintenance": { message: "" } },
  done: [],
  undone: [],
};
const typed = (history: SettingHistory, message: string) =>
  withSettingEdit(history, {
    label: "Message",
    topic: "message it",
    values: { "it/maintenance": { message } },
  });

test("letters of one field are undone as one step, and done again", () => {
  const edited = typed(typed(start, "B"), "Back");
  expect(edited.done).toHaveLength(1);
  const undone = undoSetting(edited);
  expect(undone.edited).toEqual(start.edited);
  expect(redoSetting(undone).edited).toEqual(edited.edited);
});

test("a switch is a step of its own, and an edit forgets what was undone", () => {
  const flip = (history: SettingHistory, site: boolean) =>
    withSettingEdit(history, { label: "Site", values: { "it/maintenance": { site } } });
  const edited = flip(flip(start, true), false);
  expect(edited.done).toHaveLength(2);
  const changed = typed(undoSetting(edited), "Back");
  expect(redoSetting(changed)).toBe(changed);
  expect(undoSetting(start)).toBe(start);
});
