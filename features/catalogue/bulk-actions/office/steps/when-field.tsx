import { Input, SegmentedControl } from "@mantine/core";
import { DateTimeField } from "#design/office/dates/date-time-field.tsx";
import type { Market } from "#markets/market-type.ts";

/** `at` is null while no moment is typed yet. */
export type StartsAt = Readonly<{ isNow: boolean; at: string | null }>;

type WhenFieldProps = Readonly<{
  market: Market;
  startsAt: StartsAt;
  onChange: (startsAt: StartsAt) => void;
}>;

/** At once, or at a time by the market's clocks. */
export const WhenField = ({ market, startsAt, onChange }: WhenFieldProps) => (
  <Input.Wrapper label="Run" labelElement="div" className="bulk-when">
    <SegmentedControl
      aria-label="Run"
      color="spruce"
      transitionDuration={0}
      value={startsAt.isNow ? "now" : "later"}
      data={[
        { value: "now", label: "Now" },
        { value: "later", label: "At a time" },
      ]}
      onChange={(value) => onChange({ isNow: value === "now", at: null })}
    />
    {!startsAt.isNow && (
      <DateTimeField
        id="bulk-starts-at"
        label="Begins"
        value={startsAt.at}
        timeZone={market.timeZone}
        showsTimeZone
        onChange={(at) => onChange({ isNow: false, at })}
      />
    )}
  </Input.Wrapper>
);
