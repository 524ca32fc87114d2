import "../tours-screen.css";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { ViewSwitch } from "#design/office/timeline/view-switch/view-switch.tsx";
import { useRange } from "../calendar-days/use-range.ts";
import { useCalendarFacts, useCalendarTours } from "../calendar-state/use-calendar-tours.ts";
import { TravelsCalendar } from "./calendar.tsx";

export type DeparturesCalendarProps = Readonly<{
  country: string;
  site: string | null;
  /** The one travel that is shown; null for all. */
  travelId: string | null;
}>;

/** The departures of all travels, or of one, by weeks. */
const DeparturesCalendar = ({ country, site, travelId }: DeparturesCalendarProps) => {
  const known = useCalendarFacts(country);
  const range = useRange(known.today);
  const read = useCalendarTours(country, known, range.range);
  const { facts, people } = known;
  const isThere = read.tours.length > 0 || !read.isLoading;
  if (facts && people && isThere && !read.error)
    return (
      <TravelsCalendar
        country={country}
        site={site}
        travelId={travelId}
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
        title="Departures"
        actions={<ViewSwitch usual={{ label: "List", icon: "list" }} />}
      />
      <ScreenState
        what="the departures"
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

// Loaded when a calendar opens.
export default DeparturesCalendar;
