import { Checkbox, Input, NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { useState } from "react";
import { DateField } from "#design/office/form/date-field.tsx";
import { weekdayNames } from "#markets/wording/calendar-names.ts";
import { formatDate } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { readDay } from "../grid/parse/day.ts";
import { endedByDay, endedByNumber, type Rule } from "./series-rule.ts";

/** As many departures as somebody can look over at once; a series that ends by a day may have more. */
const maxCount = 100;
const maxWeeks = 52;

const wholeNumber = (text: string, max: number): number =>
  Math.min(max, Math.max(1, Math.round(Number(text)) || 1));

type NumberInputProps = Readonly<{
  label: string;
  value: number;
  max: number;
  isFirst?: boolean;
  onChange: (value: number) => void;
}>;

/** What is typed stays until the field is left, also while it is empty. */
const NumberInput = ({ value, max, isFirst = false, onChange, ...texts }: NumberInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...texts}
      data-autofocus={isFirst || undefined}
      type="number"
      value={typed ?? value}
      min={1}
      max={max}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => setTyped(null)}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        onChange(wholeNumber(text, max));
      }}
    />
  );
};

type RuleFieldsProps = Readonly<{
  rule: Rule;
  market: Market;
  onChange: (rule: Rule) => void;
  /** Whether a day that is to be left out cannot be read; it would not be left out. */
  onUnread: (isUnread: boolean) => void;
}>;

type EndFieldsProps = Pick<RuleFieldsProps, "rule" | "onChange">;

/** By what a series ends: so many departures, or the last day of one. */
const EndFields = ({ rule, onChange }: EndFieldsProps) => (
  <>
    <Input.Wrapper label="Ends" labelElement="div">
      <SegmentedControl
        aria-label="Ends"
        color="spruce"
        fullWidth
        transitionDuration={0}
        value={rule.count === null ? "day" : "number"}
        data={[
          { value: "number", label: "After a number" },
          { value: "day", label: "By a day" },
        ]}
        onChange={(end) =>
          onChange(end === "day" ? endedByDay(rule) : endedByNumber(rule, maxCount))
        }
      />
    </Input.Wrapper>
    {rule.count === null ? (
      <DateField
        id="series-to"
        label="To"
        value={rule.to ?? ""}
        onChange={(to) => onChange({ ...rule, to })}
      />
    ) : (
      <NumberInput
        isFirst
        label="How many"
        value={rule.count}
        max={maxCount}
        onChange={(count) => onChange({ ...rule, count })}
      />
    )}
  </>
);

/** On which days departures are added. */
export const RuleFields = ({ rule, market, onChange, onUnread }: RuleFieldsProps) => {
  const [skipped, setSkipped] = useState("");
  const [isLeft, setLeft] = useState(false);
  const set = (part: Partial<Rule>) => onChange({ ...rule, ...part });
  const daysIn = (text: string) =>
    text
      .split(/[,;\n]/)
      .filter((part) => part.trim() !== "")
      .map((part) => ({
        part: part.trim(),
        day: readDay(part, { near: rule.from }),
      }));
  const skip = (text: string) => {
    const days = daysIn(text);
    setSkipped(text);
    setLeft(false);
    onUnread(days.some(({ day }) => !("value" in day)));
    set({ skipDays: days.flatMap(({ day }) => ("value" in day ? [day.value] : [])) });
  };
  // Nothing is said of a day that is still being typed.
  const unread = isLeft
    ? daysIn(skipped).flatMap(({ part, day }) => ("value" in day ? [] : [part]))
    : [];
  return (
    <>
      <EndFields rule={rule} onChange={onChange} />
      <NumberInput
        label="Every … weeks"
        value={rule.everyWeeks}
        max={maxWeeks}
        onChange={(everyWeeks) => set({ everyWeeks })}
      />
      <DateField
        id="series-from"
        label="From"
        value={rule.from}
        onChange={(from) => set({ from })}
      />
      <NativeSelect
        label="On each"
        value={String(rule.weekday)}
        data={weekdayNames.en.map((label, index) => ({ value: String(index), label }))}
        onChange={(event) => set({ weekday: Number(event.currentTarget.value) })}
      />
      <TextInput
        label="Without these days"
        description={
          rule.skipDays.length > 0
            ? `Left out: ${rule.skipDays.map(formatDate).join(", ")}`
            : "With commas between: 24/12/2027, 31/12/2027"
        }
        error={unread.length > 0 && `Not a day: ${unread.join(", ")}. Write it as 24/12/2027.`}
        value={skipped}
        onBlur={() => setLeft(true)}
        onChange={(event) => skip(event.currentTarget.value)}
      />
      <Checkbox
        className="tours-form-wide"
        label={`Leave out the public holidays of ${market.label}`}
        checked={rule.skipHolidays}
        onChange={(event) => set({ skipHolidays: event.currentTarget.checked })}
      />
      <Checkbox
        className="tours-form-wide"
        label="Leave out the days on which a departure leaves already"
        checked={rule.skipTaken}
        onChange={(event) => set({ skipTaken: event.currentTarget.checked })}
      />
    </>
  );
};
