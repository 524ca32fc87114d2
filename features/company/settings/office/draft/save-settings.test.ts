import { expect, test } from "vitest";
import { ApiError } from "#platform/browser/call-api.ts";
import { saveSettings } from "./save-settings.ts";
import type { SettingKey, StoredSetting } from "./setting-sheet.ts";

const key: SettingKey = "it/maintenance";
const base = { value: { site: true, message: "Back soon", paths: ["/a"] }, version: 3 };

/** A server on which a colleague has saved meanwhile. */
const open = (theirs: StoredSetting) => {
  let now = theirs;
  return {
    now: () => now,
    calls: {
      read: async () => now,
      save: async (_key: SettingKey, value: object, version: number) => {
        if (version !== now.version) throw new ApiError(412, {});
        now = { value, version: version + 1 };
        return now;
      },
    },
  };
};

test("a setting of which a colleague saved something else is saved together with it", async () => {
  const server = open({ value: { ...base.value, message: "Back at 9" }, version: 4 });
  const saved = await saveSettings(server.calls, { [key]: base }, [
    [key, { ...base.value, site: false }],
  ]);
  expect(saved).toMatchObject({ conflicts: [], joined: [key], problem: null });
  expect(server.now().value).toEqual({ ...base.value, site: false, message: "Back at 9" });
});

test("what both changed is asked for, and all else of both is kept on either side", async () => {
  const server = open({ value: { ...base.value, site: false, message: "Theirs" }, version: 4 });
  const mine = { ...base.value, message: "Mine", paths: ["/b"] };
  const { conflicts, joined } = await saveSettings(server.calls, { [key]: base }, [[key, mine]]);
  expect(joined).toEqual([]);
  expect(conflicts.map((conflict) => conflict.joined)).toEqual([
    {
      mine: { site: false, message: "Mine", paths: ["/b"] },
      theirs: { site: false, message: "Theirs", paths: ["/b"] },
    },
  ]);
  expect(server.now().version).toBe(4);
});
