import "./calendar.css";
import { useId, useState } from "react";
import { dayForKey } from "#platform/day-for-key.ts";
import { IconButton } from "#design/office/icons.tsx";
import { MonthTable, type MonthTableProps } from "./month-table.tsx";
import type { Day } from "./write-date.ts";

export type CalendarProps = Readonly<{
  /** First and last chosen day, the same for one day; null while none is. */
  span: MonthTableProps["span"];
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
  takesFocus?: boolean;
  onChoose: (day: Day) => void;
}>;

const monthFormat = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const within = (day: Day, [earliest, latest]: readonly [Day, Day]): Day => {
  if (day < earliest) return earliest;
  return day > latest ? latest : day;
};

const monthSteps = { back: "PageUp", forward: "PageDown" } as const;

/** One month, its neighbours by buttons or by the page keys. */
export const Calendar = (props: CalendarProps) => {
  const {
    span,
    today,
    min = "1900-01-01",
    max = "2999-12-31",
    takesFocus = false,
    onChoose,
  } = props;
  const bounds = [min, max] as const;
  const titleId = useId();
  const [active, setActive] = useState(() => within(span?.[0] ?? today, bounds));
  const step = (to: keyof typeof monthSteps) =>
    setActive(dayForKey({ key: monthSteps[to], shiftKey: false }, active, 1, bounds) ?? active);
  return (
    <div className="calendar">
      <div className="calendar-head">
        <IconButton icon="back" label="Month before" onClick={() => step("back")} />
        <b id={titleId} aria-live="polite">
          {monthFormat.format(Date.parse(active))}
        </b>
        <IconButton icon="forward" label="Month after" onClick={() => step("forward")} />
      </div>
      <MonthTable
        active={active}
        span={span}
        today={today}
        bounds={bounds}
        labelledBy={titleId}
        takesFocus={takesFocus}
        onMove={setActive}
        onChoose={(day) => {
          setActive(day);
          onChoose(day);
        }}
      />
    </div>
  );
};
