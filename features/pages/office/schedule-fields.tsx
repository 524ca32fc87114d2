import { Button, Input } from "@mantine/core";
import type { Schedule } from "../contract.ts";
import { fieldId } from "./field-schema.ts";
import { fromZoned, toZoned } from "./zone.ts";

export type ScheduleFieldsProps = Readonly<{
  schedule: Schedule;
  timeZone: string;
  /** `Hero, block 2`. */
  of: string;
  /** Asked with `schedule.from` and `schedule.to`. */
  errorAt: (path: string) => string | undefined;
  onChange: (schedule: Schedule) => void;
}>;

const ends = [
  ["from", "From"],
  ["to", "Until"],
] as const;

/** From when until when a block shows, in the market's own time, which is said. */
export const ScheduleFields = (props: ScheduleFieldsProps) => {
  const { schedule, timeZone, of, errorAt, onChange } = props;
  const set = (end: "from" | "to", typed: string) => {
    const next = {
      from: schedule?.from ?? null,
      to: schedule?.to ?? null,
      [end]: typed ? fromZoned(typed, timeZone) : null,
    };
    onChange(next.from === null && next.to === null ? null : next);
  };
  return (
    <fieldset className="schedule">
      <legend>{`Schedule of ${of}`}</legend>
      {ends.map(([end, label]) => {
        const id = fieldId(`schedule.${end}`);
        const instant = schedule?.[end];
        return (
          <Input.Wrapper
            key={end}
            id={id}
            label={label}
            labelProps={{ htmlFor: id }}
            error={errorAt(`schedule.${end}`)}
          >
            <Input
              id={id}
              type="datetime-local"
              value={instant ? toZoned(instant, timeZone) : ""}
              onChange={(event) => set(end, event.currentTarget.value)}
            />
          </Input.Wrapper>
        );
      })}
      <Button variant="default" onClick={() => onChange(null)}>
        Always
      </Button>
      <p className="field-hint">{`Times of ${timeZone.replaceAll("_", " ")}`}</p>
    </fieldset>
  );
};
