import { LocalTimeField } from "./field/local-time-field.tsx";
import { fromZoned, toZoned } from "./time-zone.ts";

export type DateTimeFieldProps = Readonly<{
  id: string;
  label: string;
  /** ISO instant in UTC; null for none. */
  value: string | null;
  timeZone: string;
  error?: string | undefined;
  hint?: string | undefined;
  /**
   * Shows the time zone below the field; false where one note names the time zone for several
   * fields.
   */
  showsTimeZone?: boolean;
  isDisabled?: boolean | undefined;
  isEnd?: boolean | undefined;
  onChange: (instant: string | null) => void;
}>;

/** A moment, typed and shown by the clocks of the time zone. */
export const DateTimeField = (props: DateTimeFieldProps) => {
  const { value, timeZone, hint, showsTimeZone = false, onChange, ...field } = props;
  const zoneHint = showsTimeZone && `Time of ${timeZone.replaceAll("_", " ")}.`;
  return (
    <LocalTimeField
      {...field}
      timeZone={timeZone}
      hint={[hint, zoneHint].filter(Boolean).join(" ")}
      value={value ? toZoned(value, timeZone) : ""}
      onChange={(local) => onChange(local === "" ? null : fromZoned(local, timeZone))}
    />
  );
};
