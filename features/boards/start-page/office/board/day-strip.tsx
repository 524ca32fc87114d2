import "./day-strip.css";
import { Link } from "react-router";
import { daysBetween } from "#markets/days.ts";
import { formatWeekday } from "#markets/format.ts";
import type { BoardDay } from "#features/records/board/board-contract.ts";
import { stripDay } from "./board-words.ts";

type DayProps = Readonly<{ day: BoardDay; isToday: boolean; isAfterGap: boolean }>;

const StripDay = ({ day: { day, notes }, isToday, isAfterGap }: DayProps) => (
  <li className="strip-day" data-today={isToday} data-apart={isAfterGap}>
    <h2>
      <time dateTime={day}>{stripDay(day)}</time>{" "}
      <small>{isToday ? "today" : formatWeekday(day, "en")}</small>
    </h2>
    {notes.length === 0 && <p>quiet</p>}
    {notes.map(({ label, path, tone }) => (
      <Link key={label} to={path} className="strip-note" data-tone={tone} title={label}>
        {label}
      </Link>
    ))}
  </li>
);

/** The coming week, and the next days on which groups leave. */
export const DayStrip = ({
  days,
  today,
}: Readonly<{ days: readonly BoardDay[]; today: string }>) => (
  <nav className="day-strip" aria-label="The coming days">
    <ol>
      {days.map((each, index) => (
        <StripDay
          key={each.day}
          day={each}
          isToday={each.day === today}
          isAfterGap={index > 0 && daysBetween(days[index - 1]?.day ?? each.day, each.day) > 1}
        />
      ))}
    </ol>
  </nav>
);
