import { DepartureRow, type DepartureLabels } from "./departure-row.tsx";
import type { DepartureView } from "./departure-view.ts";

/** The departure board: a rule in ink above its lines. */
export const DepartureBoard = ({
  departures,
  words,
  showTrip = false,
  told = [],
}: {
  departures: readonly DepartureView[];
  words: DepartureLabels;
  showTrip?: boolean;
  /** The meanings of statuses that stand above the board. */
  told?: readonly string[];
}) => (
  <ol className="board">
    {departures.map((departure) => (
      <DepartureRow
        key={departure.id}
        departure={departure}
        words={words}
        showTrip={showTrip}
        told={told}
      />
    ))}
  </ol>
);
