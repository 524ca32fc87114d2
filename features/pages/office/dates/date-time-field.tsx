import { Input } from "@mantine/core";
import { fromZoned, toZoned } from "./time-zone.ts";

export type DateTimeFieldProps = Readonly<{
  id: string;
  label: string;
  /** An instant; null for none. */
  value: string | null;
  timeZone: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** The zone is said beside the field; left out where it is said once for several. */
  isZoneSaid?: boolean;
  onChange: (instant: string | null) => void;
}>;

export const DateTimeField = (props: DateTimeFieldProps) => {
  const { id, label, value, timeZone, error, hint, isZoneSaid = false, onChange } = props;
  const zone = isZoneSaid && `Time of ${timeZone.replaceAll("_", " ")}.`;
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelProps={{ htmlFor: id }}
      description={[hint, zone].filter(Boolean).join(" ")}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={error}
    >
      <Input
        id={id}
        type="datetime-local"
        value={value ? toZoned(value, timeZone) : ""}
        error={Boolean(error)}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          onChange(typed ? fromZoned(typed, timeZone) : null);
        }}
      />
    </Input.Wrapper>
  );
};
