import "./fields.css";
import { useId } from "react";

export type RadioGroupProps = Readonly<{
  id?: string;
  label: string;
  choices: readonly Readonly<{ value: string; label: string }>[];
  value: string;
  onChange: (value: string) => void;
}>;

export const RadioGroup = ({ id, label, choices, value, onChange }: RadioGroupProps) => {
  const name = useId();
  return (
    <fieldset className="radio-group" id={id} tabIndex={-1}>
      <legend className="field-label">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} data-chosen={choice.value === value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
};
