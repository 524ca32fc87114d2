import "./decide.css";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { Note } from "#design/office/screen/note.tsx";
import type { DecisionKind } from "#features/catalogue/tours/contract.ts";
import {
  type Decision,
  type DecisionChoice,
  type DecisionBody,
  maxReason,
} from "#features/catalogue/tours/consequences-contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import type { Currency } from "#markets/market-type.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { Choices } from "./choices.tsx";
import { DecideFoot } from "./decide-foot.tsx";
import { decisionConsequences } from "./decision-words.ts";
import { ReasonField } from "./reason-field.tsx";
import { useDecision } from "./use-decision.ts";

export type DecidePanelProps = Readonly<{
  country: string;
  tourId: string;
  /** Null for the first that is possible. */
  choice: DecisionKind | null;
  onChoose: (kind: DecisionKind) => void;
  onClose: () => void;
  onDecided: (tour: ListedTour) => void;
}>;

/** What is chosen, while it is possible; else the first that is. */
const chosenOf = ({ choices }: Decision, kind: DecisionKind | null): DecisionChoice | undefined => {
  const possible = choices.filter(({ refusal }) => refusal === null);
  return possible.find((each) => each.kind === kind) ?? possible[0];
};

const noReason = "Write why it is cancelled.";

type BodyProps = Omit<DecidePanelProps, "country" | "onDecided"> &
  Readonly<{
    decision: Decision;
    currency: Currency;
    isDeciding: boolean;
    error: Error | null;
    onDecide: (input: DecisionBody) => void;
  }>;

const Body = (props: BodyProps) => {
  const { decision, currency, choice, isDeciding, error, onChoose, onClose, onDecide } = props;
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const chosen = chosenOf(decision, choice);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>("input[type=radio]:checked")?.focus();
  }, []);
  const focus = (selector: string) => frame.current?.querySelector<HTMLElement>(selector)?.focus();
  const press = () => {
    if (!chosen || isDeciding) return;
    const { kind } = chosen;
    if (kind !== "cancel") onDecide({ kind });
    else if (reason.trim() === "") {
      setProblem(noReason);
      focus("[data-reason]");
    } else onDecide({ kind, reason: reason.trim() });
  };
  const close = () => !isDeciding && onClose();
  return (
    <div className="decide-body" ref={frame}>
      <Choices
        decision={decision}
        chosen={chosen?.kind ?? null}
        onChoose={onChoose}
        onPointed={(kind) => kind === "cancel" && focus("[data-first]")}
      />
      {chosen && (
        <div className="decide-what">
          {chosen.kind === "cancel" && (
            <ReasonField
              value={reason}
              maxLength={maxReason}
              problem={problem}
              onChange={(text) => {
                setReason(text);
                setProblem(null);
              }}
            />
          )}
          <WhatWillHappen consequences={decisionConsequences(chosen, decision, currency)} />
          {error && (
            <Note kind="refusal" title="Nothing was decided.">
              {error.message}
            </Note>
          )}
          <DecideFoot
            kind={chosen.kind}
            tour={decision.tour}
            isDeciding={isDeciding}
            onLater={close}
            onDecide={press}
          />
        </div>
      )}
      {!chosen && <Note kind="information" title={decision.choices[0]?.refusal ?? ""} />}
    </div>
  );
};

/** The open row of a departure: the ways to decide it, what would follow, and the buttons. */
export const DecidePanel = ({ country, tourId, onDecided, ...props }: DecidePanelProps) => {
  const { look, decide } = useDecision(country, tourId, onDecided);
  const currency = marketByApiCountry(country)?.currency ?? "EUR";
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
          if (pressedKey(event) !== "Escape" || decide.isPending) return;
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
        {look.data && (
          <Body
            {...props}
            tourId={tourId}
            decision={look.data}
            currency={currency}
            isDeciding={decide.isPending}
            error={decide.error}
            onDecide={decide.mutate}
          />
        )}
      </div>
    </section>
  );
};
