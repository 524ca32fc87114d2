import "./decide.css";
import { Button } from "@mantine/core";
import { Note } from "#design/office/screen/note.tsx";
import type { ChoiceKind } from "#features/catalogue/tours/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { DecideBody } from "./decide-body.tsx";
import { useDecision } from "./use-decision.ts";

export type DecidePanelProps = Readonly<{
  country: string;
  tourId: string;
  /** Null for the first that is possible. */
  choice: ChoiceKind | null;
  onChoose: (kind: ChoiceKind) => void;
  onClose: () => void;
  onDecided: (tour: ListedTour) => void;
  /** Called when it is decided on another day; the row stays open. */
  onMoved: (tour: ListedTour) => void;
}>;

/** The open row of a departure: the ways to decide it, what would follow, and the buttons. */
export const DecidePanel = ({
  country,
  tourId,
  onDecided,
  onMoved,
  ...props
}: DecidePanelProps) => {
  const acts = useDecision(country, tourId, { onDecided, onMoved });
  const { look, isBusy } = acts;
  const market = marketByApiCountry(country);
  return (
    <section
      className="decide-panel"
      id={`decide-${tourId}`}
      aria-label="Decide the departure"
      aria-busy={!look.data && !look.error}
    >
      <div
        role="presentation"
        onKeyDown={(event) => {
          if (pressedKey(event) !== "Escape" || isBusy) return;
          event.stopPropagation();
          props.onClose();
        }}
      >
        {!look.data && look.error && (
          <Note kind="refusal" title={look.error.message}>
            <Button size="compact-sm" variant="default" onClick={() => void look.refetch()}>
              Try again
            </Button>
          </Note>
        )}
        {look.data && market && (
          <DecideBody
            {...props}
            country={country}
            market={market}
            decision={look.data}
            acts={acts}
          />
        )}
      </div>
    </section>
  );
};
