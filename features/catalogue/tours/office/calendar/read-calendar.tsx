import "../tours-screen.css";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { ViewSwitch } from "#design/office/timeline/view-switch/view-switch.tsx";
import { type RangeState, useRange } from "../calendar-days/use-range.ts";
import { useCalendarFacts, useCalendarTours } from "../calendar-state/use-calendar-tours.ts";
import type { CalendarOptions } from "../calendar-state/use-calendar.ts";

export type ReadCalendarProps = Readonly<{
  country: string;
  title: string;
  /** As it stands in "Could not load …". */
  what: string;
  /** Draws the calendar once what it needs is there. */
  children: (read: CalendarOptions & Readonly<{ range: RangeState }>) => React.ReactNode;
}>;

/** Reads the departures of the days in view, and says how that goes. */
export const ReadCalendar = ({ country, title, what, children }: ReadCalendarProps) => {
  const known = useCalendarFacts(country);
  const range = useRange(known.today);
  const read = useCalendarTours(country, known, range.range);
  const { api, facts, people } = known;
  const { tours, readAgain, readMore } = read;
  const isThere = tours.length > 0 || !read.isLoading;
  if (facts && people && isThere && !read.error)
    return children({ country, range, api, facts, people, tours, readAgain, readMore });
  return (
    <>
      <ScreenTop title={title} actions={<ViewSwitch usual={{ label: "List", icon: "list" }} />} />
      <ScreenState
        what={what}
        isLoading={!known.error && !read.error}
        error={known.error ?? read.error}
        onRetry={() => {
          known.retry();
          read.retry();
        }}
      >
        {null}
      </ScreenState>
    </>
  );
};
