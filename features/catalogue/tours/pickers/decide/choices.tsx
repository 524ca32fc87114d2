import { useId } from "react";
import { Icon } from "#design/office/icons.tsx";
import type { ChoiceKind } from "#features/catalogue/tours/contract.ts";
import type { Decision } from "#features/catalogue/tours/consequences-contract.ts";
import { choiceLine, choiceTitle } from "./decision-words.ts";

export type ChoicesProps = Readonly<{
  decision: Decision;
  chosen: ChoiceKind | null;
  onChoose: (kind: ChoiceKind) => void;
  /** Chosen by a pointer, which leaves the arrow keys alone. */
  onPointed: (kind: ChoiceKind) => void;
}>;

/** What is not possible stays in its place, locked, with its reason. */
export const Choices = ({ decision, chosen, onChoose, onPointed }: ChoicesProps) => {
  const name = useId();
  const { choices } = decision;
  return (
    <fieldset className="decide-choices">
      <legend className="sr-only">How it is decided</legend>
      {choices.map((choice) => {
        const { kind, refusal } = choice;
        const id = `${name}-${kind}`;
        return (
          <div key={kind} className="decide-choice" data-chosen={kind === chosen}>
            <input
              type="radio"
              id={id}
              name={name}
              value={kind}
              checked={kind === chosen}
              disabled={refusal !== null}
              aria-describedby={`${id}-line`}
              onChange={() => onChoose(kind)}
              onClick={({ detail }) => detail > 0 && onPointed(kind)}
            />
            <label htmlFor={id}>
              {choiceTitle(kind, decision)} {refusal !== null && <Icon name="lock" />}
            </label>
            <p id={`${id}-line`}>{choiceLine(choice, decision)}</p>
          </div>
        );
      })}
    </fieldset>
  );
};
