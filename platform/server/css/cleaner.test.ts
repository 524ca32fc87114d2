import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createCleaner } from "./cleaner.ts";

const sheet = (css: string) => ({ css, id: "b-1" });
const right = sheet("p { color: red }");
/** As much as takes a thread far longer than half a second. */
const long = (letter: string) => sheet(`${letter} { ${"color: red; ".repeat(300_000)} }`);

test("sheets are cleaned in their order, empty and known ones too", async () => {
  const clean = createCleaner();
  const wrong = sheet("body { color: red }");
  for (const time of ["first", "second"]) {
    const answers = await clean([right, sheet(" "), wrong, right]);
    expect({ time, css: answers.map(({ css }) => css) }).toEqual({
      time,
      css: ["@scope (#b-1) {\np { color: red }\n}", "", "", "@scope (#b-1) {\np { color: red }\n}"],
    });
    expect(answers.map(({ problem }) => problem !== null)).toEqual([false, false, true, false]);
  }
});

test("a sheet that takes too long is given up, meanwhile the process answers, and the next is read", async () => {
  const clean = createCleaner({ limit: 500 });
  let turns = 0;
  const ticking = setInterval(() => turns++, 5);
  const answers = await clean([right, long("a"), right]);
  clearInterval(ticking);
  expect(answers[0]?.problem).toBeNull();
  expect(answers[1]).toEqual({ problem: "Custom CSS: it takes too long to read.", css: "" });
  expect(turns).toBeGreaterThan(2);
  await pause(1);
  expect((await clean([sheet("i { color: red }")]))[0]?.problem).toBeNull();
});

test("so many calls wait, and one more is refused", async () => {
  const clean = createCleaner({ limit: 500, mostWaiting: 2 });
  const waiting = ["a", "b"].map((letter) => clean([long(letter)]));
  await expect(clean([long("c")])).rejects.toMatchObject({ status: 503 });
  await Promise.all(waiting);
  expect((await clean([right]))[0]?.problem).toBeNull();
});

test("what is remembered is bounded, and what is forgotten is read again", async () => {
  const clean = createCleaner({ mostKept: 1000 });
  const names = Array.from({ length: 50 }, (_, index) => `p { top: ${index}px }`);
  for (const round of [1, 2])
    for (const css of names) {
      const [answer] = await clean([sheet(css)]);
      expect({ round, css: answer?.css }).toEqual({ round, css: `@scope (#b-1) {\n${css}\n}` });
    }
});
