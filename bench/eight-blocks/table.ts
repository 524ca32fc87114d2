import type { Compared } from "./compared.ts";
import type { Work } from "./hand.ts";

export type Done = Readonly<{
  name: Compared["name"];
  work: Work;
  /** Seconds of a person without waits, and of a machine. */
  person: number;
  machine: number;
}>;

const names: readonly Compared["name"][] = ["ours", "payload", "puck"];

const lines: readonly (readonly [label: string, read: (done: Done) => number, digits: number])[] = [
  ["clicks", ({ work }) => work.clicks, 0],
  ["drags", ({ work }) => work.drags, 0],
  ["scrolls", ({ work }) => work.scrolls, 0],
  ["strokes beside the words", ({ work }) => work.strokes, 0],
  ["letters to find something", ({ work }) => work.lettersToFind, 0],
  ["dialogs waited for", ({ work }) => work.dialogs, 0],
  ["decisions", ({ work }) => work.decisions, 0],
  ["a person's seconds", ({ person }) => person, 1],
  ["a machine's seconds", ({ machine }) => machine, 1],
  ["both", ({ person, machine }) => person + machine, 1],
];

export const toTable = (done: readonly Done[]): string => {
  const head = ["", ...names];
  const cells = lines.map(([label, read, digits]) => [
    label,
    ...names.map((name) => {
      const one = done.find((each) => each.name === name);
      return one ? read(one).toFixed(digits) : "-";
    }),
  ]);
  const width = Math.max(...cells.map(([label = ""]) => label.length));
  return [head, ...cells]
    .map(([label = "", ...figures]) =>
      [label.padEnd(width), ...figures.map((each) => each.padStart(8))].join("  "),
    )
    .join("\n");
};
