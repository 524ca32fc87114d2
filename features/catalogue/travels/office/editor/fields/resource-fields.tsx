import { NativeSelect } from "@mantine/core";
import { z } from "zod";
import { Chips } from "#design/office/form/choices/chips.tsx";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, type FieldSchema, labelOf } from "#design/office/form/field-schema.ts";
import type { SpecialField } from "#design/office/form/form-settings.ts";
import { type ResourceKind, resourceKinds } from "#features/catalogue/resources/contract.ts";
import { useResources } from "./use-resources.ts";

const one = "resource:";
const several = "resources:";

/** @throws ZodError for a format that names no kind */
const kindOf = ({ format = "" }: FieldSchema, prefix: string): ResourceKind =>
  z.enum(resourceKinds).parse(format.slice(prefix.length));

const none = { value: "", label: "None" };

const ResourceField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const resources = useResources(kindOf(schema, one));
  const chosen = typeof value === "string" ? value : "";
  const known = resources.map(({ id, name: label }) => ({ value: id, label }));
  const isKnown = chosen === "" || known.some((choice) => choice.value === chosen);
  return (
    <NativeSelect
      id={fieldId(path)}
      label={labelOf(name, schema)}
      data={[none, ...known, ...(isKnown ? [] : [{ value: chosen, label: "…" }])]}
      value={chosen}
      error={errorAt(path)}
      onChange={({ currentTarget }) => put(path, currentTarget.value || null)}
    />
  );
};

const ResourcesField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const resources = useResources(kindOf(schema, several));
  return (
    <Chips
      id={fieldId(path)}
      label={labelOf(name, schema)}
      choices={resources.map(({ id, name: label }) => ({ value: id, label }))}
      chosen={Array.isArray(value) ? (value as readonly string[]) : []}
      hint={schema.help}
      error={errorAt(path)}
      onChange={(chosen) => put(path, chosen)}
    />
  );
};

export const resourceFields: readonly SpecialField[] = [
  { matches: ({ format }) => format?.startsWith(one) ?? false, Field: ResourceField },
  { matches: ({ format }) => format?.startsWith(several) ?? false, Field: ResourcesField },
];
