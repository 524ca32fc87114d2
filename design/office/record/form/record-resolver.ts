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

type Checked<Input extends object> = Pick<RecordDeclaration<Input>, "schema">;

/** What the contract's schema refuses and, once it refuses nothing, the rules between fields. */
export const checkValues =
  <Input extends object>(
    { schema }: Checked<Input>,
    rules: (input: Input) => readonly RuleError[],
  ) =>
  (values: object): readonly RuleError[] => {
    const result = schema.safeParse(values);
    return result.success
      ? rules(result.data as Input)
      : result.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  };

/** Checks a form by the contract's schema and, once it passes, by the rules between its fields. */
export const resolverOf = <Input extends object>(
  declaration: Checked<Input>,
  rules: (input: Input) => readonly RuleError[],
): Resolver<FieldValues> => {
  const check = checkValues(declaration, rules);
  return (values) => {
    const errors = check(values);
    return errors.length === 0
      ? { values: { ...declaration.schema.parse(values) }, errors: {} }
      : { values: {}, errors: toFieldErrors(errors) };
  };
};
