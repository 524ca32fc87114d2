import { expect, test } from "vitest";
import { isScheduledAt, nextScheduleChange } from "./bean-schedule.ts";

const at = (time: string) => new Date(`2031-03-01T${time}Z`);
const sale = { from: "2031-03-01T10:00:00Z", until: "2031-03-01T12:00:00Z" };
const always = { from: null, until: null };

test("pages are drawn again when a bean comes or goes", () => {
  const beans = [always, sale];
  expect(nextScheduleChange(beans, at("09:00:00"))).toBe(at("10:00:00").getTime());
  expect(nextScheduleChange(beans, at("10:00:00"))).toBe(at("12:00:00").getTime());
  expect(nextScheduleChange(beans, at("12:00:00"))).toBe(Infinity);
  expect(["09:59:59", "10:00:00", "12:00:00"].map((time) => isScheduledAt(sale, at(time)))).toEqual(
    [false, true, false],
  );
  expect(isScheduledAt(always, at("00:00:00"))).toBe(true);
});
