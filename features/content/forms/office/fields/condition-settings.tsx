import { NativeSelect } from "@mantine/core";
import { Chips } from "#design/office/form/choices/chips.tsx";
import { fieldId } from "#design/office/form/field-schema.ts";
import { RadioGroup } from "#design/office/form/radio-group.tsx";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import type { FormField } from "#features/content/forms/contract.ts";
import { useForm } from "../record/use-form.ts";

type Source = Extract<FormField, { kind: "choice" }>;
type Condition = NonNullable<FormField["showWhen"]>;

type ConditionProps = Readonly<{
  path: string;
  condition: Condition;
  sources: readonly Source[];
  onChange: (condition: Condition) => void;
}>;

const Condition = ({ path, condition, sources, onChange }: ConditionProps) => {
  const error = useErrorAt()(path);
  const source = sources.find(({ id }) => id === condition.field);
  return (
    <>
      <NativeSelect
        label="Depends on"
        value={source?.id ?? ""}
        onChange={(event) => onChange({ field: event.currentTarget.value, choices: [] })}
      >
        {!source && <option value="">choose a question</option>}
        {sources.map(({ id, question }) => (
          <option key={id} value={id}>
            {question || "No question yet"}
          </option>
        ))}
      </NativeSelect>
      <Chips
        id={fieldId(`${path}.choices`)}
        label="The answer is one of"
        choices={(source?.choices ?? []).map(({ id, label }) => ({
          value: id,
          label: label || "…",
        }))}
        chosen={condition.choices}
        error={error}
        onChange={(choices) =>
          // What is no choice any more can only be taken away.
          onChange({
            field: condition.field,
            choices: choices.filter((id) => source?.choices.some((each) => each.id === id)),
          })
        }
      />
    </>
  );
};

export type ConditionSettingsProps = Readonly<{ index: number }>;

/** Whether a field is always asked, or only with some answers to a choice above it. */
export const ConditionSettings = ({ index }: ConditionSettingsProps) => {
  const store = useDraftStore();
  const fields = useForm((form) => form.fields);
  const condition = fields[index]?.showWhen ?? null;
  const sources = fields.slice(0, index).filter((field) => field.kind === "choice");
  const [nearest] = sources.slice(-1);
  const path = `fields.${index}.showWhen`;
  const put = (next: Condition | null) => store.put(path, next);
  if (!nearest && condition === null)
    return (
      <p className="field-hint">Below a choice, a field can be asked with some answers only.</p>
    );
  return (
    <div className="form-condition">
      <RadioGroup
        id={fieldId(path)}
        label="Shown"
        choices={[
          { value: "always", label: "Always" },
          { value: "when", label: "When …" },
        ]}
        value={condition === null ? "always" : "when"}
        onChange={(value) =>
          put(value === "always" || !nearest ? null : { field: nearest.id, choices: [] })
        }
      />
      {condition !== null && (
        <Condition path={path} condition={condition} sources={sources} onChange={put} />
      )}
    </div>
  );
};
