import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { colourSchemeManager } from "./colour-scheme.ts";

const storage = new Map<string, string>();
beforeAll(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => storage.clear());

test("two accounts in one browser have separate colour schemes", () => {
  colourSchemeManager("ada@wayroam.test").set("dark");
  expect(colourSchemeManager("ada@wayroam.test").get("auto")).toBe("dark");
  expect(colourSchemeManager("sofia@wayroam.test").get("auto")).toBe("auto");
});

test("a stored colour scheme that does not exist is ignored", () => {
  const manager = colourSchemeManager("ada@wayroam.test");
  manager.set("dark");
  for (const key of storage.keys()) storage.set(key, "purple");
  expect(manager.get("light")).toBe("light");
});
