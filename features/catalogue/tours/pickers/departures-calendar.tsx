import { lazy, Suspense } from "react";

const Calendar = lazy(() => import("../office/calendar/departures-calendar.tsx"));

type DeparturesCalendarProps = Readonly<{
  country: string;
  site: string | null;
}>;

/** The departures of all travels by weeks, for the screen of travels. */
export const DeparturesCalendar = (props: DeparturesCalendarProps) => (
  <Suspense>
    <Calendar {...props} travelId={null} />
  </Suspense>
);
