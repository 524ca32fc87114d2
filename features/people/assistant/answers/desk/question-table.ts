import type { DeskQuestions, QuestionGroup } from "./desk-contract.ts";

export const questionColumns = [
  "Question",
  "Times",
  "Other wordings",
  "First asked",
  "Last asked",
  "State",
  "Why it was left",
];

const stateOf = ({ isMended, leftReason }: QuestionGroup): string => {
  if (isMended) return "mended";
  return leftReason === null ? "to mend" : "left";
};

const toCells = (group: QuestionGroup, state: string): readonly string[] => [
  group.text,
  String(group.count),
  group.also.join(" / "),
  group.firstAt.slice(0, 10),
  group.lastAt.slice(0, 10),
  state,
  group.leftReason ?? "",
];

/** A row for each group of questions: what waits for staff first, then what had a source. */
export const questionRows = ({
  groups,
  known,
}: Pick<DeskQuestions, "groups" | "known">): readonly (readonly string[])[] => [
  ...groups.map((group) => toCells(group, stateOf(group))),
  ...known.map((group) => toCells(group, "answered")),
];
