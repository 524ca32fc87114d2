import "./account-access.css";
import { Chips } from "#design/office/form/choices/chips.tsx";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, type Json } from "#design/office/form/field-schema.ts";
import type { SpecialField } from "#design/office/form/form-settings.ts";
import { RadioGroup } from "#design/office/form/radio-group.tsx";
import { countryChoices } from "./account-words.ts";

const format = "countries";

const chosenIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((code) => typeof code === "string") : [];

/** All countries, or some: none at all is refused, so that a last one taken away never means all. */
const CountriesField = ({ path, value, errorAt, put }: FieldProps) => {
  const isWhole = value === null;
  const error = errorAt(path);
  return (
    <div className="account-countries">
      <RadioGroup
        id={fieldId(path)}
        label="Countries"
        choices={[
          { value: "all", label: "All countries" },
          { value: "some", label: "Only some" },
        ]}
        value={isWhole ? "all" : "some"}
        onChange={(choice) => put(path, choice === "all" ? null : [])}
      />
      {!isWhole && (
        <Chips
          id={`${fieldId(path)}-chosen`}
          label="Works on"
          choices={countryChoices}
          chosen={chosenIn(value)}
          error={error}
          onChange={(chosen) => put(path, [...chosen])}
        />
      )}
      {isWhole && error !== undefined && <p className="field-error">{error}</p>}
    </div>
  );
};

export const countriesField: SpecialField = {
  matches: (schema) => schema.format === format,
  Field: CountriesField,
};
