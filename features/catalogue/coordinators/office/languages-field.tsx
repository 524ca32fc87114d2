import { useState } from "react";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, labelOf } from "#design/office/form/field-schema.ts";
import type { SpecialField } from "#design/office/form/form-settings.ts";
import { spokenLanguages } from "#features/catalogue/coordinators/contract.ts";
import { languageName } from "#markets/places/display-names.ts";

const format = "languages";
const usual = 10;

const asCodes = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

/** Several of many, as chips; the rarer ones are shown on demand. */
const LanguagesField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const chosen = asCodes(value);
  const [isWhole, setWhole] = useState(false);
  const others = chosen.filter((code) => !spokenLanguages.some((known) => known === code));
  const codes = [...spokenLanguages, ...others].filter(
    (code, index) => isWhole || index < usual || chosen.includes(code),
  );
  const toggle = (code: string) =>
    put(path, chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]);
  const error = errorAt(path);
  return (
    <div>
      <span className="field-label" id={`${fieldId(path)}-label`}>
        {labelOf(name, schema)}
      </span>
      <fieldset
        id={fieldId(path)}
        className="content-choices"
        tabIndex={-1}
        aria-labelledby={`${fieldId(path)}-label`}
      >
        {codes.map((code) => (
          <label key={code} data-chosen={chosen.includes(code)}>
            <input type="checkbox" checked={chosen.includes(code)} onChange={() => toggle(code)} />
            {languageName(code, "en")}
          </label>
        ))}
        {!isWhole && (
          <button type="button" className="plain-button" onClick={() => setWhole(true)}>
            Other languages
          </button>
        )}
      </fieldset>
      {error !== undefined && <p className="field-error">{error}</p>}
    </div>
  );
};

export const languagesField: SpecialField = {
  matches: (schema) => schema.format === format,
  Field: LanguagesField,
};
