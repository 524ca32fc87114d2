import { Chips } from "#design/office/form/choices/chips.tsx";
import { fieldId } from "#design/office/form/field-schema.ts";
import { NumberField } from "#design/office/form/text-field.tsx";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import type { FormField } from "#features/content/forms/contract.ts";

export type FileSettingsProps = Readonly<{
  field: Extract<FormField, { kind: "file" }>;
  path: string;
}>;

const limits = [
  ["maxMegabytes", "MB each, at most"],
  ["maxFiles", "Files, at most"],
] as const;

/** What files a field takes. Only staff who read submissions get them. */
export const FileSettings = ({ field, path }: FileSettingsProps) => {
  const store = useDraftStore();
  const errorAt = useErrorAt();
  return (
    <>
      <Chips
        id={fieldId(`${path}.types`)}
        label="Takes"
        choices={[
          { value: "pdf", label: "PDF" },
          { value: "picture", label: "Pictures" },
        ]}
        chosen={field.types}
        error={errorAt(`${path}.types`)}
        onChange={(types) => store.put(`${path}.types`, types)}
      />
      <div className="form-pair">
        {limits.map(([name, label]) => (
          <NumberField
            key={name}
            id={fieldId(`${path}.${name}`)}
            label={label}
            value={field[name]}
            isWhole
            error={errorAt(`${path}.${name}`)}
            onChange={(number) => store.put(`${path}.${name}`, number)}
          />
        ))}
      </div>
    </>
  );
};
