import { Button } from "@mantine/core";
import type { Schedule } from "#features/content/pages/contract.ts";
import { fieldId } from "#design/office/form/field-schema.ts";
import { describeMoment } from "#design/office/dates/format-moment.ts";
import { useNow } from "#design/office/dates/use-now.ts";
import { DateTimeField } from "#design/office/dates/date-time-field.tsx";
import { planVerbs } from "#features/catalogue/publication/pickers/plan-verbs.ts";

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
  ["from", "From", planVerbs.appear],
  ["to", "Until", planVerbs.disappear],
] as const;

/** What a day without a time means. */
const dayAlone = {
  from: "A day alone begins at 00:00.",
  to: "A day alone ends at 23:59.",
} as const;

export const ScheduleFields = (props: ScheduleFieldsProps) => {
  const { schedule, timeZone, blockName, errorAt, onChange } = props;
  const zones = { timeZone, now: useNow() };
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
      {ends.map(([end, label, verbs]) => (
        <DateTimeField
          key={end}
          id={fieldId(`schedule.${end}`)}
          label={label}
          value={schedule?.[end] ?? null}
          timeZone={timeZone}
          error={errorAt(`schedule.${end}`)}
          isEnd={end === "to"}
          hint={
            schedule?.[end] ? describeMoment(schedule[end], { ...zones, ...verbs }) : dayAlone[end]
          }
          onChange={(instant) => set(end, instant)}
        />
      ))}
      <Button variant="default" className="schedule-always" onClick={() => onChange(null)}>
        Always
      </Button>
      <p className="field-hint">{`Times of ${timeZone.replaceAll("_", " ")}`}</p>
    </fieldset>
  );
};
