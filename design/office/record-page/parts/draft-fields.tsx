import { useCallback, useMemo } from "react";
import { SchemaFields } from "#design/office/form/schema-field.tsx";
import { formSchemaOf } from "#design/office/record/form/form-schema.ts";
import type { RecordDeclaration } from "#design/office/record/record-declaration.ts";
import { useDraft, useDraftStore } from "../state/use-draft.ts";

/** The message at a field, of the browser's rules or of the last save. */
export const useErrorAt = (): ((path: string) => string | undefined) => {
  const errors = useDraft((state) => state.errors);
  const serverErrors = useDraft((state) => state.serverErrors);
  return useCallback(
    (path: string) => [...errors, ...serverErrors].find((error) => error.path === path)?.message,
    [errors, serverErrors],
  );
};

export type DraftFieldsProps<Input extends object> = Readonly<{
  declaration: Pick<RecordDeclaration<Input>, "schema" | "fields">;
  /** Names of the fields, in their order. */
  names: readonly string[];
}>;

/** Some fields of a record's page, made from its contract. */
export const DraftFields = <Input extends object>(props: DraftFieldsProps<Input>) => {
  const { declaration, names } = props;
  const store = useDraftStore();
  const values = useDraft(({ edited }) => edited);
  const errorAt = useErrorAt();
  const schema = useMemo(() => {
    const { properties = {} } = formSchemaOf(declaration);
    return {
      type: "object",
      properties: Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])),
    };
  }, [declaration, names]);
  return (
    <SchemaFields
      name=""
      path=""
      schema={schema}
      value={values}
      errorAt={errorAt}
      put={store.put}
    />
  );
};
