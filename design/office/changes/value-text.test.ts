import { expect, test } from "vitest";
import { storedValue, valueText } from "./value-text.ts";

const from = "2026-12-01T07:00:00.000Z";
const to = "2026-12-20T22:59";

test("a schedule is in words and in the market's zone", () => {
  expect(valueText({ from, to: `${to}:00.000Z` }, "Europe/Rome", "schedule")).toBe(
    "from Tuesday 1 December 2026 at 08:00 Rome time until Sunday 20 December 2026 at 23:59 Rome time",
  );
  expect(valueText({ from: null, to: `${to}Z` }, "America/New_York", "schedule")).toBe(
    "until Sunday 20 December 2026 at 17:59 New York time",
  );
});

test("an end of a schedule alone, or none, is in words", () => {
  expect(valueText(from, "Europe/Rome", "schedule.from")).toBe(
    "Tuesday 1 December 2026 at 08:00 Rome time",
  );
  expect(valueText(null, "Europe/Rome", "blocks.1.schedule")).toBe("always");
  expect(valueText(null, "Europe/Rome", "schedule.from")).toBe("no beginning");
  expect(valueText(undefined, "Europe/Rome", "schedule.to")).toBe("no end");
});

test("objects and lists are lines, and never JSON", () => {
  const items = [{ question: "When?", isOpen: true, link: null }, { question: "Where?" }];
  expect(valueText(items, "Europe/Rome")).toBe("Question: When?\nOpen: yes\nQuestion: Where?");
  expect(valueText(["a", 2], "Europe/Rome")).toBe("a, 2");
  expect(valueText({ from: null, to: null }, "Europe/Rome")).toBe("");
  expect(valueText({ from: "Rome", to: "Oslo" }, "Europe/Rome")).toBe("From: Rome\nTo: Oslo");
});

test("what the audit kept as text is read back, where it is whole", () => {
  expect(valueText(storedValue(JSON.stringify({ from, to: null })), "Europe/Rome")).toBe(
    "from Tuesday 1 December 2026 at 08:00 Rome time",
  );
  expect(storedValue('{"title":"cut…')).toBe('{"title":"cut…');
  expect(storedValue("yes")).toBe("yes");
  expect(storedValue(null)).toBeNull();
});
