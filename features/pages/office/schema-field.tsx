import {
  NumberInput,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from "@mantine/core";
import type { FieldProps } from "./field-props.ts";
import { fieldId, isNullable, type Json, labelOf } from "./field-schema.ts";
import { ListField } from "./list-field.tsx";

const short = 4;

const Choice = ({ name, path, schema, value, errorAt, onChange }: FieldProps) => {
  const label = labelOf(name, schema);
  const data = (schema.enum ?? []).map((each) => ({ value: each, label: each || "Any" }));
  const chosen = typeof value === "string" ? value : "";
  const isShort = data.length <= short && data.every(({ value: each }) => each !== "");
  if (!isShort)
    return (
      <Select
        id={fieldId(path)}
        label={label}
        data={data.map((each) => ({ ...each, value: each.value || " " }))}
        value={chosen || " "}
        allowDeselect={false}
        error={errorAt(path)}
        onChange={(one) => onChange((one ?? "").trim())}
      />
    );
  return (
    <div>
      <Text component="span" className="field-label" id={fieldId(path)}>
        {label}
      </Text>
      <div>
        <SegmentedControl aria-label={label} data={data} value={chosen} onChange={onChange} />
      </div>
      {errorAt(path) && <Text c="red">{errorAt(path)}</Text>}
    </div>
  );
};

const Words = ({ name, path, schema, value, errorAt, onChange }: FieldProps) => {
  const text = typeof value === "string" ? value : "";
  const field = {
    id: fieldId(path),
    label: labelOf(name, schema),
    value: text,
    error: errorAt(path),
    description:
      schema.maxLength === undefined ? undefined : `${text.length} of ${schema.maxLength}`,
  };
  const put = (typed: string) => onChange(typed === "" && isNullable(schema) ? null : typed);
  const isLong = (schema.maxLength ?? 0) > 500 || schema.format !== undefined;
  if (!isLong) return <TextInput {...field} onChange={(event) => put(event.currentTarget.value)} />;
  return (
    <Textarea
      {...field}
      autosize
      minRows={3}
      maxRows={16}
      spellCheck={schema.format !== "css"}
      onChange={(event) => put(event.currentTarget.value)}
    />
  );
};

/** One field of a block, with the control that its schema asks for. */
export const SchemaField = (props: FieldProps) => {
  const { name, path, schema, value, errorAt, onChange } = props;
  if (schema.enum) return <Choice {...props} />;
  switch (schema.type) {
    case "boolean":
      return (
        <Switch
          id={fieldId(path)}
          label={labelOf(name, schema)}
          checked={value === true}
          error={errorAt(path)}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case "integer":
    case "number":
      return (
        <NumberInput
          id={fieldId(path)}
          label={labelOf(name, schema)}
          value={typeof value === "number" ? value : ""}
          allowDecimal={schema.type === "number"}
          error={errorAt(path)}
          onChange={(typed) => onChange(typed === "" ? null : Number(typed))}
          {...(schema.minimum !== undefined && { min: schema.minimum })}
          {...(schema.maximum !== undefined && { max: schema.maximum })}
        />
      );
    case "array":
      return <ListField {...props} renderItem={(item) => <SchemaField {...item} />} />;
    case "object":
      return <SchemaFields {...props} />;
    default:
      return <Words {...props} />;
  }
};

const asObject = (value: Json | undefined): Readonly<Record<string, Json>> =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? (value as Readonly<Record<string, Json>>)
    : {};

/** All fields of an object, in the order of its schema. */
export const SchemaFields = ({ path, schema, value, errorAt, onChange }: FieldProps) => {
  const known = asObject(value);
  return (
    <Stack gap="md">
      {Object.entries(schema.properties ?? {}).map(([name, field]) => (
        <SchemaField
          key={name}
          name={name}
          path={`${path}.${name}`}
          schema={field}
          value={known[name]}
          errorAt={errorAt}
          onChange={(changed) => onChange({ ...known, [name]: changed })}
        />
      ))}
    </Stack>
  );
};
