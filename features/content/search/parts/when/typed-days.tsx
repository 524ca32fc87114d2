import { useId, useState } from "react";
import type { Day } from "#markets/days.ts";
import type { SearchDates } from "../assist-view.ts";
import { formatTypedDay } from "./format-typed-day.ts";
import { parseTypedDay } from "./parse-typed-day.ts";

type Props = Readonly<{
  words: SearchDates["words"];
  /** The first valid day. */
  earliest: Day;
  /** Called with each valid day, and with an empty string for an invalid or empty text. */
  onType: (field: HTMLInputElement, day: string) => void;
  onLeave: () => void;
}>;

/**
 * True when the field may become hidden, in a closed panel or behind another tab. Visitors could
 * then not see an error at the field.
 */
const mayHideField = (next: EventTarget | null, field: HTMLElement): boolean =>
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
  const validDay = (text: string): string => {
    const day = parseTypedDay(text);
    return day !== null && day >= earliest ? day : "";
  };
  // The calendar may have set another day since the text was typed.
  if (draft !== "" && validDay(draft) !== field.value) setDraft("");
  const isInvalid = draft !== "" && validDay(draft) === "";
  const showsError = isInvalid && isLeft;
  const showsDraft = draft !== "" && (showsError || !isLeft);
  return (
    <label>
      <span>{field.labels?.[0]?.textContent}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        placeholder={words.format}
        value={showsDraft ? draft : field.value && formatTypedDay(field.value, words.format)}
        aria-invalid={showsError || undefined}
        aria-describedby={showsError ? id : undefined}
        ref={(input) => {
          // An invalid day prevents the form from being submitted; otherwise the day would be
          // ignored without a message.
          input?.setCustomValidity(isInvalid ? words.wrong : "");
          // The text field replaces the browser's date field and takes the focus from it.
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
          onType(field, validDay(value));
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          setLeft(true);
          onLeave();
          if (isInvalid && mayHideField(relatedTarget, currentTarget)) setDraft("");
        }}
      />
      {showsError && (
        <small id={id} role="alert">
          {words.wrong}
        </small>
      )}
    </label>
  );
};

/**
 * Text fields for days in the site's notation, because browsers' date fields use the notation of
 * their own language. The date fields keep the values and work without JavaScript.
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
