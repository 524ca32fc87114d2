import { TextInput } from "@mantine/core";
import { useId } from "react";
import { type HideReason, hideReasons } from "#features/catalogue/reviews/contract.ts";
import { reasonLabels } from "./reason-labels.ts";

/** Why a review would be hidden. */
export type Choice = Readonly<{ reason: HideReason; note: string }>;

/** The note of another reason, which a key focuses. */
export const noteId = "review-note";

export type ReasonsProps = Readonly<{ choice: Choice; onChoose: (choice: Choice) => void }>;

export const Reasons = ({ choice, onChoose }: ReasonsProps) => {
  const name = useId();
  return (
    <fieldset className="review-reasons">
      <legend>
        Why hide it <small>kept in the audit log</small>
      </legend>
      {hideReasons.map((reason, index) => (
        <label key={reason}>
          <input
            type="radio"
            name={name}
            checked={choice.reason === reason}
            onChange={() => onChoose({ ...choice, reason })}
          />
          <span>{`${reasonLabels[reason]}${reason === "other" ? " …" : ""}`}</span>
          <kbd aria-hidden="true">{index + 1}</kbd>
        </label>
      ))}
      {choice.reason === "other" && (
        <TextInput
          id={noteId}
          label="The reason in a few words"
          maxLength={200}
          value={choice.note}
          onChange={(event) => onChoose({ ...choice, note: event.currentTarget.value })}
        />
      )}
    </fieldset>
  );
};
