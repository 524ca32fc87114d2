import { useEffect, useRef } from "react";
import { addDays, dayForKey } from "#platform/day-for-key.ts";
import type { Day } from "./write-date.ts";

export type MonthTableProps = Readonly<{
  /** The day that the keyboard stands on; its month is shown. */
  active: Day;
  /** First and last chosen day, the same for one day; null while none is. */
  span: readonly [first: Day, last: Day] | null;
  today: Day;
  /** First and last day that may be chosen. */
  bounds: readonly [earliest: Day, latest: Day];
  labelledBy: string;
  /** Takes the focus to the active day when it is shown and whenever it moves by key. */
  takesFocus: boolean;
  onMove: (day: Day) => void;
  onChoose: (day: Day) => void;
}>;

const monday = 1;
const daysOfWeek = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const nameFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });

/** The weeks that hold a day of the month, each with all its days. */
const weeksOf = (month: string): Day[][] => {
  const first = `${month}-01`;
  const weekday = new Date(first).getUTCDay();
  const start = addDays(first, -((weekday - monday + 7) % 7));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(start, week * 7 + day)),
  );
  return weeks.filter((week) => week.some((day) => day.startsWith(month)));
};

const placeInSpan = (day: Day, span: MonthTableProps["span"]): "end" | "within" | undefined => {
  if (!span || day < span[0] || day > span[1]) return undefined;
  return day === span[0] || day === span[1] ? "end" : "within";
};

/** A month by weeks, with the keys of the ARIA grid pattern; weeks begin on Monday. */
export const MonthTable = (props: MonthTableProps) => {
  const { active, span, today, bounds, labelledBy, takesFocus, onMove, onChoose } = props;
  const table = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(takesFocus);
  const month = active.slice(0, 7);
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    table.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [active]);
  const handleKey = (event: React.KeyboardEvent) => {
    const next = dayForKey(event, active, monday, bounds);
    if (next === null) return;
    event.preventDefault();
    shouldFocus.current = true;
    onMove(next);
  };
  return (
    <div
      ref={table}
      role="grid"
      tabIndex={-1}
      className="month-table"
      aria-labelledby={labelledBy}
      onKeyDown={handleKey}
    >
      <div role="row">
        {daysOfWeek.map((name) => (
          <span key={name} role="columnheader" aria-label={name}>
            {name.slice(0, 2)}
          </span>
        ))}
      </div>
      {weeksOf(month).map((week) => (
        <div key={week[0]} role="row">
          {week.map((day) => {
            const place = placeInSpan(day, span);
            const isClosed = day < bounds[0] || day > bounds[1];
            return (
              <div key={day} role="gridcell" aria-selected={place !== undefined} data-place={place}>
                <button
                  type="button"
                  tabIndex={day === active ? 0 : -1}
                  aria-label={nameFormat.format(Date.parse(day))}
                  aria-current={day === today ? "date" : undefined}
                  aria-disabled={isClosed}
                  data-outside={!day.startsWith(month)}
                  onClick={() => !isClosed && onChoose(day)}
                >
                  {Number(day.slice(8))}
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};
