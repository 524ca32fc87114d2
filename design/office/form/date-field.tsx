import { useState } from "react";
import { officeZone } from "../dates/office-zone.ts";
import { toZoned } from "../dates/time-zone.ts";
import { dayNotation } from "../dates/field/typed-dates.ts";
import { TypedField } from "../dates/field/typed-field.tsx";

export type DateFieldProps = Readonly<{
  id: string;
  label: string;
  /** `2027-03-25`; empty for none. */
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** First and last day that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
  isDisabled?: boolean | undefined;
  onChange: (date: string) => void;
}>;

/** A day without a time, typed in many ways (`1/3/27`) or chosen: shown as `01/03/2027`. */
export const DateField = ({ min, max, ...props }: DateFieldProps) => {
  const { value, onChange } = props;
  const [today] = useState(() => toZoned(new Date().toISOString(), officeZone()).slice(0, 10));
  const span = value === "" ? null : ([value, value] as const);
  return (
    <TypedField
      {...props}
      {...dayNotation}
      calendar={{ span, today, min, max, onChoose: onChange }}
    />
  );
};
