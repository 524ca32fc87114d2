import { lazy, Suspense } from "react";

const Calendar = lazy(() => import("../office/coordinators/coordinators-calendar.tsx"));

type CoordinatorsCalendarProps = Readonly<{ country: string; site: string | null }>;

/** Who leads which departures, by days, for the screen of coordinators. */
export const CoordinatorsCalendar = (props: CoordinatorsCalendarProps) => (
  <Suspense>
    <Calendar {...props} />
  </Suspense>
);
