import { NativeSelect, Switch } from "@mantine/core";
import { lazy, Suspense, useRef, useState } from "react";
import { IconButton } from "#design/office/icons.tsx";
import type { Day } from "#markets/days.ts";
import { formatDate } from "#markets/format.ts";
import { decidesOthers } from "../grid/typed-row.ts";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import type { Column } from "../grid/sheet/column.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { LeaderOptions } from "../leaders/leader-options.tsx";
import type { WordedField } from "./field-groups.ts";

const CalendarPopover = lazy(async () => ({
  default: (await import("#design/office/dates/field/calendar-popover.tsx")).CalendarPopover,
}));

export type ControlProps = Readonly<{
  id: string;
  row: SheetRow;
  column: Column;
  field: WordedField;
  facts: SheetFacts;
  text: string;
  isWrong: boolean;
  describedBy: string | undefined;
  /** @param isTyped the user is still typing */
  onWrite: (text: string, isTyped?: boolean) => void;
}>;

const ChoiceControl = ({ id, column, facts, text, isWrong, ...props }: ControlProps) => {
  const choices = column.choicesOf?.(facts) ?? [];
  return (
    <NativeSelect
      id={id}
      data-field={column.id}
      data={choices.includes(text) ? [...choices] : [text, ...choices]}
      value={text}
      // Beside the other properties the library writes its own values over these two.
      attributes={{
        input: { "aria-invalid": isWrong || undefined, "aria-describedby": props.describedBy },
      }}
      onChange={({ currentTarget: { value } }) => props.onWrite(value)}
    />
  );
};

const SwitchControl = ({ id, column, row, describedBy, onWrite }: ControlProps) => (
  <Switch
    id={id}
    data-field={column.id}
    checked={row.draft.isPublished}
    aria-describedby={describedBy}
    onChange={({ currentTarget: { checked } }) => onWrite(checked ? "yes" : "no")}
  />
);

type DayButtonProps = Readonly<{
  label: string;
  day: Day | null;
  today: Day;
  onChoose: (day: Day) => void;
}>;

const DayButton = ({ label, day, today, onChoose }: DayButtonProps) => {
  const frame = useRef<HTMLSpanElement>(null);
  const [opener, setOpener] = useState<Element | null>(null);
  return (
    <span ref={frame}>
      <IconButton
        icon="calendar"
        label={`Calendar of “${label}”`}
        onClick={() => setOpener(frame.current)}
      />
      {opener && (
        <Suspense fallback={null}>
          <CalendarPopover
            label={label}
            opener={opener}
            span={day === null ? null : [day, day]}
            today={today}
            onChoose={onChoose}
            onClose={() => {
              setOpener(null);
              frame.current?.querySelector("button")?.focus();
            }}
          />
        </Suspense>
      )}
    </span>
  );
};

/**
 * A text input that reads the same texts as a cell of the sheet. It writes when it is left and on
 * Enter; a field on which others depend is written with each key that makes a readable text.
 */
const TextControl = (props: ControlProps) => {
  const { id, row, column, field, facts, text, isWrong, describedBy, onWrite } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const commit = () => {
    if (typed !== null && typed !== text)
      onWrite(typed, decidesOthers(row, column.id, typed, facts));
    setTyped(null);
  };
  return (
    <div className="departure-box">
      <input
        id={id}
        data-field={column.id}
        value={typed ?? text}
        readOnly={column.isComputed ?? false}
        placeholder={field.impliedOf?.(row.draft) ?? field.placeholder}
        list={column.id === "coordinator" ? `${id}-choices` : undefined}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (decidesOthers(row, column.id, value, facts)) onWrite(value, true);
        }}
        onFocus={() => setAsked(true)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (pressedKey(event) === "Enter") commit();
        }}
      />
      {field.control === "amount" && !column.isComputed && (
        <span className="departure-unit">{facts.market.currency}</span>
      )}
      {field.control === "day" && (
        <DayButton
          label={field.label}
          day={field.dayOf?.(row.draft) ?? null}
          today={facts.today}
          onChoose={(day) => onWrite(formatDate(day))}
        />
      )}
      {column.id === "coordinator" && (
        <datalist id={`${id}-choices`}>
          <LeaderOptions row={isAsked ? row : null} facts={facts} />
        </datalist>
      )}
    </div>
  );
};

/** A column's cell as the control that fits what it holds. */
export const FieldControl = (props: ControlProps) => {
  if (props.field.control === "choice") return <ChoiceControl {...props} />;
  return props.field.control === "switch" ? (
    <SwitchControl {...props} />
  ) : (
    <TextControl {...props} />
  );
};
