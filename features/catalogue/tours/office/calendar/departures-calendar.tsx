import { TravelsCalendar } from "./calendar.tsx";
import { ReadCalendar } from "./read-calendar.tsx";

export type DeparturesCalendarProps = Readonly<{
  country: string;
  site: string | null;
  /** The one travel that is shown; null for all. */
  travelId: string | null;
}>;

/** The departures of all travels, or of one, by weeks. */
const DeparturesCalendar = ({ country, site, travelId }: DeparturesCalendarProps) => (
  <ReadCalendar country={country} title="Departures" what="the departures">
    {(read) => <TravelsCalendar {...read} site={site} travelId={travelId} />}
  </ReadCalendar>
);

// Loaded when a calendar opens.
export default DeparturesCalendar;
