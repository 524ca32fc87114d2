import { useOutletContext } from "react-router";
import { fieldId, type FieldSchema, isNullable, type Json, labelOf } from "../form/field-schema.ts";
import type { PickFormat } from "./picker-kinds.ts";
import { PickField } from "./pick-field.tsx";

export type PickSchemaFieldProps = Readonly<{
  format: PickFormat;
  name: string;
  path: string;
  schema: FieldSchema;
  value: Json | undefined;
  error: string | undefined;
  onChange: (value: string | null) => void;
}>;

/** A block's field that refers to a record by id or slug; the country is that of the screen. */
export const PickSchemaField = ({
  format,
  name,
  path,
  schema,
  value,
  error,
  onChange,
}: PickSchemaFieldProps) => {
  const { country } = useOutletContext<Readonly<{ country: string }>>();
  return (
    <PickField
      {...format}
      country={country}
      id={fieldId(path)}
      label={labelOf(name, schema)}
      value={typeof value === "string" && value !== "" ? value : null}
      hint={schema.help}
      isRequired={format.by === "id" && !isNullable(schema)}
      error={error}
      onChange={(picked) => onChange(picked ?? (isNullable(schema) ? null : ""))}
    />
  );
};
