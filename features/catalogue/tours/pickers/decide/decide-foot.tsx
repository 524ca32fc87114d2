import { Button } from "@mantine/core";
import type { ChoiceKind } from "#features/catalogue/tours/contract.ts";
import type { Decision } from "#features/catalogue/tours/consequences-contract.ts";
import { decideButton } from "./decision-words.ts";

export type DecideFootProps = Readonly<{
  kind: ChoiceKind;
  decision: Decision;
  isBusy: boolean;
  onLater: () => void;
  onDecide: () => void;
  onTest: () => void;
}>;

const CancelFoot = ({ decision, isBusy, onLater, onDecide }: DecideFootProps) => (
  <>
    <Button data-first onClick={onLater}>
      Keep it
    </Button>
    <Button className="decide-cancel" variant="default" loading={isBusy} onClick={onDecide}>
      {decideButton("cancel", decision)}
    </Button>
  </>
);

/** The harmless button first; that which cancels says for how many. */
export const DecideFoot = (props: DecideFootProps) => {
  const { kind, decision, isBusy, onLater, onDecide, onTest } = props;
  return (
    <div className="decide-foot">
      {kind === "cancel" ? (
        <CancelFoot {...props} />
      ) : (
        <>
          {kind === "write" ? (
            <Button data-first variant="default" disabled={isBusy} onClick={onTest}>
              Send me a test
            </Button>
          ) : (
            <Button data-first variant="default" rightSection={<kbd>Esc</kbd>} onClick={onLater}>
              Decide later
            </Button>
          )}
          <Button color="blaze.6" className="save" loading={isBusy} onClick={onDecide}>
            {decideButton(kind, decision)}
          </Button>
        </>
      )}
    </div>
  );
};
