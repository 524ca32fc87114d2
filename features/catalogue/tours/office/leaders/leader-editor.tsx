import type { Leader } from "../api/read-leaders.ts";
import { coordinatorText, nobodyText } from "../grid/parse/coordinator.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import type { CellChoice } from "../grid/view/cell-choices.tsx";
import { CellEditor, type RowEditorProps } from "../grid/view/cell-editor.tsx";
import { LeaderLine } from "./leader-line.tsx";
import { useLeaders } from "./use-leaders.ts";

const rankedChoices = (
  leaders: readonly Leader[],
  { coordinators }: SheetFacts,
): readonly CellChoice[] =>
  leaders.map((person) => ({
    text: coordinatorText(person.id, coordinators),
    shown: <LeaderLine person={person} />,
  }));

const namedChoices = ({ coordinators }: SheetFacts): readonly CellChoice[] =>
  coordinators.map(({ id }) => ({ text: coordinatorText(id, coordinators) }));

/** The field of the coordinator's cell: it offers whoever is free on the days of its row first. */
export const LeaderEditor = ({ row, facts, ...editor }: RowEditorProps) => {
  const leaders = useLeaders(facts, row);
  const people = leaders ? rankedChoices(leaders, facts) : namedChoices(facts);
  return (
    <CellEditor
      {...editor}
      // Whoever opens the cell without a letter wants to see who is free.
      isOpen={editor.isOpen || editor.isMarked}
      choices={[...people, { text: nobodyText }]}
      hint={leaders ? null : "Looking who is free …"}
    />
  );
};
