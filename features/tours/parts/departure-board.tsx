import { DepartureRow, type DepartureWords } from "./departure-row.tsx";
import type { DepartureView } from "./departure-view.ts";

/** The departure board: a rule in ink above its lines. */
export const DepartureBoard = ({
  departures,
  words,
  showTrip = false,
}: {
  departures: readonly DepartureView[];
  words: DepartureWords;
  showTrip?: boolean;
}) => (
  <ol className="board">
    {departures.map((departure) => (
      <DepartureRow key={departure.id} departure={departure} words={words} showTrip={showTrip} />
    ))}
  </ol>
);
