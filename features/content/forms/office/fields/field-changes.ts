import type { DraftChange } from "#design/office/record-page/state/draft-store.ts";
import type { FormField } from "#features/content/forms/contract.ts";
import { asForm } from "../record/use-form.ts";

const change = (
  label: string,
  index: number,
  apply: (fields: readonly FormField[]) => readonly FormField[],
): DraftChange => ({
  label,
  path: `fields.${index}`,
  apply: (values) => ({ ...values, fields: apply(asForm(values).fields) }),
});

/** @param index where it stands */
export const addField = (field: FormField, index: number): DraftChange =>
  change(`Field ${index + 1} added`, index, (fields) => fields.toSpliced(index, 0, field));

/** @param newId for the copy and its choices: answers to the two are told apart */
export const duplicateField = (index: number, newId: () => string): DraftChange =>
  change(`Field ${index + 1} duplicated`, index + 1, (fields) => {
    const field = fields[index];
    if (!field) return fields;
    const copy =
      field.kind === "choice"
        ? { ...field, choices: field.choices.map((each) => ({ ...each, id: newId() })) }
        : field;
    return fields.toSpliced(index + 1, 0, { ...copy, id: newId() });
  });

export const removeField = (index: number): DraftChange =>
  change(`Field ${index + 1} deleted`, index, (fields) => fields.toSpliced(index, 1));

export const moveField = (from: number, to: number): DraftChange =>
  change(`Field ${from + 1} moved to place ${to + 1}`, to, (fields) => {
    const field = fields[from];
    return field ? fields.toSpliced(from, 1).toSpliced(to, 0, field) : fields;
  });
