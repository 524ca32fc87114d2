import { Button } from "@mantine/core";
import type { Schedule } from "#features/pages/contract.ts";
import { fieldId } from "#design/office/form/field-schema.ts";
import { DateTimeField } from "#design/office/dates/date-time-field.tsx";

export type ScheduleFieldsProps = Readonly<{
  schedule: Schedule;
  timeZone: string;
  /** For example `Hero, block 2`. */
  blockName: string;
  /** Returns the error at the path `schedule.from` or `schedule.to`. */
  errorAt: (path: string) => string | undefined;
  onChange: (schedule: Schedule) => void;
}>;

const ends = [
  ["from", "From"],
  ["to", "Until"],
] as const;

export const ScheduleFields = (props: ScheduleFieldsProps) => {
  const { schedule, timeZone, blockName, errorAt, onChange } = props;
  const set = (end: "from" | "to", instant: string | null) => {
    const next = {
      from: schedule?.from ?? null,
      to: schedule?.to ?? null,
      [end]: instant,
    };
    onChange(next.from === null && next.to === null ? null : next);
  };
  return (
    <fieldset className="schedule">
      <legend>{`Schedule of ${blockName}`}</legend>
      {ends.map(([end, label]) => (
        <DateTimeField
          key={end}
          id={fieldId(`schedule.${end}`)}
          label={label}
          value={schedule?.[end] ?? null}
          timeZone={timeZone}
          error={errorAt(`schedule.${end}`)}
          onChange={(instant) => set(end, instant)}
        />
      ))}
      <Button variant="default" onClick={() => onChange(null)}>
        Always
      </Button>
      <p className="field-hint">{`Times of ${timeZone.replaceAll("_", " ")}`}</p>
    </fieldset>
  );
};
