import { coordinatorText, nobodyText } from "../grid/parse/coordinator.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { useLeaders } from "./use-leaders.ts";

type LeaderOptionsProps = Readonly<{
  /** Null until somebody is at the field: they are named alone. */
  row: SheetRow | null;
  facts: SheetFacts;
}>;

/** The coordinators as options of a field: whoever is free on the days of its row first. */
export const LeaderOptions = ({ row, facts }: LeaderOptionsProps) => {
  const { coordinators } = facts;
  const leaders = useLeaders(facts, row);
  const people = leaders?.map(({ id, reasons }) => ({ id, reasons })) ?? coordinators;
  return (
    <>
      {people.map((person) => (
        <option key={person.id} value={coordinatorText(person.id, coordinators)}>
          {"reasons" in person ? person.reasons.join(" · ") : null}
        </option>
      ))}
      <option>{nobodyText}</option>
    </>
  );
};
