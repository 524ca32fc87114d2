import "./conflict-choice.css";
import { useId } from "react";
import { diffWords } from "#platform/changes/word-diff.ts";
import type { Side } from "#platform/merge/merge-conflict.ts";

/** One side's text, with the words that only it has marked. */
const MarkedText = ({ text, otherText }: Readonly<{ text: string; otherText: string }>) => (
  <span className="merge-conflict-text">
    {diffWords(otherText, text).map(({ kind, text: part }, index) => {
      const key = `${index} ${kind}`;
      if (kind === "removed") return null;
      return kind === "added" ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
    })}
  </span>
);

/** The texts of both sides, each with the words marked that the other does not have. */
export const markedTexts = (
  texts: Readonly<Record<Side, string>>,
): Readonly<Record<Side, React.ReactNode>> => ({
  mine: texts.mine ? <MarkedText text={texts.mine} otherText={texts.theirs} /> : <i>empty</i>,
  theirs: texts.theirs ? <MarkedText text={texts.theirs} otherText={texts.mine} /> : <i>empty</i>,
});

const sides: readonly (readonly [Side, string])[] = [
  ["mine", "Mine"],
  ["theirs", "Theirs"],
];

export type ConflictChoiceProps = Readonly<{
  /** What both sides changed. */
  title: string;
  values: Readonly<Record<Side, React.ReactNode>>;
  /** Undefined until somebody decides, where nothing is chosen beforehand. */
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}>;

/** Both sides of one conflict, of which a person chooses one. */
export const ConflictChoice = ({ title, values, chosen, onChoose }: ConflictChoiceProps) => {
  const group = useId();
  return (
    <fieldset className="merge-conflict">
      <legend>{title}</legend>
      {sides.map(([side, label]) => (
        <label key={side} data-chosen={chosen === side}>
          <span>
            <input
              type="radio"
              name={group}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />{" "}
            <b>{label}</b>
          </span>
          {values[side]}
        </label>
      ))}
    </fieldset>
  );
};
