import { secondsOf, type Work } from "../eight-blocks/hand.ts";
import { type Compared, type JobName, jobNames } from "./compared.ts";

export type Done = Readonly<{
  name: Compared["name"];
  job: JobName;
  work: Work;
  /** Seconds of a machine, which never thinks. */
  machine: number;
}>;

const titles: Readonly<Record<JobName, string>> = {
  twelve: "open twelve departures",
  season: "raise prices of a season by 5 %",
  month: "replace a coordinator for a month",
  confirmed: "confirm a departure",
  written: "write a travel from nothing",
  leaderless: "find departures without coordinator",
};

const columns: readonly (readonly [title: string, read: (done: Done) => number, digits: number])[] =
  [
    ["clicks", ({ work }) => work.clicks, 0],
    ["keys", ({ work }) => work.strokes + work.lettersToFind, 0],
    ["decisions", ({ work }) => work.decisions, 0],
    ["person s", ({ work }) => secondsOf(work), 1],
    ["machine s", ({ machine }) => machine, 1],
    ["both s", ({ work, machine }) => secondsOf(work) + machine, 1],
  ];

const width = 10;
const nameWidth = Math.max(...Object.values(titles).map(({ length }) => length));

/** A line for each job and system. */
export const toTable = (done: readonly Done[]): string => {
  const head = ["".padEnd(nameWidth), "".padEnd(width)].join(" ");
  const lines = jobNames.flatMap((job) =>
    done
      .filter((each) => each.job === job)
      .map((each) =>
        [
          titles[job].padEnd(nameWidth),
          each.name.padEnd(width),
          ...columns.map(([, read, digits]) => read(each).toFixed(digits).padStart(width)),
        ].join(" "),
      ),
  );
  return [[head, ...columns.map(([title]) => title.padStart(width))].join(" "), ...lines].join(
    "\n",
  );
};
