import { lazy, Suspense } from "react";
import type { CoordinatorsCalendarProps } from "#features/catalogue/coordinators/pickers/calendar-context.ts";

const Calendar = lazy(() => import("../office/coordinators/coordinators-calendar.tsx"));

/** Who leads which departures, by days, for the screen of coordinators. */
export const CoordinatorsCalendar = (props: CoordinatorsCalendarProps) => (
  <Suspense>
    <Calendar {...props} />
  </Suspense>
);
