import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, labelOf } from "#design/office/form/field-schema.ts";
import { NumberField } from "#design/office/form/text-field.tsx";
import { LengthOffer } from "../itinerary/length-offer.tsx";

/** The length of a travel, with what it asks of the itinerary. */
export const DaysField = ({ name, path, schema, value, errorAt, put }: FieldProps) => (
  <div className="days-field">
    <NumberField
      id={fieldId(path)}
      label={labelOf(name, schema)}
      value={typeof value === "number" ? value : null}
      isWhole
      error={errorAt(path)}
      hint={schema.help}
      onChange={(days) => put(path, days)}
    />
    <LengthOffer />
  </div>
);
