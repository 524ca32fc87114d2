import type { FormInput } from "../contract.ts";
import { emptyForm } from "../office/record/empty-form.ts";

/** A form that asks nothing yet and is not live. */
export const formDraft = (overrides: Partial<FormInput> = {}): FormInput => ({
  ...emptyForm,
  name: "Lead a group",
  keepDays: 30,
  ...overrides,
});
