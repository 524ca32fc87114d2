import { ReadCalendar } from "../calendar/read-calendar.tsx";
import { CoordinatorsBoard } from "./coordinators-board.tsx";

export type CoordinatorsCalendarProps = Readonly<{ country: string; site: string | null }>;

const CoordinatorsCalendar = ({ country, site }: CoordinatorsCalendarProps) => (
  <ReadCalendar country={country} title="Coordinators" what="who leads what">
    {(read) => <CoordinatorsBoard {...read} site={site} />}
  </ReadCalendar>
);

// Loaded when it opens.
export default CoordinatorsCalendar;
