import "#platform/zod-messages.ts";
import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import type { RuleError } from "#platform/rule-error.ts";
import type { RecordDeclaration } from "../record-declaration.ts";

/** Of several errors at one field the first is shown. */
const toFieldErrors = (errors: readonly RuleError[]): FieldErrors<FieldValues> => {
  const byField: FieldErrors<FieldValues> = {};
  for (const { path, message } of errors.toReversed())
    set(byField, path, { type: "rule", message });
  return byField;
};

/** Checks a form by the contract's schema and, once it passes, by the rules between its fields. */
export const resolverOf =
  <Input extends object>(
    { schema }: Pick<RecordDeclaration<Input>, "schema">,
    rules: (input: Input) => readonly RuleError[],
  ): Resolver<FieldValues> =>
  (values) => {
    const result = schema.safeParse(values);
    const errors = result.success
      ? rules(result.data as Input)
      : result.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
    return errors.length === 0
      ? { values: { ...result.data }, errors: {} }
      : { values: {}, errors: toFieldErrors(errors) };
  };
