import { spanStyle } from "./timeline-bar.tsx";
import type { TimelineDay, TimelineSpan } from "./timeline-model.ts";

type DaysProps = Readonly<{ days: readonly TimelineDay[] }>;

/** A holiday that follows another one has no name of its own in sight: there is no room. */
const isNamed = (days: readonly TimelineDay[], index: number): boolean =>
  typeof days[index]?.holiday === "string" && typeof days[index - 1]?.holiday !== "string";

/** How many days a name has until the next one. */
const roomAfter = (days: readonly TimelineDay[], index: number): number => {
  const next = days.findIndex((_, other) => other > index && isNamed(days, other));
  return (next === -1 ? days.length : next) - index;
};

/** Heads of weeks and the names of holidays, which stay in sight. */
export const DaysHead = ({ days }: DaysProps) => (
  <div className="timeline-head">
    <div className="timeline-corner" />
    <div className="timeline-head-days">
      {days.map(({ key, head, holiday }, index) => (
        <div key={key}>
          {head && (
            <p
              className="timeline-week"
              style={{ insetInlineStart: `${(index / days.length) * 100}%` }}
            >
              <b>{head.title}</b>
              <span>{head.detail}</span>
            </p>
          )}
          {holiday !== null && isNamed(days, index) && (
            <p
              className="timeline-holiday"
              title={holiday}
              style={spanStyle({ start: index, length: roomAfter(days, index) }, days.length)}
            >
              {holiday}
            </p>
          )}
        </div>
      ))}
    </div>
  </div>
);

const kindOf = ({ isWeekend, holiday }: TimelineDay): string | null => {
  if (holiday !== null) return "holiday";
  return isWeekend ? "weekend" : null;
};

export type DaysBackProps = DaysProps & Readonly<{ chosen: TimelineSpan | null }>;

/** What lies behind the rows: weekends, holidays, today, and the days of what is chosen. */
export const DaysBack = ({ days, chosen }: DaysBackProps) => (
  <div aria-hidden="true">
    {days.map((day, index) => {
      const kind = kindOf(day);
      const style = spanStyle({ start: index, length: 1 }, days.length);
      return (
        <div key={day.key}>
          {kind && <span className="timeline-day" data-kind={kind} style={style} />}
          {day.head && <span className="timeline-line" style={style} />}
          {day.isToday && <span className="timeline-today" style={style} />}
        </div>
      );
    })}
    {chosen && <span className="timeline-chosen" style={spanStyle(chosen, days.length)} />}
  </div>
);
