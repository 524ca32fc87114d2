import { useId, useState } from "react";
import type { Day } from "#markets/days.ts";
import { formatDate } from "#markets/format.ts";
import type { SearchDates } from "../assist-view.ts";
import { typedDay } from "./typed-day.ts";

type Props = Readonly<{
  words: SearchDates["words"];
  /** Days before it are not understood. */
  earliest: Day;
  /** Hears of each day that is understood, and of an empty text where none is. */
  onType: (field: HTMLInputElement, day: string) => void;
  onLeave: () => void;
}>;

/** Whether a field may be out of sight next: in a closed panel, or behind another tab, it could not say what is wrong. */
const isHiddenBy = (next: EventTarget | null, field: HTMLElement): boolean =>
  !(next instanceof HTMLElement) ||
  next.getAttribute("role") === "tab" ||
  !field.closest("[popover]")?.contains(next);

const DayField = ({
  field,
  words,
  earliest,
  onType,
  onLeave,
}: Props & { field: HTMLInputElement }) => {
  const id = useId();
  const [draft, setDraft] = useState("");
  const [isLeft, setLeft] = useState(false);
  const understood = (text: string): string => {
    const day = typedDay(text);
    return day !== null && day >= earliest ? day : "";
  };
  // The calendar may have written another day since.
  if (draft !== "" && understood(draft) !== field.value) setDraft("");
  const isRefused = draft !== "" && understood(draft) === "";
  const isWrong = isRefused && isLeft;
  const isKept = draft !== "" && (isWrong || !isLeft);
  return (
    <label>
      <span>{field.labels?.[0]?.textContent}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        placeholder={words.format}
        value={isKept ? draft : field.value && formatDate(field.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        ref={(input) => {
          // What was typed and is no day is not left out of the search without a word.
          input?.setCustomValidity(isRefused ? words.wrong : "");
          // Who was in the browser's own field goes on in this one.
          if (document.activeElement === field) input?.focus();
        }}
        onInvalid={(event) => {
          event.preventDefault();
          setLeft(true);
          event.currentTarget.focus();
        }}
        onChange={({ target: { value } }) => {
          setDraft(value);
          setLeft(false);
          onType(field, understood(value));
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          setLeft(true);
          onLeave();
          if (isRefused && isHiddenBy(relatedTarget, currentTarget)) setDraft("");
        }}
      />
      {isWrong && (
        <small id={id} role="alert">
          {words.wrong}
        </small>
      )}
    </label>
  );
};

/**
 * The days of a span to be typed as they are written everywhere here: a browser's own fields write
 * them as its language does. Those keep what is asked and stand in for these without a script.
 */
export const TypedDays = ({
  fields,
  ...props
}: Props & { fields: readonly HTMLInputElement[] }) => (
  <div className="price-fields when-typed">
    {fields.map((field) => (
      <DayField key={field.name} field={field} {...props} />
    ))}
  </div>
);
