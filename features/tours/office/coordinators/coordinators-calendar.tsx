import "../tours-screen.css";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { ViewSwitch } from "#design/office/timeline/view-switch/view-switch.tsx";
import { useRange } from "../calendar-days/use-range.ts";
import { useCalendarFacts, useCalendarTours } from "../calendar-state/use-calendar-tours.ts";
import { CoordinatorsBoard } from "./coordinators-board.tsx";

export type CoordinatorsCalendarProps = Readonly<{ country: string; site: string | null }>;

const CoordinatorsCalendar = ({ country, site }: CoordinatorsCalendarProps) => {
  const known = useCalendarFacts(country);
  const range = useRange(known.today);
  const read = useCalendarTours(country, known, range.range);
  const { facts, people } = known;
  const isThere = read.tours.length > 0 || !read.isLoading;
  if (facts && people && isThere && !read.error)
    return (
      <CoordinatorsBoard
        country={country}
        site={site}
        range={range}
        api={known.api}
        facts={facts}
        people={people}
        tours={read.tours}
        readAgain={read.readAgain}
        readMore={read.readMore}
      />
    );
  return (
    <>
      <ScreenTop
        title="Coordinators"
        actions={<ViewSwitch usual={{ label: "List", icon: "list" }} />}
      />
      <ScreenState
        what="who leads what"
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

// Loaded when it opens.
export default CoordinatorsCalendar;
