import { Button, NativeSelect } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { counted } from "#platform/counted.ts";
import type { CalendarCoordinator } from "../api/calendar-api.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { wantedFor } from "../leaders/use-leaders.ts";
import { readLeaders } from "../api/read-leaders.ts";

export type HandOverProps = Readonly<{
  country: string;
  /** Who is away. */
  absentId: string;
  /** Departures that they lead. */
  rows: readonly SheetRow[];
  onGive: (rows: readonly SheetRow[], coordinatorId: string) => void;
}>;

/** Who is free for every one of the departures, the best for the first of them first. */
const useFreeForAll = ({ country, absentId, rows }: HandOverProps) => {
  const answers = useQueries({
    queries: rows.map((row) => {
      const wanted = wantedFor(row, null);
      return {
        queryKey: ["calendar-free", country, JSON.stringify(wanted)],
        queryFn: () => readLeaders(country, wanted),
        retry: false,
        staleTime: 0,
      };
    }),
  });
  const found = answers.flatMap(({ data }) => (data ? [data] : []));
  if (found.length < rows.length) return null;
  const [first = [], ...others] = found.map((people) =>
    // Who leads a departure counts as free for it.
    people.filter(({ id, isFree, isShown }) => id !== absentId && isFree && isShown),
  );
  return first.filter(({ id }) => others.every((people) => people.some((each) => each.id === id)));
};

const groups = (count: number): string => counted(count, "group");

const optionOf = ({ id, name, city, rating }: CalendarCoordinator) => ({
  value: id,
  label: [name, city, ...(rating === null ? [] : [`★ ${rating.toFixed(1)}`])].join(" · "),
});

/** Gives the departures of somebody who is away to one who is free for all of them. */
export const HandOver = (props: HandOverProps) => {
  const { rows, onGive } = props;
  const free = useFreeForAll(props);
  const [chosen, setChosen] = useState<string | null>(null);
  if (free === null) return <p role="status">Looking who is free …</p>;
  const person = free.find(({ id }) => id === chosen) ?? free[0];
  if (!person)
    return (
      <p role="status">
        {`Nobody is free for ${rows.length === 1 ? "it" : `all ${rows.length}`}: give each to somebody else in the calendar.`}
      </p>
    );
  return (
    <div className="absence-hand-over">
      <NativeSelect
        label={`Who is free for ${rows.length === 1 ? "it" : `all ${rows.length}`}`}
        data={free.map(optionOf)}
        value={person.id}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <Button variant="default" onClick={() => onGive(rows, person.id)}>
        {`Give ${groups(rows.length)} to ${person.name}`}
      </Button>
    </div>
  );
};
