import "./alt-field.css";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, type Json, labelOf } from "#design/office/form/field-schema.ts";
import { type Language, languages } from "#markets/market-type.ts";

const names: Readonly<Record<Language, string>> = {
  it: "Italian",
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
};

const textsOf = (value: Json | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(value !== null && typeof value === "object" ? value : {}).flatMap(
      ([language, text]) => (typeof text === "string" ? [[language, text]] : []),
    ),
  );

/** The alternative text in each language of the site, and the one for all where there is one. */
export const AltSchemaField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const texts = textsOf(value);
  const fallback = texts["all"]?.trim() ?? "";
  const isThere = (language: Language) => (texts[language]?.trim() ?? "") !== "";
  const rows = [
    ...languages.map((code) => ({ code, label: names[code], isFilled: isThere(code) })),
    ...(texts["all"] === undefined
      ? []
      : [{ code: "all", label: "every other language", isFilled: fallback !== "" }]),
  ];
  const written = fallback === "" ? languages.filter(isThere).length : languages.length;
  return (
    <fieldset className="alt-texts" id={fieldId(path)} tabIndex={-1}>
      <legend>
        <span className="field-label">{labelOf(name, schema)}</span>
        <small>{`${written} of ${languages.length}`}</small>
      </legend>
      {rows.map(({ code, label, isFilled }) => {
        const error = errorAt(`${path}.${code}`);
        return (
          <div key={code}>
            <span data-filled={isFilled || fallback !== ""} aria-hidden="true">
              {code.toUpperCase()}
            </span>
            <input
              className="text-input"
              aria-label={`Alternative text in ${label}`}
              placeholder={fallback === "" ? `Say what is seen, in ${label}` : fallback}
              value={texts[code] ?? ""}
              aria-invalid={error !== undefined}
              onChange={({ currentTarget }) => put(path, { ...texts, [code]: currentTarget.value })}
            />
            {error !== undefined && <p className="field-error">{error}</p>}
          </div>
        );
      })}
    </fieldset>
  );
};
