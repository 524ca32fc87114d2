import { Button } from "@mantine/core";
import type { DecisionKind } from "#features/catalogue/tours/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { decideButton } from "./decision-words.ts";

export type DecideFootProps = Readonly<{
  kind: DecisionKind;
  tour: ListedTour;
  isDeciding: boolean;
  onLater: () => void;
  onDecide: () => void;
}>;

/** The harmless button first; that which cancels says for how many. */
export const DecideFoot = ({ kind, tour, isDeciding, onLater, onDecide }: DecideFootProps) => (
  <div className="decide-foot">
    {kind === "cancel" ? (
      <>
        <Button data-first onClick={onLater}>
          Keep it
        </Button>
        <Button className="decide-cancel" variant="default" loading={isDeciding} onClick={onDecide}>
          {decideButton(kind, tour)}
        </Button>
      </>
    ) : (
      <>
        <Button data-first variant="default" rightSection={<kbd>Esc</kbd>} onClick={onLater}>
          Decide later
        </Button>
        <Button color="blaze.6" className="save" loading={isDeciding} onClick={onDecide}>
          {decideButton(kind, tour)}
        </Button>
      </>
    )}
  </div>
);
