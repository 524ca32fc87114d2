import "#design/office/form/text-field.css";
import { useId } from "react";
import { Icon } from "#design/office/icons.tsx";

export type ReasonFieldProps = Readonly<{
  value: string;
  /** Where it is read. */
  hint: string;
  maxLength: number;
  /** What is wrong with it; null where nothing is. */
  problem: string | null;
  onChange: (text: string) => void;
}>;

/** Why a departure is cancelled, or its people are asked to move. */
export const ReasonField = ({ value, hint, maxLength, problem, onChange }: ReasonFieldProps) => {
  const id = useId();
  return (
    <div className="decide-reason">
      <label htmlFor={id}>Why</label>
      <span id={`${id}-hint`}>{hint}</span>
      <input
        id={id}
        className="text-input"
        data-reason
        value={value}
        maxLength={maxLength}
        required
        autoComplete="off"
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? `${id}-hint` : `${id}-problem`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {problem !== null && (
        <p id={`${id}-problem`} role="alert">
          <Icon name="warning" /> {problem}
        </p>
      )}
    </div>
  );
};
