import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { openEditor } from "./open.ts";
import type { Subject } from "./subjects.ts";
import type { Row } from "./table.ts";
import { keysAtOnce, type Typed, typeAtOnce, typeInBlock } from "./typing.ts";

/** How often the processor is slowed where a figure says so. */
const slow = 4;

export type Figures = Readonly<{
  scripts: Readonly<{ until: number; after: number }>;
  loads: Readonly<{ editable: number; lost: number }>[];
  slowLoads: Readonly<{ editable: number; lost: number }>[];
  typed: Typed[];
  slowTyped: Typed[];
}>;
export type Times = Readonly<{ loads: number; rounds: number }>;

/** The value below which a share of the numbers lies. */
export const at = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const weigh = async (browser: Browser, subject: Subject, blocks: number) => {
  const opened = await openEditor(browser, subject, blocks);
  await wait(3000);
  const scripts = await opened.scripts();
  await opened.close();
  return scripts;
};

/** Measures every editor in turns, so that what else the machine does falls on all of them. */
export const measure = async (
  browser: Browser,
  subjects: readonly Subject[],
  blocks: number,
  { loads, rounds }: Times,
): Promise<ReadonlyMap<Subject["name"], Figures>> => {
  const measured = new Map<Subject["name"], Figures>();
  for (const subject of subjects) {
    const scripts = await weigh(browser, subject, blocks);
    measured.set(subject.name, { scripts, loads: [], slowLoads: [], typed: [], slowTyped: [] });
  }
  const each = async (times: number, run: (subject: Subject, into: Figures) => Promise<void>) => {
    for (let time = 0; time < times; time += 1)
      for (const subject of subjects) {
        const into = measured.get(subject.name);
        if (into) await run(subject, into);
      }
  };
  await each(loads, async (subject, into) => {
    into.loads.push(await typeAtOnce(browser, subject, blocks, 1));
    into.slowLoads.push(await typeAtOnce(browser, subject, blocks, slow));
  });
  await each(rounds, async (subject, into) => {
    into.typed.push(await typeInBlock(browser, subject, blocks, 1));
    into.slowTyped.push(await typeInBlock(browser, subject, blocks, slow));
  });
  return measured;
};

/** That of the best run: whatever else the machine does can only make a run slower. */
const best = (typed: readonly Typed[], share: number): number =>
  Math.min(...typed.flatMap(({ runs }) => runs.map((keys) => at(keys, share))));
const lost = (all: readonly Readonly<{ lost: number }>[]): number =>
  all.reduce((sum, one) => sum + one.lost, 0);
const openedIn = (typed: readonly Typed[]): number | null => {
  const times = typed.map(({ opened }) => opened).filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
};
const editable = (loads: Figures["loads"]) =>
  at(
    loads.map((load) => load.editable),
    0.5,
  );

type Figure = Pick<Row, "what" | "target" | "digits"> &
  Readonly<{ of: (figures: Figures) => number | null }>;

const figure = (
  what: string,
  of: Figure["of"],
  target: number | null = null,
  digits = 0,
): Figure => ({ what, of, target, digits });

const figures = ({ loads, rounds }: Times): readonly Figure[] => [
  figure("JavaScript to the open editor, KB gz", (f) => f.scripts.until, 200),
  figure("JavaScript of the 3 s after it, KB gz", (f) => f.scripts.after),
  figure("editable after, ms", (f) => editable(f.loads), 800),
  figure(`the same, ${slow}x slower`, (f) => editable(f.slowLoads)),
  figure("a block opens, ms", (f) => openedIn(f.typed)),
  figure(`the same, ${slow}x slower`, (f) => openedIn(f.slowTyped)),
  figure("key to paint, median ms", (f) => best(f.typed, 0.5), null, 1),
  figure("key to paint, p95 ms", (f) => best(f.typed, 0.95), 16, 1),
  figure(`key to paint, ${slow}x slower, median ms`, (f) => best(f.slowTyped, 0.5), null, 1),
  figure(`key to paint, ${slow}x slower, p95 ms`, (f) => best(f.slowTyped, 0.95), 50, 1),
  figure(
    "processor time of a key, ms",
    (f) => Math.min(...f.typed.map(({ work }) => work)),
    null,
    1,
  ),
  figure(`behind after 100 keys every 30 ms, ${slow}x slower, ms`, (f) =>
    Math.min(...f.slowTyped.map(({ behind }) => behind)),
  ),
  figure(`keys lost of ${rounds * 600}`, (f) => lost([...f.typed, ...f.slowTyped]), 0),
  figure(
    `keys lost after opening, of ${loads * 2 * keysAtOnce}`,
    (f) => lost([...f.loads, ...f.slowLoads]),
    0,
  ),
];

/** The figures of all editors, a row each. */
export const rowsOf = (
  measured: ReadonlyMap<Subject["name"], Figures>,
  times: Times,
): readonly Row[] => {
  const valueOf = (name: Subject["name"], of: Figure["of"]): number | null => {
    const found = measured.get(name);
    return found ? of(found) : null;
  };
  return figures(times).map(({ of, ...row }) => ({
    ...row,
    ours: valueOf("ours", of),
    floor: valueOf("floor", of),
    puck: valueOf("puck", of),
  }));
};
