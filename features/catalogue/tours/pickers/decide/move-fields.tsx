import { NativeSelect } from "@mantine/core";
import { useId } from "react";
import { DateField } from "#design/office/form/date-field.tsx";
import type { Decision } from "#features/catalogue/tours/consequences-contract.ts";
import { addDays, type Day } from "#markets/days.ts";
import { formatDate } from "#markets/format.ts";
import type { TypedMove } from "./decision-words.ts";

const daysToAnswer = 7;

/** The first date that has seats, with a week to answer where there is one. */
export const firstMove = ({ dates, tour }: Decision, today: Day): TypedMove => {
  const [to] = dates;
  const leaves = [tour.departureDate, to?.departureDate ?? tour.departureDate].toSorted()[0];
  const last = addDays(leaves ?? today, -1);
  const week = addDays(today, daysToAnswer);
  return { toTourId: to?.id ?? "", until: week < last ? week : last };
};

type MoveFieldsProps = Readonly<{
  dates: Decision["dates"];
  value: TypedMove;
  onChange: (move: TypedMove) => void;
}>;

/** To which date people are asked to move, and until when they can answer. */
export const MoveFields = ({ dates, value, onChange }: MoveFieldsProps) => {
  const id = useId();
  return (
    <div className="decide-move">
      <NativeSelect
        label="To which date"
        value={value.toTourId}
        data={dates.map(({ id: date, departureDate, peopleIn, peopleMinimum }) => ({
          value: date,
          label: `${formatDate(departureDate)}, ${peopleIn} in of ${peopleMinimum}`,
        }))}
        onChange={({ currentTarget }) => onChange({ ...value, toTourId: currentTarget.value })}
      />
      <DateField
        id={`${id}-until`}
        label="Answer by"
        value={value.until}
        onChange={(until) => onChange({ ...value, until })}
      />
    </div>
  );
};
