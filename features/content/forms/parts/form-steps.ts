import type { FormField } from "../contract.ts";

type Step = Extract<FormField, { kind: "step" }>;
type Drawn = Exclude<FormField, { kind: "step" }>;

export type FormParts = Readonly<{
  before: readonly Drawn[];
  steps: readonly Readonly<{ step: Step; fields: readonly Drawn[] }>[];
}>;

/** The fields by the step to which they belong; those above the first belong to none. */
export const partsOf = (fields: readonly FormField[]): FormParts => {
  const before: Drawn[] = [];
  const steps: { step: Step; fields: Drawn[] }[] = [];
  for (const field of fields) {
    if (field.kind === "step") steps.push({ step: field, fields: [] });
    else (steps.at(-1)?.fields ?? before).push(field);
  }
  return { before, steps };
};
