import "./typed-field.css";
import { Input } from "@mantine/core";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { IconButton } from "#design/office/icons.tsx";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import type { CalendarPopoverProps } from "./calendar-popover.tsx";

export type TypedFieldProps = Readonly<{
  id: string;
  label: string;
  /** In the field's own notation; empty for none. */
  value: string;
  /** Returns null for a text that means nothing. */
  parse: (text: string) => string | null;
  write: (value: string) => string;
  /** The notation, and an example of it that cannot be read with the month first. */
  placeholder: string;
  example: string;
  error?: string | undefined;
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Left out where a calendar stands beside the field. */
  calendar?: Omit<CalendarPopoverProps, "label" | "opener" | "onClose">;
  onChange: (value: string) => void;
}>;

type Draft = Readonly<{ text: string; value: string }>;

/**
 * What is typed stays as it is typed until the field is left. A text that means nothing stays with
 * an error, and the field keeps its value.
 */
const useDraft = ({ value, parse, write, example, onChange }: TypedFieldProps) => {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isLeft, setLeft] = useState(false);
  // A value that was set elsewhere since the text was typed replaces it.
  const typed = draft?.value === value ? draft.text : null;
  const read = (text: string) => (text.trim() === "" ? "" : parse(text));
  const isInvalid = typed !== null && read(typed) === null;
  const kept = value === "" ? "" : ` ${write(value)} stays.`;
  const problem = isInvalid ? `“${typed}” is no date: write it like ${example}.${kept}` : "";
  return {
    text: typed ?? write(value),
    problem,
    isProblemShown: isInvalid && isLeft,
    change: (text: string) => {
      const next = read(text);
      setLeft(false);
      setDraft({ text, value: next ?? value });
      if (next !== null && next !== value) onChange(next);
    },
    leave: () => {
      setLeft(true);
      if (!isInvalid) setDraft(null);
    },
  };
};

const CalendarPopover = lazy(async () => ({
  default: (await import("./calendar-popover.tsx")).CalendarPopover,
}));

/**
 * A text field for dates beside a calendar, because browsers' date fields write dates as the
 * browser's own language does.
 */
export const TypedField = (props: TypedFieldProps) => {
  const { id, label, placeholder, error, hint, isDisabled = false, calendar } = props;
  const { text, problem, isProblemShown, change, leave } = useDraft(props);
  const [opener, setOpener] = useState<Element | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.setCustomValidity(problem), [problem]);
  const shownError = isProblemShown ? problem : error;
  const close = () => {
    setOpener(null);
    input.current?.focus();
  };
  const open = () => calendar && !isDisabled && setOpener(input.current);
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelProps={{ htmlFor: id }}
      description={hint}
      error={shownError}
    >
      <Input
        ref={input}
        id={id}
        className="typed-field"
        value={text}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        disabled={isDisabled}
        error={Boolean(shownError)}
        rightSection={
          calendar && (
            <IconButton
              icon="calendar"
              label="Open the calendar"
              hint="Calendar (Alt ↓)"
              isDisabled={isDisabled}
              onClick={open}
            />
          )
        }
        rightSectionPointerEvents="all"
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (pressedKey(event) !== "ArrowDown" || !event.altKey) return;
          event.preventDefault();
          open();
        }}
      />
      {opener && calendar && (
        <Suspense fallback={null}>
          <CalendarPopover {...calendar} label={label} opener={opener} onClose={close} />
        </Suspense>
      )}
    </Input.Wrapper>
  );
};
