import { lazy, Suspense, useId, useState } from "react";
import { officeZone } from "../office-zone.ts";
import { toZoned } from "../time-zone.ts";
import { type DateRange, extendRange } from "./extend-range.ts";
import { dayNotation } from "./typed-dates.ts";
import type { Day } from "./write-date.ts";
import { TypedField } from "./typed-field.tsx";

export type DateRangeFieldsProps = Readonly<{
  value: DateRange;
  onChange: (range: DateRange) => void;
  /** Called when a field is left and when a day is chosen in the calendar. */
  onSettle?: (range: DateRange) => void;
}>;

const Calendar = lazy(async () => ({ default: (await import("./calendar.tsx")).Calendar }));

const spanOf = ({ from, until }: DateRange): readonly [Day, Day] | null => {
  const [first, last] = [from || until, until || from];
  return first === "" ? null : [first, last];
};

/** Two days, typed or chosen in the one calendar below them. */
export const DateRangeFields = ({ value, onChange, onSettle }: DateRangeFieldsProps) => {
  const id = useId();
  const [today] = useState(() => toZoned(new Date().toISOString(), officeZone()).slice(0, 10));
  const isReversed = value.from !== "" && value.until !== "" && value.until < value.from;
  const choose = (day: Day) => {
    const next = extendRange(value, day);
    onChange(next);
    onSettle?.(next);
  };
  return (
    <div className="date-range">
      <div className="date-range-ends" onBlur={() => onSettle?.(value)}>
        <TypedField
          {...dayNotation}
          id={`${id}-from`}
          label="From"
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
        />
        <TypedField
          {...dayNotation}
          id={`${id}-until`}
          label="Until"
          value={value.until}
          error={isReversed ? "The last day comes before the first." : undefined}
          onChange={(until) => onChange({ ...value, until })}
        />
      </div>
      <div className="date-range-calendar">
        <Suspense fallback={null}>
          <Calendar key={value.from} span={spanOf(value)} today={today} onChoose={choose} />
        </Suspense>
      </div>
    </div>
  );
};
