import type { KeyboardEvent } from "react";
import { addDays, type Day, weeksOf } from "#markets/days.ts";
import { formatDayNumber, formatWeekday } from "#markets/format.ts";
import { formatFullDay } from "#markets/planned-days.ts";
import type { SearchDates } from "../assist-view.ts";

type Props = Readonly<{
  month: string;
  name: string;
  dates: Pick<SearchDates, "market" | "days">;
  /** The first day that can be chosen. */
  earliest: Day;
  /** First and last chosen day. Two empty strings mean that no days are chosen. */
  span: readonly [Day, Day];
  /** The only day that the Tab key reaches. */
  tabStop: Day;
  onChoose: (day: Day) => void;
  /**
   * Called with the day under the pointer, so that the calendar can show the span as if it ended on
   * that day.
   */
  onHover: (day: Day) => void;
  onKey: (event: KeyboardEvent) => void;
}>;

const positionInSpan = (
  day: Day,
  [first, last]: Props["span"],
): "first" | "last" | "within" | undefined => {
  if (day === first) return "first";
  if (day === last) return "last";
  return first !== "" && day > first && day < last ? "within" : undefined;
};

const DayButton = ({ day, ...props }: Omit<Props, "month" | "name"> & { day: Day }) => {
  const { dates, earliest, tabStop, onChoose, onHover } = props;
  const { market, days } = dates;
  const isPast = day < earliest;
  const label = [formatFullDay(day, market), days[day]].filter(Boolean).join(", ");
  return (
    <button
      type="button"
      data-day={day}
      data-leaves={days[day] === undefined ? undefined : true}
      aria-label={label}
      aria-disabled={isPast || undefined}
      tabIndex={day === tabStop ? 0 : -1}
      onClick={() => !isPast && onChoose(day)}
      onPointerEnter={() => onHover(day)}
    >
      {formatDayNumber(day, market.language)}
    </button>
  );
};

/** Weeks begin on the market's first weekday. */
export const MonthGrid = ({ month, name, ...props }: Props) => {
  const { firstWeekday, language } = props.dates.market;
  const monday = "2024-01-01"; // any week that begins with a Monday serves to get the weekdays' names
  const weekdays = Array.from({ length: 7 }, (_, at) => addDays(monday, firstWeekday - 1 + at));
  return (
    <div role="grid" aria-label={name} tabIndex={-1} className="when-month" onKeyDown={props.onKey}>
      <p aria-hidden="true">{name}</p>
      <div role="row">
        {weekdays.map((day) => (
          <span
            key={day}
            role="columnheader"
            aria-label={formatWeekday(day, language, { length: "long" })}
          >
            {formatWeekday(day, language)}
          </span>
        ))}
      </div>
      {weeksOf(month, firstWeekday).map((week) => (
        <div key={week.find(Boolean)} role="row">
          {week.map((day, at) => {
            const position = day === null ? undefined : positionInSpan(day, props.span);
            return (
              <div
                key={day ?? at}
                role="gridcell"
                aria-selected={position !== undefined}
                data-place={position}
              >
                {day && <DayButton day={day} {...props} />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};
