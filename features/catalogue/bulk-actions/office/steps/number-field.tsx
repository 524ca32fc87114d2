import { TextInput } from "@mantine/core";
import { useState } from "react";

export type NumberFieldProps = Readonly<{
  label: string;
  description?: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Called with numbers within the limits alone. */
  onChange: (value: number) => void;
}>;

/** A number that is typed; what is none stays in the field with the limits. */
export const NumberField = (props: NumberFieldProps) => {
  const { label, description, value, min, max, step, onChange } = props;
  const [text, setText] = useState(String(value));
  const isAllowed = (typed: string): boolean => {
    const number = Number(typed);
    return typed.trim() !== "" && number >= min && number <= max && number % step === 0;
  };
  return (
    <TextInput
      type="number"
      label={label}
      description={description}
      value={text}
      min={min}
      max={max}
      step={step}
      error={isAllowed(text) ? undefined : `A number from ${min} to ${max}, in steps of ${step}.`}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        if (isAllowed(currentTarget.value)) onChange(Number(currentTarget.value));
      }}
    />
  );
};
