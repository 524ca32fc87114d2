import { expect, test } from "vitest";
import { type Filter, isOn, toggleValue, valueLabel, withoutFilter, yesNo } from "./filter.ts";

const days: Filter = { kind: "days", field: "from", untilField: "to", label: "Days" };
const published: Filter = {
  kind: "choice",
  field: "published",
  label: "Published",
  choices: yesNo("yes", "no"),
  isOpen: true,
};

test.each([
  [{ from: "2026-11-01" }, "from 01/11/2026"],
  [{ to: "2026-11-30" }, "until 30/11/2026"],
  [{ from: "2026-11-01", to: "2026-11-30" }, "01/11/2026–30/11/2026"],
  [{ from: "2026-11-01", to: "2026-11-01" }, "01/11/2026"],
])("the days %j read %s", (values, label) => expect(valueLabel(days, values, [])).toBe(label));

test("a choice shows its label, and an unknown value itself", () => {
  expect(valueLabel(published, { published: "false" }, [])).toBe("no");
  expect(valueLabel(published, { published: "later" }, [])).toBe("later");
});

test("a filter of two fields is on with either, and goes with both", () => {
  const values = { from: "2026-11-01", to: "2026-11-30", published: "true" };
  expect(isOn(days, { to: "2026-11-30" })).toBe(true);
  expect(isOn(days, { published: "true" })).toBe(false);
  expect(withoutFilter(days, values)).toEqual({ published: "true" });
});

test("several values are chosen one by one, and the chip shows three", () => {
  const labels = ["Discovery", "Safari", "Sailing", "Snow"];
  const type: Filter = {
    kind: "several",
    field: "type",
    label: "Type",
    choices: labels.map((label) => ({ value: label.toLowerCase(), label })),
  };
  expect(toggleValue(undefined, "safari")).toBe("safari");
  expect(toggleValue("safari", "snow")).toBe("safari,snow");
  expect(toggleValue("safari,snow", "safari")).toBe("snow");
  expect(toggleValue("snow", "snow")).toBeUndefined();
  expect(valueLabel(type, { type: "safari,gone" }, [])).toBe("Safari, gone");
  expect(valueLabel(type, { type: "discovery,safari,sailing,snow" }, [])).toBe(
    "Discovery, Safari, Sailing +1",
  );
});
