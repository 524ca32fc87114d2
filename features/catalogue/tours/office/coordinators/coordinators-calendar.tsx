import type { CoordinatorsCalendarProps } from "#features/catalogue/coordinators/pickers/calendar-context.ts";
import { ReadCalendar } from "../calendar/read-calendar.tsx";
import { CoordinatorsBoard } from "./coordinators-board.tsx";

const CoordinatorsCalendar = ({ country, site }: CoordinatorsCalendarProps) => (
  <ReadCalendar country={country} title="Coordinators" what="who leads what">
    {(read) => <CoordinatorsBoard {...read} site={site} />}
  </ReadCalendar>
);

// Loaded when it opens.
export default CoordinatorsCalendar;
