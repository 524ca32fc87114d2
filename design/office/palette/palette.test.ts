import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Command } from "./command.ts";
import { hasModifier, isPressed, keyName } from "./keys.ts";
import { rememberCommand, recentCommands } from "./recent.ts";
import { searchCommands } from "./search.ts";
import { withoutSingleKeys } from "./single-keys.ts";

const storage = new Map<string, string>();
beforeAll(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => storage.clear());

const command = (id: string, label: string, group = "Page"): Command => ({
  id,
  label,
  group,
  run: () => undefined,
});
const all = [
  command("save", "Save"),
  command("settings", "Page settings"),
  command("es", "Work on España", "Country"),
  command("list", "Custom Pages", "Go to"),
  command("dup", "Duplicate the block", "Block"),
];
const foundIds = (typed: string, recent: readonly string[] = []) =>
  searchCommands(all, typed, recent).flatMap(({ commands }) => commands.map(({ id }) => id));

test.each([
  ["sa", ["save"]],
  ["PAGE", ["settings", "save", "list"]],
  ["espana", ["es"]],
  ["dpl", ["dup"]],
  ["country", ["es"]],
  ["pages custom", ["list"]],
  ["zzz", []],
  [".*", []],
] as const)("“%s” finds %j", (typed, ids) => expect(foundIds(typed)).toEqual(ids));

test("an empty search lists recently used commands first, each once", () => {
  const groups = searchCommands(all, " ", ["dup", "gone", "save"]);
  expect(groups[0]).toMatchObject({
    label: "Recently used",
    commands: [{ id: "dup" }, { id: "save" }],
  });
  expect(groups.flatMap(({ commands }) => commands)).toHaveLength(all.length);
});

test("of two commands with the same score the more recently used comes first", () => {
  const twins = [command("one", "Block one"), command("two", "Block two")];
  const [group] = searchCommands(twins, "block", ["two"]);
  expect(group?.commands.map(({ id }) => id)).toEqual(["two", "one"]);
});

test("records that are found by their words come before commands that merely have the letters", () => {
  const commands = [
    command("panama page", "Panama page"),
    command("contents", "Page contents: Destination"),
  ];
  const records = [command("panama", "Panama, il canale", "Travels")];
  const idsOf = (typed: string) =>
    searchCommands(commands, typed, ["contents"], records).flatMap((group) =>
      group.commands.map(({ id }) => id),
    );
  expect(idsOf("pana")).toEqual(["panama page", "panama", "contents"]);
  expect(idsOf("pg cnt")).toEqual(["panama", "contents"]);
});

test("recent commands are stored newest first, and a corrupt stored list counts as empty", () => {
  for (const id of ["a", "b", "a", "c", "d", "e", "f", "g"]) rememberCommand(id);
  expect(recentCommands()).toEqual(["g", "f", "e", "d", "c", "a"]);
  for (const key of storage.keys()) storage.set(key, "{broken");
  expect(recentCommands()).toEqual([]);
});

test.each([
  ["mod+s", "Ctrl S", "⌘S"],
  ["mod+shift+z", "Ctrl Shift Z", "⇧⌘Z"],
  ["alt+ArrowUp", "Alt ↑", "⌥↑"],
  ["?", "?", "?"],
  ["escape", "Esc", "Esc"],
])("the keys %s are shown as %s, on a Mac as %s", (keys, pc, mac) => {
  expect([keyName(keys, false), keyName(keys, true)]).toEqual([pc, mac]);
});

const press = (key: string, overrides: Partial<KeyboardEvent> = {}) => ({
  key,
  code: `Key${key.toUpperCase()}`,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...overrides,
});

test("a shortcut matches its modifiers and no others, on any keyboard layout", () => {
  expect(isPressed(press("s", { ctrlKey: true }), "mod+s", false)).toBe(true);
  expect(isPressed(press("s", { ctrlKey: true }), "mod+s", true)).toBe(false);
  expect(isPressed(press("s", { metaKey: true }), "mod+s", true)).toBe(true);
  expect(isPressed(press("Z", { ctrlKey: true, shiftKey: true }), "mod+z", false)).toBe(false);
  expect(isPressed(press("Z", { ctrlKey: true, shiftKey: true }), "mod+shift+z", false)).toBe(true);
  expect(isPressed(press("?", { shiftKey: true, code: "Slash" }), "?", false)).toBe(true);
  expect(isPressed(press("ы", { ctrlKey: true, code: "KeyS" }), "mod+s", false)).toBe(true);
  expect(isPressed(press("ArrowUp", { altKey: true }), "alt+ArrowUp", false)).toBe(true);
  expect(isPressed(press("s"), "mod+s", false)).toBe(false);
  expect(isPressed({ ...press("s", { ctrlKey: true }), isComposing: true }, "mod+s", false)).toBe(
    false,
  );
});

test("only shortcuts with Ctrl, Cmd or Alt count as having a modifier", () => {
  expect(["mod+s", "alt+ArrowUp", "?", "shift+a"].map(hasModifier)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("without keys of one letter, commands keep those that are held with others", () => {
  const keysOf = (keys?: string) =>
    withoutSingleKeys([{ ...command("id", "Label"), ...(keys && { keys }) }])[0]?.keys;
  for (const keys of ["n", "N", "/", "?", "1", "shift+x"]) expect(keysOf(keys)).toBeUndefined();
  for (const keys of ["mod+s", "alt+n", "escape", "F2"]) expect(keysOf(keys)).toBe(keys);
  expect(keysOf()).toBeUndefined();
});
