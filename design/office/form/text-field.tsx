import "./fields.css";
import "./text-field.css";
import { Input } from "@mantine/core";
import { useState } from "react";

export type TextFieldProps = Readonly<{
  id: string;
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  /**
   * Most characters of the text. A limit up to `maxShownLimit` also shows a character count beside
   * the label.
   */
  maxLength?: number | undefined;
  isLong?: boolean;
  /** Turns off spell checking and uses a monospaced font. */
  isCode?: boolean;
  onChange: (text: string) => void;
}>;

const maxShownLimit = 1000; // characters; no count is shown for a higher limit

const Count = ({
  id,
  used,
  maxLength,
}: Readonly<{ id: string; used: number; maxLength: number }>) => (
  <span
    id={id}
    className="field-count"
    data-over={used > maxLength}
  >{`${used} of ${maxLength}`}</span>
);

/**
 * A single-line or multi-line text field. It renders on every key stroke, so it is made of plain
 * elements, which are faster than Mantine's.
 */
export const TextField = (props: TextFieldProps) => {
  const {
    id,
    label,
    value,
    error,
    hint,
    maxLength,
    isLong = false,
    isCode = false,
    onChange,
  } = props;
  const hasCount = maxLength !== undefined && maxLength <= maxShownLimit;
  const descriptionIds = [hasCount && `${id}-count`, hint && `${id}-hint`, error && `${id}-error`];
  const inputProps = {
    id,
    value,
    className: "text-input",
    spellCheck: !isCode,
    "aria-invalid": Boolean(error),
    "aria-describedby": descriptionIds.filter(Boolean).join(" ") || undefined,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.currentTarget.value),
  };
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      {hasCount && <Count id={`${id}-count`} used={value.length} maxLength={maxLength} />}
      {isLong ? (
        <textarea rows={3} data-code={isCode} {...inputProps} />
      ) : (
        <input {...inputProps} />
      )}
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

/** @returns null for an empty text, undefined for an incomplete or invalid number: `-`, `1e` */
const parseNumber = (typedText: string, isWhole: boolean): number | null | undefined => {
  const text = typedText.trim().replace(",", ".");
  if (text === "") return null;
  if (!(isWhole ? /^-?\d{1,15}$/ : /^-?\d{1,15}(\.\d{0,10})?$/).test(text)) return undefined;
  return Number(text);
};

/** Keeps the text as typed; an invalid number shows an error and is not passed on. */
export const NumberField = (props: NumberFieldProps) => {
  const { id, label, value, error, hint, isWhole, onChange } = props;
  const [typedText, setTypedText] = useState<string | null>(null);
  const isUnchanged = typedText !== null && (parseNumber(typedText, isWhole) ?? null) === value;
  const isInvalid = typedText !== null && parseNumber(typedText, isWhole) === undefined;
  const displayed = isUnchanged || isInvalid ? typedText : String(value ?? "");
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelProps={{ htmlFor: id }}
      description={hint}
      error={isInvalid ? "Write a number." : error}
    >
      <Input
        id={id}
        value={displayed}
        inputMode={isWhole ? "numeric" : "decimal"}
        autoComplete="off"
        error={isInvalid || Boolean(error)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const number = parseNumber(text, isWhole);
          setTypedText(text);
          if (number !== undefined) onChange(number);
        }}
        onBlur={() => setTypedText(null)}
      />
    </Input.Wrapper>
  );
};
