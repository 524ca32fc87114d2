import "./plan.css";
import { Button } from "@mantine/core";
import { LocalTimeField } from "#design/office/dates/field/local-time-field.tsx";
import { fieldId } from "#design/office/form/field-schema.ts";
import { fromZoned } from "#design/office/dates/time-zone.ts";
import { describeMoment } from "#design/office/dates/format-moment.ts";

export type PlannedTimeFieldProps = Readonly<{
  /** `publishAt` or `unpublishAt`; also the path of its errors. */
  path: string;
  label: string;
  /** For a moment ahead and for one that has passed: `Appears` and `Appeared`. */
  verbs: Readonly<{ coming: string; done: string }>;
  /** Local time, `2026-12-01T09:00`; empty for none. */
  value: string;
  timeZone: string;
  now: number;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (value: string) => void;
}>;

export const PlannedTimeField = (props: PlannedTimeFieldProps) => {
  const { path, label, verbs, value, timeZone, now, error, isDisabled, onChange } = props;
  const id = fieldId(path);
  const moment = value ? fromZoned(value, timeZone) : null;
  const description = moment && describeMoment(moment, { ...verbs, timeZone, now });
  return (
    <div className="moment-field">
      <LocalTimeField
        id={id}
        label={label}
        value={value}
        timeZone={timeZone}
        hint={description ?? "At no set time"}
        error={error}
        isDisabled={isDisabled}
        onChange={onChange}
      />
      {value && !isDisabled && (
        <Button variant="subtle" onClick={() => onChange("")}>
          Clear<span className="sr-only">{` ${label}`}</span>
        </Button>
      )}
    </div>
  );
};
