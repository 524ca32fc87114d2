import { useOutletContext } from "react-router";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, isNullable, labelOf } from "#design/office/form/field-schema.ts";
import { pickFormat } from "./picker-kinds.ts";
import { PickField } from "./pick-field.tsx";

/** A block's field that refers to a record by id or slug; the country is that of the screen. */
export const PickSchemaField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const { country } = useOutletContext<Readonly<{ country: string }>>();
  const format = pickFormat(schema);
  if (!format) return null;
  return (
    <PickField
      {...format}
      country={country}
      id={fieldId(path)}
      label={labelOf(name, schema)}
      value={typeof value === "string" && value !== "" ? value : null}
      hint={schema.help}
      isRequired={format.by === "id" && !isNullable(schema)}
      error={errorAt(path)}
      onChange={(picked) => put(path, picked ?? (isNullable(schema) ? null : ""))}
    />
  );
};
