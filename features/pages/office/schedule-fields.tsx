import { Button, Group, Text, TextInput } from "@mantine/core";
import type { Schedule } from "../contract.ts";
import { fieldId } from "./field-schema.ts";
import { fromZoned, toZoned } from "./zone.ts";

export type ScheduleFieldsProps = Readonly<{
  schedule: Schedule;
  timeZone: string;
  /** `Hero, block 2`. */
  of: string;
  /** As errors name it: `blocks.3.schedule`. */
  path: string;
  errorAt: (path: string) => string | undefined;
  onChange: (schedule: Schedule) => void;
}>;

/** From when until when a block shows, in the market's own time, which is said. */
export const ScheduleFields = (props: ScheduleFieldsProps) => {
  const { schedule, timeZone, of, path, errorAt, onChange } = props;
  const set = (end: "from" | "to", typed: string) => {
    const next = {
      from: schedule?.from ?? null,
      to: schedule?.to ?? null,
      [end]: typed ? fromZoned(typed, timeZone) : null,
    };
    onChange(next.from === null && next.to === null ? null : next);
  };
  const shown = (instant: string | null | undefined) => (instant ? toZoned(instant, timeZone) : "");
  return (
    <fieldset className="schedule">
      <legend>{`Schedule of ${of}`}</legend>
      <Group align="end">
        <TextInput
          type="datetime-local"
          id={fieldId(`${path}.from`)}
          label="From"
          error={errorAt(`${path}.from`)}
          value={shown(schedule?.from)}
          onChange={(event) => set("from", event.currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          id={fieldId(`${path}.to`)}
          label="Until"
          error={errorAt(`${path}.to`)}
          value={shown(schedule?.to)}
          onChange={(event) => set("to", event.currentTarget.value)}
        />
        <Button variant="default" onClick={() => onChange(null)}>
          Always
        </Button>
      </Group>
      <Text c="dimmed" mt="xs">{`Times of ${timeZone.replaceAll("_", " ")}`}</Text>
    </fieldset>
  );
};
