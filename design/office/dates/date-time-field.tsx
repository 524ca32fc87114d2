import { Input } from "@mantine/core";
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
  onChange: (instant: string | null) => void;
}>;

export const DateTimeField = (props: DateTimeFieldProps) => {
  const { id, label, value, timeZone, error, hint, showsTimeZone = false, onChange } = props;
  const zoneHint = showsTimeZone && `Time of ${timeZone.replaceAll("_", " ")}.`;
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelProps={{ htmlFor: id }}
      description={[hint, zoneHint].filter(Boolean).join(" ")}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={error}
    >
      <Input
        id={id}
        type="datetime-local"
        value={value ? toZoned(value, timeZone) : ""}
        error={Boolean(error)}
        onChange={(event) => {
          const localTime = event.currentTarget.value;
          onChange(localTime ? fromZoned(localTime, timeZone) : null);
        }}
      />
    </Input.Wrapper>
  );
};
