import { Switch } from "@mantine/core";
import { fieldId } from "#design/office/form/field-schema.ts";
import { RadioGroup } from "#design/office/form/radio-group.tsx";
import { TextField } from "#design/office/form/text-field.tsx";
import { IconButton } from "#design/office/icons.tsx";
import { MoveButtons } from "#design/office/item-list/order-controls.tsx";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { isQuestion } from "#features/content/forms/rules.ts";
import { useForm } from "../record/use-form.ts";
import { duplicateField, moveField, removeField } from "./field-changes.ts";
import { kindLabel } from "./field-kinds.ts";
import { ConditionSettings } from "./condition-settings.tsx";
import { OwnSettings } from "./own-settings.tsx";
import { conditionSentences, ruleSentence } from "./rule-sentence.ts";

export type FieldSettingsProps = Readonly<{
  index: number;
  onOpen: (index: number) => void;
  children?: React.ReactNode;
}>;

const newId = () => crypto.randomUUID();

const Head = ({ index, onOpen }: FieldSettingsProps) => {
  const store = useDraftStore();
  const field = useForm(({ fields }) => fields[index]);
  const count = useForm(({ fields }) => fields.length);
  if (!field) return null;
  const name = field.question || `field ${index + 1}`;
  return (
    <header className="form-settings-head">
      <div>
        <h2>{field.question || "No question yet"}</h2>
        <p>{`${kindLabel(field)} · field ${index + 1} of ${count}`}</p>
      </div>
      <IconButton
        icon="copy"
        label={`Duplicate ${name}`}
        onClick={() => {
          store.change(duplicateField(index, newId));
          onOpen(index + 1);
        }}
      />
      <IconButton
        icon="trash"
        label={`Delete ${name}`}
        onClick={() => {
          store.change(removeField(index));
          onOpen(Math.max(0, Math.min(index, count - 2)));
        }}
      />
    </header>
  );
};

/** The settings of one field. */
export const FieldSettings = (props: FieldSettingsProps) => {
  const { index, onOpen, children } = props;
  const store = useDraftStore();
  const errorAt = useErrorAt();
  const field = useForm(({ fields }) => fields[index]);
  const fields = useForm((form) => form.fields);
  if (!field) return null;
  const conditions = conditionSentences(fields, field);
  const path = `fields.${index}`;
  return (
    <>
      <Head {...props} />
      <div className="form-settings-body">
        <TextField
          id={fieldId(`${path}.question`)}
          label={isQuestion(field) ? "Question" : "Headline"}
          value={field.question}
          maxLength={120}
          error={errorAt(`${path}.question`)}
          onChange={(question) => store.put(`${path}.question`, question)}
        />
        <TextField
          id={fieldId(`${path}.help`)}
          label={isQuestion(field) ? "Help under it" : "Text under it"}
          value={field.help}
          maxLength={200}
          error={errorAt(`${path}.help`)}
          onChange={(help) => store.put(`${path}.help`, help)}
        />
        <OwnSettings field={field} path={path} />
        {isQuestion(field) && (
          <Switch
            id={fieldId(`${path}.isRequired`)}
            label="Required"
            checked={field.isRequired}
            onChange={(event) => store.put(`${path}.isRequired`, event.currentTarget.checked)}
          />
        )}
        {field.kind !== "step" && (
          <>
            <RadioGroup
              label="Width"
              choices={[
                { value: "whole", label: "A row" },
                { value: "half", label: "Half a row" },
              ]}
              value={field.isHalf ? "half" : "whole"}
              onChange={(width) => store.put(`${path}.isHalf`, width === "half")}
            />
            <ConditionSettings index={index} />
          </>
        )}
        <div className="form-rule">
          <h3>Its rules</h3>
          <p>{ruleSentence(field)}</p>
          {conditions.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <div>
          <span className="field-label">Place</span>
          <MoveButtons
            name={field.question || `field ${index + 1}`}
            index={index}
            count={fields.length}
            onMove={(to) => {
              store.change(moveField(index, to));
              onOpen(to);
            }}
          />
        </div>
        {children}
      </div>
    </>
  );
};
