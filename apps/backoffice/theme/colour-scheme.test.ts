import { afterEach, expect, test, vi } from "vitest";
import { colourSchemeManager } from "./colour-scheme.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
afterEach(() => kept.clear());

test("each person keeps a choice of their own on a device", () => {
  colourSchemeManager("ada@wayroam.test").set("dark");
  expect(colourSchemeManager("ada@wayroam.test").get("auto")).toBe("dark");
  expect(colourSchemeManager("sofia@wayroam.test").get("auto")).toBe("auto");
});

test("a stored colour scheme that does not exist is ignored", () => {
  const colours = colourSchemeManager("ada@wayroam.test");
  colours.set("dark");
  for (const key of kept.keys()) kept.set(key, "purple");
  expect(colours.get("light")).toBe("light");
});
