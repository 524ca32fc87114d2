import { NativeSelect, Switch } from "@mantine/core";
import { memo } from "react";
import { useEditor } from "../editor/editor-context.ts";
import type { FieldProps } from "./field-props.ts";
import { CssSection } from "./css-section.tsx";
import {
  choiceLabel,
  fieldId,
  type FieldSchema,
  isFieldShown,
  isNullable,
  type Json,
  labelOf,
} from "./field-schema.ts";
import { ListField } from "./list-field.tsx";
import { DateTimeField } from "../dates/date-time-field.tsx";
import { PickSchemaField } from "../editor/panels.tsx";
import { pickFormat } from "../pickers/picker-kinds.ts";
import { RadioGroup } from "#design/office/radio-group.tsx";
import { NumberField, TextField } from "./text-field.tsx";

const maxRadioChoices = 4; // choices, which all show at once
const maxRadioLetters = 14; // of all of them, in half the form

const ChoiceField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const label = labelOf(name, schema);
  const data = (schema.enum ?? []).map((each) => ({
    value: each,
    label: choiceLabel(schema, each),
  }));
  const chosen = typeof value === "string" ? value : "";
  const isShort = data.length <= maxRadioChoices && data.every(({ value: each }) => each !== "");
  if (!isShort)
    return (
      <NativeSelect
        id={fieldId(path)}
        label={label}
        description={schema.help}
        inputWrapperOrder={["label", "input", "description", "error"]}
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
      {schema.help && <p className="field-hint">{schema.help}</p>}
      {errorAt(path) && <p className="field-error">{errorAt(path)}</p>}
    </div>
  );
};

const DateTimeSchemaField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const { timeZone } = useEditor();
  return (
    <DateTimeField
      id={fieldId(path)}
      label={labelOf(name, schema)}
      value={typeof value === "string" && value !== "" ? value : null}
      timeZone={timeZone}
      error={errorAt(path)}
      hint={schema.help}
      isZoneSaid
      onChange={(instant) => put(path, instant ?? (isNullable(schema) ? null : ""))}
    />
  );
};

const TextSchemaField = ({ name, path, schema, value, errorAt, put }: FieldProps) => (
  <TextField
    id={fieldId(path)}
    label={labelOf(name, schema)}
    value={typeof value === "string" ? value : ""}
    error={errorAt(path)}
    hint={schema.help}
    most={isAddress(schema) ? undefined : schema.maxLength}
    isLong={(schema.maxLength ?? 0) > 500 || schema.format === "textarea"}
    onChange={(typed) => put(path, typed === "" && isNullable(schema) ? null : typed)}
  />
);

const isDateTime = ({ format, anyOf }: FieldSchema): boolean =>
  format === "date-time" || (anyOf?.some((one) => one.format === "date-time") ?? false);

/** Nobody counts the letters of an address. */
const isAddress = ({ format }: FieldSchema): boolean => format === "link" || format === "url";

const CssSchemaField = ({ name, path, schema, value, errorAt, put }: FieldProps) => (
  <CssSection
    id={fieldId(path)}
    label={labelOf(name, schema)}
    css={typeof value === "string" ? value : ""}
    error={errorAt(path)}
    onChange={(css) => put(path, css)}
  />
);

const asObject = (value: Json | undefined): Readonly<Record<string, Json>> =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? (value as Readonly<Record<string, Json>>)
    : {};

const narrowTypes = new Set(["boolean", "integer", "number"]);
const narrowFormats = new Set(["link", "short"]);

const isNarrow = (schema: FieldSchema): boolean => {
  const names = (schema.enum ?? []).map((choice) => choiceLabel(schema, choice)).join("");
  return (
    (schema.enum !== undefined &&
      (schema.enum.length > maxRadioChoices || names.length < maxRadioLetters)) ||
    narrowTypes.has(schema.type ?? "") ||
    narrowFormats.has(schema.format ?? "") ||
    isDateTime(schema)
  );
};

/** All fields of an object, in the order of its schema. */
export const SchemaFields = ({ path, schema, value, errorAt, put }: FieldProps) => {
  const known = asObject(value);
  const asked = Object.entries(schema.properties ?? {}).filter(([, field]) =>
    isFieldShown(field, known),
  );
  return (
    <div className="fields">
      {asked.map(([name, field]) => (
        <div key={name} data-narrow={isNarrow(field)} data-switch={field.type === "boolean"}>
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

export const SchemaField = memo((props: FieldProps) => {
  const { name, path, schema, value, errorAt, put } = props;
  if (schema.enum) return <ChoiceField {...props} />;
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
          description={schema.help}
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
          hint={schema.help}
          onChange={(number) => put(path, number)}
        />
      );
    case "array":
      return <ListField {...props} Item={SchemaField} />;
    case "object":
      return <SchemaFields {...props} />;
    default:
      if (schema.format === "css") return <CssSchemaField {...props} />;
      return isDateTime(schema) ? (
        <DateTimeSchemaField {...props} />
      ) : (
        <TextSchemaField {...props} />
      );
  }
});
