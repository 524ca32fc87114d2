import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { Note } from "#design/office/screen/note.tsx";
import type { ChoiceKind } from "#features/catalogue/tours/contract.ts";
import {
  type Decision,
  type DecisionChoice,
  maxReason,
} from "#features/catalogue/tours/consequences-contract.ts";
import { dayAt } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { Choices } from "./choices.tsx";
import { DecideFoot } from "./decide-foot.tsx";
import { DecisionMails } from "./decision-mails.tsx";
import { decisionConsequences, moveWords } from "./decision-words.ts";
import { DecideOnField } from "./decide-on-field.tsx";
import { firstMove, MoveFields } from "./move-fields.tsx";
import { ReasonField } from "./reason-field.tsx";
import type { DecisionActs } from "./use-decision.ts";

export type DecideBodyProps = Readonly<{
  country: string;
  market: Market;
  decision: Decision;
  choice: ChoiceKind | null;
  acts: DecisionActs;
  onChoose: (kind: ChoiceKind) => void;
  onClose: () => void;
}>;

/** What is chosen, while it is possible; else the first that is. */
const chosenOf = ({ choices }: Decision, kind: ChoiceKind | null): DecisionChoice | undefined => {
  const possible = choices.filter(({ refusal }) => refusal === null);
  return possible.find((each) => each.kind === kind) ?? possible[0];
};

const noReason = {
  cancel: "Write why it is cancelled.",
  move: "Write why they are asked.",
} as const;

const hintOf = (kind: "cancel" | "move", { people }: Decision): string => {
  if (kind === "move") return "stands in the mail";
  return people.reached === 0 ? "stands in the history" : "stands in the mail and in the history";
};

/** What is typed for a decision, and what pressing does. */
const useTyped = ({ market, decision, acts }: DecideBodyProps, focusReason: () => void) => {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [move, setMove] = useState(() => firstMove(decision, dayAt(new Date(), market)));
  const { decideBy } = decision.tour;
  const [typedDay, setDay] = useState(decideBy);
  const decideOn = typedDay === decideBy || typedDay === "" ? null : typedDay;
  const press = (kind: ChoiceKind) => {
    if (acts.isBusy) return;
    const said = reason.trim();
    if (kind === "write") acts.write({ isTest: false, decideOn });
    else if (kind === "confirm" || kind === "lowerAndConfirm") acts.decide({ kind });
    else if (said === "") {
      setProblem(noReason[kind]);
      focusReason();
    } else acts.decide(kind === "move" ? { kind, reason: said, ...move } : { kind, reason: said });
  };
  return {
    reason,
    problem,
    move,
    setMove,
    decideOn,
    setDay,
    press,
    write: (text: string) => {
      setReason(text);
      setProblem(null);
    },
  };
};

type WhatProps = DecideBodyProps &
  Readonly<{ chosen: DecisionChoice; typed: ReturnType<typeof useTyped> }>;

/** What is asked for the choice, what follows from it, and its buttons. */
const What = ({ country, market, decision, acts, onClose, chosen, typed }: WhatProps) => {
  const { kind } = chosen;
  const { reason, problem, move, decideOn } = typed;
  const { isBusy, error } = acts;
  const sent = { ...(kind === "move" && move), ...(kind === "write" && { decideOn }) };
  return (
    <div className="decide-what">
      {kind === "move" && (
        <MoveFields dates={decision.dates} value={move} onChange={typed.setMove} />
      )}
      {kind === "write" && (
        <DecideOnField
          decision={decision}
          market={market}
          value={decideOn ?? decision.tour.decideBy}
          onChange={typed.setDay}
        />
      )}
      {(kind === "cancel" || kind === "move") && (
        <ReasonField
          value={reason}
          hint={hintOf(kind, decision)}
          maxLength={maxReason}
          problem={problem}
          onChange={typed.write}
        />
      )}
      <WhatWillHappen
        consequences={decisionConsequences(chosen, decision, {
          currency: market.currency,
          move,
          decideOn,
        })}
      />
      <DecisionMails
        key={kind}
        country={country}
        decision={decision}
        question={{ kind, reason, ...sent }}
      />
      {error && (
        <Note kind="refusal" title="Nothing was done.">
          {error.message}
        </Note>
      )}
      <DecideFoot
        kind={kind}
        decision={decision}
        isBusy={isBusy}
        onLater={() => !isBusy && onClose()}
        onDecide={() => typed.press(kind)}
        onTest={() => acts.write({ isTest: true, decideOn })}
      />
    </div>
  );
};

/** The ways to decide, what was asked already, and what the chosen one does. */
export const DecideBody = (props: DecideBodyProps) => {
  const { decision, choice, acts, onChoose } = props;
  const frame = useRef<HTMLDivElement>(null);
  const focus = (selector: string) => frame.current?.querySelector<HTMLElement>(selector)?.focus();
  const typed = useTyped(props, () => focus("[data-reason]"));
  const chosen = chosenOf(decision, choice);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>("input[type=radio]:checked")?.focus();
  }, []);
  const { move } = decision;
  return (
    <div className="decide-body" ref={frame}>
      {move && (
        <Note kind="information" title={moveWords(move)}>
          {move.waiting > 0 && (
            <Button
              size="compact-sm"
              variant="default"
              disabled={acts.isBusy}
              onClick={acts.moveAgain}
            >
              Write again
            </Button>
          )}
        </Note>
      )}
      <Choices
        decision={decision}
        chosen={chosen?.kind ?? null}
        onChoose={onChoose}
        onPointed={(kind) => kind === "cancel" && focus("[data-first]")}
      />
      {chosen ? (
        <What {...props} chosen={chosen} typed={typed} />
      ) : (
        <Note kind="information" title={decision.choices[0]?.refusal ?? ""} />
      )}
    </div>
  );
};
