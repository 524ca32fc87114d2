import { Button, Input } from "@mantine/core";
import { fieldId } from "../form/field-schema.ts";
import { fromZoned } from "../dates/time-zone.ts";
import { formatRelative, formatInZone } from "../dates/format-moment.ts";

export type PlannedTimeFieldProps = Readonly<{
  /** `publishAt` or `unpublishAt`, as errors name it. */
  path: string;
  label: string;
  /** As `datetime-local` takes it; empty for never. */
  value: string;
  timeZone: string;
  now: number;
  error: string | undefined;
  isOff: boolean;
  onChange: (value: string) => void;
}>;

/** One moment by the market's clock, said again in words, with a way to take it back. */
export const PlannedTimeField = (props: PlannedTimeFieldProps) => {
  const { path, label, value, timeZone, now, error, isOff, onChange } = props;
  const id = fieldId(path);
  const moment = value ? fromZoned(value, timeZone) : null;
  const words = moment && `${formatRelative(moment, now)}: ${formatInZone(moment, timeZone)}`;
  return (
    <div className="moment-field">
      <Input.Wrapper
        id={id}
        label={label}
        labelProps={{ htmlFor: id }}
        description={words ?? "At no set time"}
        inputWrapperOrder={["label", "input", "description", "error"]}
        error={error}
      >
        <Input
          id={id}
          type="datetime-local"
          disabled={isOff}
          error={Boolean(error)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Input.Wrapper>
      {value && !isOff && (
        <Button variant="subtle" onClick={() => onChange("")}>
          Clear<span className="sr-only">{` ${label}`}</span>
        </Button>
      )}
    </div>
  );
};
