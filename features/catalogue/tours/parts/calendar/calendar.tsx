import { useLinkParams } from "#design/link-params/link-params.ts";
import { Link } from "#design/link.tsx";
import { Icon } from "#design/icons.tsx";
import type { CalendarDay, CalendarView } from "./calendar-view.ts";
import { StatusChip } from "../status/status-chip.tsx";
import { StatusIcon } from "#features/records/statuses/parts/status-icon.tsx";

const Day = ({ day }: { day: CalendarDay }) => {
  const linkParams = useLinkParams();
  return day.departure ? (
    <a
      href={linkParams(day.departure.path)}
      className="calendar-day"
      data-status={day.departure.status}
    >
      <time dateTime={day.iso} aria-hidden="true">
        {day.day}
      </time>
      <StatusIcon status={day.departure.status} />
      <span aria-hidden="true">{day.departure.amount}</span>
      <b className="sr-only">{day.departure.label}</b>
    </a>
  ) : (
    <time dateTime={day.iso}>{day.day}</time>
  );
};

const MonthLink = ({ to, isNext }: { to: CalendarView["next"]; isNext: boolean }) =>
  to && (
    <Link
      to={to.path}
      rel={isNext ? "next" : "prev"}
      className="button button-quiet"
      keepsPlace="replaced"
    >
      {!isNext && <Icon name="chevron-left" size={16} />}
      {to.label}
      {isNext && <Icon name="chevron-right" size={16} />}
    </Link>
  );

/**
 * Each day with departures links to its row in the list below. With JavaScript, arrow keys move
 * between the days (`arrow-keys.ts`).
 */
export const Calendar = ({ calendar }: { calendar: CalendarView }) => (
  <details className="calendar">
    <summary className="button button-quiet">
      <Icon name="calendar" size={18} />
      {calendar.openLabel}
    </summary>
    <table>
      <caption>{calendar.title}</caption>
      <thead>
        <tr>
          {calendar.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendar.weeks.map((week) => (
          <tr key={week.find(Boolean)?.iso}>
            {week.map((day, index) => (
              <td key={day?.iso ?? index}>{day && <Day day={day} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {calendar.legend.length > 0 && (
      <ul className="calendar-legend">
        {calendar.legend.map((each) => (
          <li key={each.status}>
            <StatusChip status={each} />
          </li>
        ))}
      </ul>
    )}
    <p className="calendar-note">{calendar.note}</p>
    <p className="calendar-months">
      <MonthLink to={calendar.previous} isNext={false} />
      <MonthLink to={calendar.next} isNext />
    </p>
  </details>
);
