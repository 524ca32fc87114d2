import "./record-form.css";
import { useMemo } from "react";
import { officeZone } from "#design/office/dates/office-zone.ts";
import { FormSettingsProvider } from "#design/office/form/form-settings.ts";
import { SchemaFields } from "#design/office/form/schema-field.tsx";
import { formSchemaOf } from "./form-schema.ts";
import type { SlugAnswer } from "#platform/choices/slug-answer.ts";
import type { RecordDeclaration } from "../record-declaration.ts";
import type { RecordForm as Form } from "./use-record-form.ts";

export type RecordFormProps<Input extends object> = Readonly<{
  declaration: RecordDeclaration<Input>;
  form: Form;
  /** Sentences under fields that follow from what is typed, by field. */
  help: Readonly<Record<string, string>>;
  /** What the server says of the slug as it is typed. */
  slug?: SlugAnswer;
}>;

/** A slug that is free is said so before what follows from it. */
const helpWith = ({
  help,
  slug,
}: Pick<RecordFormProps<object>, "help" | "slug">): Readonly<Record<string, string>> =>
  slug?.problem === null
    ? { ...help, slug: ["Free.", help["slug"]].filter(Boolean).join(" ") }
    : help;

const noFields = [] as const;

/** The fields of a record, made from its contract. */
export const RecordForm = <Input extends object>(props: RecordFormProps<Input>) => {
  const { declaration, form, slug } = props;
  const { specialFields = noFields, timeZone } = declaration;
  const settings = useMemo(
    () => ({
      specialFields,
      timeZone: timeZone ?? officeZone(),
    }),
    [specialFields, timeZone],
  );
  const fixed = useMemo(() => formSchemaOf(declaration), [declaration]);
  const helpKey = JSON.stringify(helpWith(props));
  const schema = useMemo(() => {
    const texts = JSON.parse(helpKey) as Record<string, string>;
    const properties = Object.entries(fixed.properties ?? {}).map(([name, field]) => {
      const text = texts[name];
      return [name, text === undefined ? field : { ...field, help: text }] as const;
    });
    return { ...fixed, properties: Object.fromEntries(properties) };
  }, [fixed, helpKey]);
  return (
    <FormSettingsProvider value={settings}>
      <SchemaFields
        name=""
        path=""
        schema={schema}
        value={form.values}
        errorAt={(path) =>
          form.errorAt(path) ?? (path === "slug" ? slug?.problem : null) ?? undefined
        }
        put={form.put}
      />
    </FormSettingsProvider>
  );
};
