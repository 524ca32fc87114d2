import { useOutletContext } from "react-router";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, isNullable, labelOf } from "#design/office/form/field-schema.ts";
import { PictureField } from "./picture-field.tsx";

/** A field that holds the id of a picture; the country is that of the screen. */
export const PictureSchemaField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const { country } = useOutletContext<Readonly<{ country: string }>>();
  return (
    <PictureField
      country={country}
      id={fieldId(path)}
      label={labelOf(name, schema)}
      value={typeof value === "string" && value !== "" ? value : null}
      hint={schema.help}
      isRequired={!isNullable(schema)}
      error={errorAt(path)}
      onChange={(picked) => put(path, picked ?? (isNullable(schema) ? null : ""))}
    />
  );
};
