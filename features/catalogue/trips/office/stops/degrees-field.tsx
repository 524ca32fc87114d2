import "#design/office/form/fields.css";
import { useState } from "react";
import { formatDegrees, parseCoordinates } from "../parse-coordinates.ts";
import type { Position } from "../draft/stop-edits.ts";

export type DegreesFieldProps = Readonly<{
  id: string;
  label: string;
  value: number;
  /** Degrees at most, to both sides. */
  max: number;
  error: string | undefined;
  onChange: (degrees: number) => void;
  /** Both coordinates were pasted into one field. */
  onPosition: (position: Position) => void;
}>;

const parse = (typed: string, max: number): number | null => {
  const text = typed.trim().replace("−", "-").replace(",", ".");
  if (!/^-?\d{1,3}(\.\d{0,8})?$/.test(text)) return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= max ? degrees : null;
};

/** Keeps the text as typed; what is no degree shows an error and is not passed on. */
export const DegreesField = (props: DegreesFieldProps) => {
  const { id, label, value, max, error, onChange, onPosition } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isInvalid = typed !== null && parse(typed, max) === null;
  const message = isInvalid ? `Write degrees from −${max} to ${max}.` : error;
  const change = (text: string) => {
    const position = parseCoordinates(text);
    if (position) {
      setTyped(null);
      return onPosition(position);
    }
    const degrees = parse(text, max);
    setTyped(text);
    if (degrees !== null) onChange(degrees);
  };
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="text-input"
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? formatDegrees(value)}
        aria-invalid={message !== undefined}
        aria-describedby={message === undefined ? undefined : `${id}-error`}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => !isInvalid && setTyped(null)}
      />
      {message !== undefined && (
        <p id={`${id}-error`} className="field-error">
          {message}
        </p>
      )}
    </div>
  );
};
