import "./names.css";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId } from "#design/office/form/field-schema.ts";
import { TextField } from "#design/office/form/text-field.tsx";
import { marketLabel } from "./market-label.ts";
import { type NameEntry, useNamesOfPanel } from "./names-context.ts";

type MarketNameProps = Readonly<{
  id: string;
  entry: Pick<NameEntry, "country" | "state">;
  text: string;
  maxLength: number | undefined;
  error: string | undefined;
  hint?: string | undefined;
  onChange: (text: string) => void;
  children?: React.ReactNode;
}>;

const MarketName = ({ entry, children, text, ...field }: MarketNameProps) => (
  <li data-state={entry.state}>
    <span className="name-market" aria-hidden="true">
      {entry.country.toUpperCase()}
    </span>
    <TextField {...field} label={`Name in ${marketLabel(entry.country)}`} value={text} />
    {children}
  </li>
);

const OtherName = ({ entry, maxLength }: { entry: NameEntry; maxLength: number | undefined }) => {
  const { missingText, type, confirm } = useNamesOfPanel();
  const { country, state, text, name, isConfirmed, error } = entry;
  const isOlder = state === "older" && text === name;
  const olderText = isConfirmed ? "Still fits." : "Older than the Italian.";
  return (
    <MarketName
      id={`field-name-${country}`}
      entry={entry}
      text={text}
      maxLength={maxLength}
      error={error ?? undefined}
      hint={isOlder ? olderText : (text === "" && missingText(country)) || undefined}
      onChange={(next) => type(country, next)}
    >
      {isOlder && !isConfirmed && (
        <button type="button" className="plain-button" onClick={() => confirm(country)}>
          It still fits
        </button>
      )}
    </MarketName>
  );
};

/** The record's own name among its names in the other markets. */
export const NamesField = ({ path, schema, value, errorAt, put }: FieldProps) => {
  const { country, entries } = useNamesOfPanel();
  const text = typeof value === "string" ? value : "";
  const own = { country, state: text === "" ? "missing" : "filled" } as const;
  const others = entries.filter((each) => each.country !== country);
  const named = [text, ...others.map((each) => each.text)].filter((each) => each.trim() !== "");
  return (
    <fieldset className="names-field">
      <legend>
        Name in each market <span>{`${named.length} of ${others.length + 1}`}</span>
      </legend>
      <ul>
        <MarketName
          id={fieldId(path)}
          entry={own}
          text={text}
          maxLength={schema.maxLength}
          error={errorAt(path)}
          onChange={(next) => put(path, next)}
        />
        {others.map((entry) => (
          <OtherName key={entry.country} entry={entry} maxLength={schema.maxLength} />
        ))}
      </ul>
    </fieldset>
  );
};
