import { useState } from "react";
import { toZoned } from "../time-zone.ts";
import { TypedField } from "./typed-field.tsx";
import { endOfDay, parseDayAndTime, startOfDay } from "./typed-dates.ts";
import { writeDayAndTime } from "./write-date.ts";

export type LocalTimeFieldProps = Readonly<{
  id: string;
  label: string;
  /** `2026-12-01T09:00` by the clocks of the zone; empty for none. */
  value: string;
  timeZone: string;
  error?: string | undefined;
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Whether something ends here, so that a day without a time is meant whole. */
  isEnd?: boolean | undefined;
  onChange: (local: string) => void;
}>;

/** A day and a time, typed in many ways (`1/3/27 8`) or chosen: shown as `01/03/2027 08:00`. */
export const LocalTimeField = (props: LocalTimeFieldProps) => {
  const { value, timeZone, isEnd = false, onChange, ...field } = props;
  const timeOfDay = isEnd ? endOfDay : startOfDay;
  const [now] = useState(() => new Date().toISOString());
  const today = toZoned(now, timeZone).slice(0, 10);
  const day = value.slice(0, 10);
  const time = value.slice(11, 16) || timeOfDay;
  const city = (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
  return (
    <TypedField
      {...field}
      value={value}
      parse={(text) => parseDayAndTime(text, value, timeOfDay)}
      write={writeDayAndTime}
      placeholder="DD/MM/YYYY HH:MM"
      example="24/05/2027 08:00"
      calendar={{
        span: day === "" ? null : [day, day],
        today,
        time,
        timeLabel: `Time in ${city}`,
        onChoose: (chosen) => onChange(`${chosen}T${time}`),
        onTime: (chosen) => onChange(`${day || today}T${chosen}`),
      }}
      onChange={onChange}
    />
  );
};
