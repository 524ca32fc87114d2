import "./fields.css";
import { NativeSelect, Switch } from "@mantine/core";
import { memo, Suspense } from "react";
import type { FieldProps } from "./field-props.ts";
import {
  choiceLabel,
  enumValueOf,
  fieldId,
  type FieldSchema,
  isFieldShown,
  isNullable,
  type Json,
  labelOf,
  pathWithin,
} from "./field-schema.ts";
import { latePart } from "../late-part.tsx";
import { useFormSettings } from "./form-settings.ts";
import { RadioGroup } from "./radio-group.tsx";
import { NumberField, TextField } from "./text-field.tsx";

const maxRadioChoices = 4; // more choices are shown as a select
const maxRadioLetters = 14; // in all labels together, to fit half the form's width

/** Many forms have no date, so that the code of dates is loaded with the first. */
const DateTimeField = latePart(async () => ({
  default: (await import("../dates/date-time-field.tsx")).DateTimeField,
}));
const DateField = latePart(async () => ({ default: (await import("./date-field.tsx")).DateField }));

const ChoiceField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const label = labelOf(name, schema);
  const data = (schema.enum ?? []).map((choice) => ({
    value: String(choice),
    label: choiceLabel(schema, choice),
  }));
  const selected = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const choose = (text: string) => put(path, enumValueOf(schema, text));
  const fitsRadios =
    data.length <= maxRadioChoices && data.every(({ value: choice }) => choice !== "");
  if (!fitsRadios)
    return (
      <NativeSelect
        id={fieldId(path)}
        label={label}
        description={schema.help}
        data={data}
        value={selected}
        error={errorAt(path)}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    );
  return (
    <div>
      <RadioGroup
        id={fieldId(path)}
        label={label}
        choices={data}
        value={selected}
        onChange={choose}
      />
      {schema.help && <p className="field-hint">{schema.help}</p>}
      {errorAt(path) && <p className="field-error">{errorAt(path)}</p>}
    </div>
  );
};

const DateTimeSchemaField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const { timeZone } = useFormSettings();
  return (
    <DateTimeField
      id={fieldId(path)}
      label={labelOf(name, schema)}
      value={typeof value === "string" && value !== "" ? value : null}
      timeZone={timeZone}
      error={errorAt(path)}
      hint={schema.help}
      showsTimeZone
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
    maxLength={isUrl(schema) ? undefined : schema.maxLength}
    isLong={(schema.maxLength ?? 0) > 500 || schema.format === "textarea"}
    onChange={(text) => put(path, text === "" && isNullable(schema) ? null : text)}
  />
);

const DateSchemaField = ({ name, path, schema, value, errorAt, put }: FieldProps) => (
  <DateField
    id={fieldId(path)}
    label={labelOf(name, schema)}
    value={typeof value === "string" ? value : ""}
    error={errorAt(path)}
    hint={schema.help}
    onChange={(date) => put(path, date === "" && isNullable(schema) ? null : date)}
  />
);

const NumberSchemaField = ({ name, path, schema, value, errorAt, put }: FieldProps) => (
  <NumberField
    id={fieldId(path)}
    label={labelOf(name, schema)}
    value={typeof value === "number" ? value : null}
    isWhole={hasAnyOf(schema, ({ type }) => type === "integer")}
    error={errorAt(path)}
    hint={schema.help}
    onChange={(number) => put(path, number)}
  />
);

/** Whether the schema, or one of the choices of a nullable one, is such a schema. */
const hasAnyOf = (schema: FieldSchema, is: (choice: FieldSchema) => boolean): boolean =>
  is(schema) || (schema.anyOf?.some(is) ?? false);

const isDateTime = (schema: FieldSchema): boolean =>
  hasAnyOf(schema, ({ format }) => format === "date-time");
const isDate = (schema: FieldSchema): boolean =>
  hasAnyOf(schema, ({ format }) => format === "date");
const isNumber = (schema: FieldSchema): boolean =>
  hasAnyOf(schema, ({ type }) => type === "integer" || type === "number");

/** URLs show no character count. */
const isUrl = ({ format }: FieldSchema): boolean => format === "link" || format === "url";

const asObject = (value: Json | undefined): Readonly<Record<string, Json>> =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? (value as Readonly<Record<string, Json>>)
    : {};

const narrowFormats = new Set(["link", "short"]);

const isNarrow = (schema: FieldSchema): boolean => {
  const names = (schema.enum ?? []).map((choice) => choiceLabel(schema, choice)).join("");
  return (
    schema.isHalf === true ||
    (schema.enum !== undefined &&
      (schema.enum.length > maxRadioChoices || names.length < maxRadioLetters)) ||
    (schema.type === "boolean" && schema.help === undefined) || // a help needs the row
    narrowFormats.has(schema.format ?? "") ||
    isNumber(schema) ||
    isDate(schema) ||
    isDateTime(schema)
  );
};

/** Most forms have no list, so that its code is loaded with the first. */
export const ListField = latePart(async () => ({
  default: (await import("./list/list-field.tsx")).ListField,
}));

export const SchemaFields = ({ path, schema, value, errorAt, put }: FieldProps) => {
  const values = asObject(value);
  const visibleFields = Object.entries(schema.properties ?? {}).filter(([, field]) =>
    isFieldShown(field, values),
  );
  return (
    <div className="fields">
      {visibleFields.map(([name, field]) => (
        <div key={name} data-narrow={isNarrow(field)} data-switch={field.type === "boolean"}>
          <SchemaField
            name={name}
            path={pathWithin(path, name)}
            schema={field}
            value={values[name] === undefined ? field.default : values[name]}
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
  const { specialFields } = useFormSettings();
  const Special = specialFields.find(({ matches }) => matches(schema))?.Field;
  if (Special) return <Special {...props} />;
  if (schema.enum) return <ChoiceField {...props} />;
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
    case "array":
      return (
        <Suspense fallback={<p role="status">Loading …</p>}>
          <ListField {...props} Item={SchemaField} />
        </Suspense>
      );
    case "object":
      return <SchemaFields {...props} />;
    default:
      if (isNumber(schema)) return <NumberSchemaField {...props} />;
      if (!isDateTime(schema) && !isDate(schema)) return <TextSchemaField {...props} />;
      return (
        <Suspense fallback={<div className="field-loading" />}>
          {isDate(schema) ? <DateSchemaField {...props} /> : <DateTimeSchemaField {...props} />}
        </Suspense>
      );
  }
});
