import type { FormField } from "./contract.ts";

type Condition = NonNullable<FormField["showWhen"]>;

/**
 * The fields that a visitor is asked: one whose question was not asked is not asked either.
 * @param chosen what was chosen in a field, by its id
 */
export const askedFields = (
  fields: readonly FormField[],
  chosen: (fieldId: string) => readonly string[],
): readonly FormField[] => {
  const asked = new Set<string>();
  return fields.filter(({ id, showWhen }) => {
    const isAsked =
      showWhen === null ||
      (asked.has(showWhen.field) &&
        chosen(showWhen.field).some((choice) => showWhen.choices.includes(choice)));
    if (isAsked) asked.add(id);
    return isAsked;
  });
};

/** A field's own condition and those of the fields that it depends on. */
export const conditionsOf = (
  fields: readonly FormField[],
  { showWhen }: FormField,
): readonly Condition[] => {
  if (showWhen === null) return [];
  const at = fields.findIndex(({ id }) => id === showWhen.field);
  const source = fields[at];
  // Only what stands above can be depended on, so this ends.
  return source ? [showWhen, ...conditionsOf(fields.slice(0, at), source)] : [showWhen];
};
