import { useMemo } from "react";
import { SearchSelect } from "#design/office/form/choices/search-select.tsx";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, labelOf } from "#design/office/form/field-schema.ts";
import type { SpecialField } from "#design/office/form/form-settings.ts";
import { IconButton } from "#design/office/icons.tsx";
import { countryName } from "#markets/places/display-names.ts";
import { collatorOf } from "#platform/texts/collator.ts";
import { continentOf } from "./continent-of.ts";
import { countryCodes } from "#markets/places/country-codes.ts";

const format = "countries";

const nameOf = (code: string): string => countryName(code, "en");

/** The countries that a trip leads through; the first is the main one. */
const CountriesField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const codes = Array.isArray(value) ? (value as readonly string[]) : [];
  const choices = useMemo(
    () =>
      countryCodes()
        .map((code) => ({ value: code, label: nameOf(code) }))
        .toSorted((a, b) => collatorOf("en").compare(a.label, b.label)),
    [],
  );
  /** The first country says the continent, which can be chosen otherwise. */
  const add = (code: string) => {
    put(path, [...codes, code]);
    const continent = codes.length === 0 ? continentOf(code) : null;
    if (continent) put("continent", continent);
  };
  const label = labelOf(name, schema);
  const error = errorAt(path) ?? codes.map((_, index) => errorAt(`${path}.${index}`)).find(Boolean);
  return (
    <div id={fieldId(path)} tabIndex={-1} role="group" aria-label={label}>
      <span className="field-label">{label}</span>
      <ul className="trip-countries">
        {codes.map((code, index) => (
          <li key={code}>
            {nameOf(code)}
            {index === 0 && codes.length > 1 && <small>main</small>}
            {index > 0 && (
              <IconButton
                icon="up"
                label={`Make ${nameOf(code)} the main country`}
                onClick={() => put(path, [code, ...codes.filter((each) => each !== code)])}
              />
            )}
            <IconButton
              icon="close"
              label={`Remove ${nameOf(code)}`}
              onClick={() =>
                put(
                  path,
                  codes.filter((each) => each !== code),
                )
              }
            />
          </li>
        ))}
      </ul>
      <SearchSelect
        label="Add a country"
        isLabelHidden
        placeholder="Search a country"
        noneFound="No country is found by these words."
        choices={choices.filter(({ value: code }) => !codes.includes(code))}
        value={null}
        error={error}
        onChange={(code) => code !== null && add(code)}
      />
    </div>
  );
};

export const countriesField: SpecialField = {
  matches: (schema) => schema.format === format,
  Field: CountriesField,
};
