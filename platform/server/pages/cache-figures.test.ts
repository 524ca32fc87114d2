import { expect, test } from "vitest";
import { createCacheFigures } from "./cache-figures.ts";

const at = (time: string) => new Date(`2026-11-27T${time}:00Z`);

test("answers are counted by half hours of the last day, with their medians", () => {
  let now = at("09:00");
  const figures = createCacheFigures(() => now);
  const answer = (result: "fresh" | "rendered", milliseconds: number) =>
    figures.count({ market: "it-IT", result, milliseconds });
  expect(figures.countsOf("it-IT")).toMatchObject({ spans: [], medianKept: null });
  now = at("09:10");
  answer("rendered", 80);
  answer("fresh", 2);
  now = at("09:31");
  answer("fresh", 4);
  answer("fresh", 9);
  expect(figures.countsOf("it-IT")).toEqual({
    answered: 4,
    hits: 3,
    spans: [
      { at: at("09:00").toISOString(), answered: 2, hits: 1 },
      { at: at("09:30").toISOString(), answered: 2, hits: 2 },
    ],
    medianKept: 4,
    medianMade: 80,
    since: at("09:00").toISOString(),
  });
  expect(figures.countsOf("es-ES").answered).toBe(0);
  now = new Date(at("09:31").getTime() + 24 * 3_600_000);
  expect(figures.countsOf("it-IT").spans).toEqual([]);
  expect(figures.countsOf("it-IT").answered).toBe(4);
});
