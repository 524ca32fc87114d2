import "./decide.css";
import { Button } from "@mantine/core";
import { useNow } from "#design/office/dates/use-now.ts";
import { Icon } from "#design/office/icons.tsx";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { formatTime } from "#markets/format.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { counted } from "#platform/counted.ts";
import { decidedWords } from "./decision-words.ts";
import { useUndo } from "./use-decision.ts";

export type UndoDecisionProps = Readonly<{
  country: string;
  tour: ListedTour;
  onUndone: (tour: ListedTour) => void;
}>;

/** The way back from the last decision, or that there is none any more. */
export const UndoDecision = ({ country, tour, onUndone }: UndoDecisionProps) => {
  const now = useNow();
  const undo = useUndo(country, onUndone);
  const market = marketByApiCountry(country);
  if (!tour.decided || !market) return null;
  const until = new Date(tour.decided.undoUntil);
  const time = formatTime(until, market);
  if (now > until.getTime()) return <span>{`It could be undone until ${time}.`}</span>;
  const { mailedPeople } = tour.decided;
  return (
    <>
      {mailedPeople > 0 && (
        <span>{`${counted(mailedPeople, "person is", "people are")} told at ${time}.`}</span>
      )}
      {undo.error && <span role="alert">{undo.error.message}</span>}
      <Button
        variant="default"
        size="compact-sm"
        loading={undo.isPending}
        onClick={() => undo.mutate(tour)}
      >
        {`Undo, until ${time}`}
      </Button>
    </>
  );
};

/** What was decided, and for some minutes the way back. */
export const DecidedLine = (props: UndoDecisionProps) => {
  const { tour } = props;
  return (
    <div className="decided-line" data-kind={tour.cancellation ? "cancel" : undefined}>
      <p role="status">
        <Icon name={tour.cancellation ? "close" : "check"} /> <b>{decidedWords(tour)}</b>
      </p>
      <UndoDecision {...props} />
    </div>
  );
};
