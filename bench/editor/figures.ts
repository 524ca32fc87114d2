import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { openEditor } from "./open.ts";
import type { Subject } from "./subjects.ts";
import type { Row } from "./table.ts";
import { keysAfterOpening, type TypingResult, typeWhenEditable, typeInBlock } from "./typing.ts";

const slowdownFactor = 4;

export type Figures = Readonly<{
  scripts: Readonly<{ initial: number; later: number }>;
  loads: Readonly<{ editable: number; lost: number }>[];
  slowLoads: Readonly<{ editable: number; lost: number }>[];
  typed: TypingResult[];
  slowTyped: TypingResult[];
}>;
export type Repeats = Readonly<{ loads: number; rounds: number }>;

/** The value below which the given share (0 to 1) of the numbers lies. */
export const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const measureScripts = async (browser: Browser, subject: Subject, blocks: number) => {
  const openedAfter = await openEditor(browser, subject, blocks);
  await wait(3000);
  const scripts = await openedAfter.scripts();
  await openedAfter.close();
  return scripts;
};

/** Measures the editors alternately, so that other load on the machine slows all of them alike. */
export const measure = async (
  browser: Browser,
  subjects: readonly Subject[],
  blocks: number,
  { loads, rounds }: Repeats,
): Promise<ReadonlyMap<Subject["name"], Figures>> => {
  const measured = new Map<Subject["name"], Figures>();
  for (const subject of subjects) {
    const scripts = await measureScripts(browser, subject, blocks);
    measured.set(subject.name, { scripts, loads: [], slowLoads: [], typed: [], slowTyped: [] });
  }
  const forEachSubject = async (
    times: number,
    run: (subject: Subject, figures: Figures) => Promise<void>,
  ) => {
    for (let time = 0; time < times; time += 1)
      for (const subject of subjects) {
        const figures = measured.get(subject.name);
        if (figures) await run(subject, figures);
      }
  };
  await forEachSubject(loads, async (subject, figures) => {
    figures.loads.push(await typeWhenEditable(browser, subject, blocks, 1));
    figures.slowLoads.push(await typeWhenEditable(browser, subject, blocks, slowdownFactor));
  });
  await forEachSubject(rounds, async (subject, figures) => {
    figures.typed.push(await typeInBlock(browser, subject, blocks, 1));
    figures.slowTyped.push(await typeInBlock(browser, subject, blocks, slowdownFactor));
  });
  return measured;
};

/**
 * Quantile of the run with the lowest value, since other load on the machine can only slow a run.
 */
const bestQuantile = (typed: readonly TypingResult[], share: number): number =>
  Math.min(...typed.flatMap(({ runs }) => runs.map((keys) => quantile(keys, share))));
const totalLost = (results: readonly Readonly<{ lost: number }>[]): number =>
  results.reduce((sum, result) => sum + result.lost, 0);
const fastestOpening = (typed: readonly TypingResult[]): number | null => {
  const times = typed.map(({ openedAfter }) => openedAfter).filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
};
const medianEditable = (loads: Figures["loads"]) =>
  quantile(
    loads.map((load) => load.editable),
    0.5,
  );

type Figure = Pick<Row, "label" | "target" | "digits"> &
  Readonly<{ readFigure: (figures: Figures) => number | null }>;

const figure = (
  label: string,
  readFigure: Figure["readFigure"],
  target: number | null = null,
  digits = 0,
): Figure => ({ label, readFigure, target, digits });

const figureList = ({ loads, rounds }: Repeats): readonly Figure[] => [
  figure("JavaScript to the open editor, KB gz", (f) => f.scripts.initial, 200),
  figure("JavaScript of the 3 s after it, KB gz", (f) => f.scripts.later),
  figure("editable after, ms", (f) => medianEditable(f.loads), 800),
  figure(`the same, ${slowdownFactor}x slower`, (f) => medianEditable(f.slowLoads)),
  figure("a block opens, ms", (f) => fastestOpening(f.typed)),
  figure(`the same, ${slowdownFactor}x slower`, (f) => fastestOpening(f.slowTyped)),
  figure("key to paint, median ms", (f) => bestQuantile(f.typed, 0.5), null, 1),
  figure("key to paint, p95 ms", (f) => bestQuantile(f.typed, 0.95), 16, 1),
  figure(
    `key to paint, ${slowdownFactor}x slower, median ms`,
    (f) => bestQuantile(f.slowTyped, 0.5),
    null,
    1,
  ),
  figure(
    `key to paint, ${slowdownFactor}x slower, p95 ms`,
    (f) => bestQuantile(f.slowTyped, 0.95),
    50,
    1,
  ),
  figure(
    "processor time of a key, ms",
    (f) => Math.min(...f.typed.map(({ cpuPerKey }) => cpuPerKey)),
    null,
    1,
  ),
  figure(`behind after 100 keys every 30 ms, ${slowdownFactor}x slower, ms`, (f) =>
    Math.min(...f.slowTyped.map(({ lagAtPace }) => lagAtPace)),
  ),
  figure(`keys lost of ${rounds * 600}`, (f) => totalLost([...f.typed, ...f.slowTyped]), 0),
  figure(
    `keys lost after opening, of ${loads * 2 * keysAfterOpening}`,
    (f) => totalLost([...f.loads, ...f.slowLoads]),
    0,
  ),
];

export const rowsOf = (
  measured: ReadonlyMap<Subject["name"], Figures>,
  times: Repeats,
): readonly Row[] => {
  const valueFor = (name: Subject["name"], readFigure: Figure["readFigure"]): number | null => {
    const measuredFigures = measured.get(name);
    return measuredFigures ? readFigure(measuredFigures) : null;
  };
  return figureList(times).map(({ readFigure, ...row }) => ({
    ...row,
    ours: valueFor("ours", readFigure),
    baseline: valueFor("baseline", readFigure),
    puck: valueFor("puck", readFigure),
    payload: valueFor("payload", readFigure),
  }));
};
