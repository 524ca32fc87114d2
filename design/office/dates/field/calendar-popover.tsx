import { Button, TextInput } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { placePopover } from "#design/office/dialogs/place-popover.ts";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { Calendar, type CalendarProps } from "./calendar.tsx";
import { parseTime } from "./typed-dates.ts";
import type { Day } from "./write-date.ts";

export type CalendarPopoverProps = Omit<CalendarProps, "takesFocus"> &
  Readonly<{
    /** The name of the field. */
    label: string;
    /** The button below which it stands. */
    opener: Element;
    /** `08:00`; undefined for a field of days alone. Choosing a day then leaves it open. */
    time?: string | undefined;
    /** The city by whose clock the time is. */
    timeLabel?: string | undefined;
    onTime?: (time: string) => void;
    onClose: () => void;
  }>;

const TimeInput = ({
  time,
  label,
  onTime,
  onDone,
}: Readonly<{
  time: string;
  label: string;
  onTime: (time: string) => void;
  onDone: () => void;
}>) => {
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = draft !== null && parseTime(draft) === null;
  const id = useId();
  return (
    <div className="calendar-time">
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        size="xs"
        inputMode="numeric"
        autoComplete="off"
        placeholder="HH:MM"
        value={draft ?? time}
        error={isWrong}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const next = parseTime(event.currentTarget.value);
          setDraft(event.currentTarget.value);
          if (next !== null) onTime(next);
        }}
        onBlur={() => setDraft(null)}
        onKeyDown={(event) => {
          if (pressedKey(event) !== "Enter") return;
          event.preventDefault(); // the form around the field is not sent
          onDone();
        }}
      />
      <Button size="xs" onClick={onDone}>
        Done
      </Button>
    </div>
  );
};

/**
 * Escape closes the calendar and nothing around it: a panel and a dialog listen for the same key, so
 * that the calendar's own listener has to come first.
 */
const useOwnEscape = (popover: React.RefObject<HTMLElement | null>, close: () => void) => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const { current } = popover;
    const press = (event: KeyboardEvent) => {
      if (pressedKey(event) !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    current?.addEventListener("keydown", press);
    return () => current?.removeEventListener("keydown", press);
  }, [popover]);
};

/** A calendar over the page, and the time where the field has one. */
export const CalendarPopover = (props: CalendarPopoverProps) => {
  const { label, opener, time, timeLabel = "Time", onTime, onChoose, onClose, ...calendar } = props;
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = popover;
    if (!current) return undefined;
    const place = () => placePopover(current, opener);
    current.showPopover();
    place();
    current.querySelector<HTMLElement>("[role='grid'] [tabindex='0']")?.focus();
    window.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
    };
  }, [opener]);
  useOwnEscape(popover, onClose);
  const choose = (day: Day) => {
    onChoose(day);
    if (time === undefined) onClose();
    else popover.current?.querySelector("input")?.focus();
  };
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={`Calendar of ${label}`}
      className="calendar-popover"
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      <Calendar {...calendar} onChoose={choose} />
      {time !== undefined && (
        <TimeInput
          time={time}
          label={timeLabel}
          onTime={(next) => onTime?.(next)}
          onDone={onClose}
        />
      )}
    </div>
  );
};
