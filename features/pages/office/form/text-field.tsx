import "./text-field.css";
import { Input } from "@mantine/core";
import { useState } from "react";

export type TextFieldProps = Readonly<{
  id: string;
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** The most characters; the number of those used is shown beside the label. */
  most?: number | undefined;
  isLong?: boolean;
  /** Code is not spell-checked, and its letters are of one width. */
  isCode?: boolean;
  onChange: (text: string) => void;
}>;

const mostCounted = 1000; // characters; nobody counts on a limit beyond

const Count = ({ id, used, most }: Readonly<{ id: string; used: number; most: number }>) => (
  <span id={id} className="field-count" data-over={used > most}>{`${used} of ${most}`}</span>
);

/**
 * A text of one line or several, with its label, its count and what is wrong with it. Made of plain
 * elements: each key draws it anew, and nothing else on the page is drawn so often.
 */
export const TextField = (props: TextFieldProps) => {
  const { id, label, value, error, hint, most, isLong = false, isCode = false, onChange } = props;
  const isCounted = most !== undefined && most <= mostCounted;
  const notes = [isCounted && `${id}-count`, hint && `${id}-hint`, error && `${id}-error`];
  const common = {
    id,
    value,
    className: "text-input",
    spellCheck: !isCode,
    "aria-invalid": Boolean(error),
    "aria-describedby": notes.filter(Boolean).join(" ") || undefined,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.currentTarget.value),
  };
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      {isCounted && <Count id={`${id}-count`} used={value.length} most={most} />}
      {isLong ? <textarea rows={3} data-code={isCode} {...common} /> : <input {...common} />}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
};

export type NumberFieldProps = Readonly<{
  id: string;
  label: string;
  value: number | null;
  error?: string | undefined;
  hint?: string | undefined;
  isWhole: boolean;
  onChange: (value: number | null) => void;
}>;

/** What was typed as a number; null for nothing, undefined for what is none (yet): `-`, `1e`. */
const read = (typed: string, isWhole: boolean): number | null | undefined => {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  if (!(isWhole ? /^-?\d{1,15}$/ : /^-?\d{1,15}(\.\d{0,10})?$/).test(text)) return undefined;
  return Number(text);
};

/** A number. What is typed stays as it is typed; what is no number is said and changes nothing. */
export const NumberField = (props: NumberFieldProps) => {
  const { id, label, value, error, hint, isWhole, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isMeant = typed !== null && (read(typed, isWhole) ?? null) === value;
  const isWrong = typed !== null && read(typed, isWhole) === undefined;
  const shown = isMeant || isWrong ? typed : String(value ?? "");
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelProps={{ htmlFor: id }}
      description={hint}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={isWrong ? "Write a number." : error}
    >
      <Input
        id={id}
        value={shown}
        inputMode={isWhole ? "numeric" : "decimal"}
        autoComplete="off"
        error={isWrong || Boolean(error)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const number = read(text, isWhole);
          setTyped(text);
          if (number !== undefined) onChange(number);
        }}
        onBlur={() => setTyped(null)}
      />
    </Input.Wrapper>
  );
};
