import { NativeSelect, Switch } from "@mantine/core";
import { memo } from "react";
import { useEditor } from "./editor-context.ts";
import type { FieldProps } from "./field-props.ts";
import { fieldId, type FieldSchema, isNullable, type Json, labelOf } from "./field-schema.ts";
import { ListField } from "./list-field.tsx";
import { MomentField } from "./moment-field.tsx";
import { PickSchemaField } from "./panels.tsx";
import { pickFormat } from "./pickers/kinds.ts";
import { RadioGroup } from "./radio-group.tsx";
import { NumberField, TextField } from "./text-field.tsx";

const short = 4;

const Choice = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const label = labelOf(name, schema);
  const data = (schema.enum ?? []).map((each) => ({ value: each, label: each || "Any" }));
  const chosen = typeof value === "string" ? value : "";
  const isShort = data.length <= short && data.every(({ value: each }) => each !== "");
  if (!isShort)
    return (
      <NativeSelect
        id={fieldId(path)}
        label={label}
        data={data}
        value={chosen}
        error={errorAt(path)}
        onChange={(event) => put(path, event.currentTarget.value)}
      />
    );
  return (
    <div>
      <RadioGroup
        id={fieldId(path)}
        label={label}
        choices={data}
        value={chosen}
        onChange={(one) => put(path, one)}
      />
      {errorAt(path) && <p className="field-error">{errorAt(path)}</p>}
    </div>
  );
};

const Moment = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const { timeZone } = useEditor();
  return (
    <MomentField
      id={fieldId(path)}
      label={labelOf(name, schema)}
      value={typeof value === "string" && value !== "" ? value : null}
      timeZone={timeZone}
      error={errorAt(path)}
      isZoneSaid
      onChange={(instant) => put(path, instant ?? (isNullable(schema) ? null : ""))}
    />
  );
};

const Words = ({ name, path, schema, value, errorAt, put }: FieldProps) => (
  <TextField
    id={fieldId(path)}
    label={labelOf(name, schema)}
    value={typeof value === "string" ? value : ""}
    error={errorAt(path)}
    most={schema.maxLength}
    isLong={(schema.maxLength ?? 0) > 500 || isLongText(schema)}
    isCode={schema.format === "css"}
    onChange={(typed) => put(path, typed === "" && isNullable(schema) ? null : typed)}
  />
);

const isMoment = ({ format, anyOf }: FieldSchema): boolean =>
  format === "date-time" || (anyOf?.some((one) => one.format === "date-time") ?? false);

const isLongText = ({ format }: FieldSchema): boolean => format === "textarea" || format === "css";

const asObject = (value: Json | undefined): Readonly<Record<string, Json>> =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? (value as Readonly<Record<string, Json>>)
    : {};

const isNarrow = ({ enum: choices, type, format }: FieldSchema): boolean =>
  choices !== undefined ||
  type === "boolean" ||
  type === "integer" ||
  type === "number" ||
  format === "link" ||
  format === "short";

/** All fields of an object, in the order of its schema. */
export const SchemaFields = ({ path, schema, value, errorAt, put }: FieldProps) => {
  const known = asObject(value);
  return (
    <div className="fields">
      {Object.entries(schema.properties ?? {}).map(([name, field]) => (
        <div key={name} data-narrow={isNarrow(field)}>
          <SchemaField
            name={name}
            path={`${path}.${name}`}
            schema={field}
            value={known[name]}
            errorAt={errorAt}
            put={put}
          />
        </div>
      ))}
    </div>
  );
};

/** One field of a block, with the control that its schema asks for. */
export const SchemaField = memo((props: FieldProps) => {
  const { name, path, schema, value, errorAt, put } = props;
  if (schema.enum) return <Choice {...props} />;
  const format = pickFormat(schema);
  if (format)
    return (
      <PickSchemaField
        format={format}
        name={name}
        path={path}
        schema={schema}
        value={value}
        error={errorAt(path)}
        onChange={(picked) => put(path, picked)}
      />
    );
  switch (schema.type) {
    case "boolean":
      return (
        <Switch
          id={fieldId(path)}
          label={labelOf(name, schema)}
          checked={value === true}
          error={errorAt(path)}
          onChange={(event) => put(path, event.currentTarget.checked)}
        />
      );
    case "integer":
    case "number":
      return (
        <NumberField
          id={fieldId(path)}
          label={labelOf(name, schema)}
          value={typeof value === "number" ? value : null}
          isWhole={schema.type === "integer"}
          error={errorAt(path)}
          onChange={(number) => put(path, number)}
        />
      );
    case "array":
      return <ListField {...props} Item={SchemaField} />;
    case "object":
      return <SchemaFields {...props} />;
    default:
      return isMoment(schema) ? <Moment {...props} /> : <Words {...props} />;
  }
});
