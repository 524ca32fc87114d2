import { z } from "zod";
import type { FieldSchema } from "#design/office/form/field-schema.ts";
import type { RecordDeclaration, Values } from "../record-declaration.ts";

type Declared = Readonly<{
  schema: z.ZodType;
  fields?: Readonly<Record<string, Partial<FieldSchema> | undefined>> | undefined;
}>;

/** The form's fields in their order: the contract's schema with what the declaration adds. */
export const formSchemaOf = ({ schema, fields = {} }: Declared): FieldSchema => {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input" }) as FieldSchema;
  const names = new Set([...Object.keys(fields), ...Object.keys(properties)]);
  return {
    type: "object",
    properties: Object.fromEntries(
      [...names].map((name) => [name, { ...properties[name], ...fields[name] }]),
    ),
  };
};

/** The part of a stored record that staff write. */
export const toInput = <Input extends object>(
  { schema }: Pick<RecordDeclaration<Input>, "schema">,
  record: object,
): Values => {
  const names = new Set(Object.keys(schema.shape));
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));
};
