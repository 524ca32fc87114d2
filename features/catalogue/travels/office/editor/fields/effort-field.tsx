import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, labelOf } from "#design/office/form/field-schema.ts";
import { RadioGroup } from "#design/office/form/radio-group.tsx";

const choices = [1, 2, 3, 4, 5].map((value) => ({ value: `${value}`, label: `${value}` }));

/** From 1, for everybody, to 5, for those who train. */
export const EffortField = ({ name, path, schema, value, put }: FieldProps) => (
  <div>
    <RadioGroup
      id={fieldId(path)}
      label={labelOf(name, schema)}
      choices={choices}
      value={`${typeof value === "number" ? value : ""}`}
      onChange={(chosen) => put(path, Number(chosen))}
    />
    <p className="field-hint">1 is for everybody, 5 for those who train.</p>
  </div>
);
