import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createCleaner } from "./cleaner.ts";

const sheet = (css: string) => ({ css, id: "b-1" });
const allowed = sheet("p { color: red }");
/** A sheet whose parsing takes a thread far longer than half a second. */
const slowSheet = (letter: string) => sheet(`${letter} { ${"color: red; ".repeat(300_000)} }`);

test("sheets are cleaned in their order, empty and cached ones too", async () => {
  const clean = createCleaner();
  const refused = sheet("body { color: red }");
  for (const time of ["first", "second"]) {
    const answers = await clean([allowed, sheet(" "), refused, allowed]);
    expect({ time, css: answers.map(({ css }) => css) }).toEqual({
      time,
      css: ["@scope (#b-1) {\np { color: red }\n}", "", "", "@scope (#b-1) {\np { color: red }\n}"],
    });
    expect(answers.map(({ problem }) => problem !== null)).toEqual([false, false, true, false]);
  }
});

test("a sheet that takes too long is given up without blocking the process, and the next one is cleaned", async () => {
  const clean = createCleaner({ timeoutMs: 500 });
  let turns = 0;
  const ticking = setInterval(() => turns++, 5);
  const answers = await clean([allowed, slowSheet("a"), allowed]);
  clearInterval(ticking);
  expect(answers[0]?.problem).toBeNull();
  expect(answers[1]).toEqual({ problem: "Custom CSS: it takes too long to read.", css: "" });
  expect(turns).toBeGreaterThan(2);
  await pause(1);
  expect((await clean([sheet("i { color: red }")]))[0]?.problem).toBeNull();
});

test("a call beyond the waiting limit is refused", async () => {
  const clean = createCleaner({ timeoutMs: 500, maxWaiting: 2 });
  const waiting = ["a", "b"].map((letter) => clean([slowSheet(letter)]));
  await expect(clean([slowSheet("c")])).rejects.toMatchObject({ status: 503 });
  await Promise.all(waiting);
  expect((await clean([allowed]))[0]?.problem).toBeNull();
});

test("the cache is bounded, and an evicted sheet is cleaned again", async () => {
  const clean = createCleaner({ maxCachedCharacters: 1000 });
  const sheets = Array.from({ length: 50 }, (_, index) => `p { top: ${index}px }`);
  for (const round of [1, 2])
    for (const css of sheets) {
      const [answer] = await clean([sheet(css)]);
      expect({ round, css: answer?.css }).toEqual({ round, css: `@scope (#b-1) {\n${css}\n}` });
    }
});
