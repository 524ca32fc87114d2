import { NativeSelect } from "@mantine/core";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { choiceLabel, fieldId, labelOf } from "#design/office/form/field-schema.ts";
import type { SpecialField } from "#design/office/form/form-settings.ts";
import { redirectStatuses } from "#features/assets/redirects/contract.ts";

const StatusField = ({ name, path, schema, value, errorAt, put }: FieldProps) => (
  <NativeSelect
    id={fieldId(path)}
    className="redirect-status-choice"
    label={labelOf(name, schema)}
    data={redirectStatuses.map((status) => ({
      value: String(status),
      label: choiceLabel(schema, status),
    }))}
    value={typeof value === "number" ? String(value) : ""}
    error={errorAt(path)}
    onChange={(event) => {
      const status = Number(event.currentTarget.value);
      put(path, status);
      if (status === 410) put("to", null);
    }}
  />
);

/** A redirect to nowhere has no target: choosing 410 empties it. */
export const statusField: SpecialField = {
  matches: ({ enum: choices }) => String(choices?.[0]) === String(redirectStatuses[0]),
  Field: StatusField,
};
