import { DepartureRow, type DepartureLabels } from "./departure-row.tsx";
import type { DepartureView } from "./departure-view.ts";

export const DepartureBoard = ({
  departures,
  labels,
  showTrip = false,
  explained = [],
  chosen = [],
}: {
  departures: readonly DepartureView[];
  labels: DepartureLabels;
  showTrip?: boolean;
  /** The status meanings that are already explained above the list. */
  explained?: readonly string[];
  /** Ids of the departures of the day that the visitor has chosen. */
  chosen?: readonly string[];
}) => (
  <>
    <ol className="board">
      {departures.map((departure) => (
        <DepartureRow
          key={departure.id}
          departure={departure}
          labels={labels}
          showTrip={showTrip}
          explained={explained}
          isChosen={chosen.includes(departure.id)}
        />
      ))}
    </ol>
    {labels.paid && <p className="pay-note">{labels.paid}</p>}
  </>
);
