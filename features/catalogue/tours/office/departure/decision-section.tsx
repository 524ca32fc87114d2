import { useNow } from "#design/office/dates/use-now.ts";
import { Note } from "#design/office/screen/note.tsx";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import {
  DecideButton,
  focusDecideButton,
} from "#features/catalogue/tours/pickers/decide/decide-button.tsx";
import { DecidePanel } from "#features/catalogue/tours/pickers/decide/decide-panel.tsx";
import {
  DecidedLine,
  UndoDecision,
} from "#features/catalogue/tours/pickers/decide/decided-line.tsx";
import { useDecideAddress } from "#features/catalogue/tours/pickers/decide/use-decide-address.ts";
import { formatDate, formatDateTime } from "#markets/format.ts";
import { marketByApiCountry } from "#markets/markets.ts";

type DecisionSectionProps = Readonly<{
  country: string;
  tour: ListedTour;
  /** Reads the departure again. */
  onChanged: () => void;
}>;

const Cancelled = ({ country, tour, onChanged }: DecisionSectionProps) => {
  const market = marketByApiCountry(country);
  if (!tour.cancellation || !market) return null;
  const { at, by, reason } = tour.cancellation;
  return (
    <Note
      kind="warning"
      icon="close"
      title={`Cancelled on ${formatDateTime(new Date(at), market)} by ${by}.`}
    >
      {`${reason}. It is off sale and off the site, and its fields stay as they were. `}
      <UndoDecision country={country} tour={tour} onUndone={onChanged} />
    </Note>
  );
};

const Undecided = ({ country, tour, onChanged }: DecisionSectionProps) => {
  const { openId, choice, open, choose } = useDecideAddress();
  const isOpen = openId === tour.id;
  return (
    <div className="departure-decision">
      <DecideButton
        tourId={tour.id}
        name={`the departure of ${formatDate(tour.departureDate)}`}
        isOpen={isOpen}
        onToggle={() => open(isOpen ? null : tour.id)}
      />
      {isOpen && (
        <DecidePanel
          country={country}
          tourId={tour.id}
          choice={choice}
          onChoose={choose}
          onClose={() => {
            open(null);
            focusDecideButton(tour.id);
          }}
          onDecided={() => {
            open(null);
            onChanged();
          }}
          onMoved={() => onChanged()}
        />
      )}
    </div>
  );
};

/** That a departure is cancelled, what was decided lately, and how it is decided. */
export const DecisionSection = (props: DecisionSectionProps) => {
  const { country, tour, onChanged } = props;
  const now = useNow();
  if (tour.cancellation) return <Cancelled {...props} />;
  if (tour.isPast) return null;
  const isLate = tour.decided === null || Date.parse(tour.decided.undoUntil) < now;
  return (
    <>
      {!isLate && <DecidedLine country={country} tour={tour} onUndone={onChanged} />}
      <Undecided {...props} />
    </>
  );
};
