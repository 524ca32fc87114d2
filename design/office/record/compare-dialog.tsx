import "./compare-dialog.css";
import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { OfficeDialog } from "../dialogs/office-dialog.tsx";
import { choiceLabel, type FieldSchema, type Json, labelOf } from "../form/field-schema.ts";
import { mergeValues, type Side } from "./merge-values.ts";
import type { Values } from "./record-declaration.ts";

export type CompareDialogProps = Readonly<{
  one: string;
  /** Names the fields. */
  schema: FieldSchema;
  /** What both sides started from. */
  base: Values;
  mine: Values;
  theirs: Values;
  onResolve: (values: Values) => void;
  onCancel: () => void;
}>;

const textOf = (schema: FieldSchema, value: Json | undefined): string => {
  if (value === undefined || value === null || value === "") return "empty";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "number") return choiceLabel(schema, value);
  if (typeof value === "string") return schema.enum ? choiceLabel(schema, value) : value;
  return JSON.stringify(value);
};

const sideNames = { mine: "Yours", theirs: "Theirs" } as const satisfies Record<Side, string>;

type ConflictChoiceProps = Readonly<{
  label: string;
  texts: Readonly<Record<Side, string>>;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}>;

const ConflictChoice = ({ label, texts, chosen, onChoose }: ConflictChoiceProps) => (
  <fieldset className="compare-field">
    <legend>{label}</legend>
    {(["mine", "theirs"] as const).map((side) => (
      <label key={side} data-chosen={chosen === side}>
        <input
          type="radio"
          name={label}
          checked={chosen === side}
          onChange={() => onChoose(side)}
        />
        <span>
          <b>{sideNames[side]}</b> {texts[side]}
        </span>
      </label>
    ))}
  </fieldset>
);

const headline = (count: number): string => {
  if (count === 0) return "Nothing collides: both are together already.";
  return count === 1
    ? "One field was changed by both. Say which counts."
    : `${count} fields were changed by both. Say which count.`;
};

/** Shown when somebody else saved the record meanwhile: both sides are put together. */
const CompareDialog = (props: CompareDialogProps) => {
  const { one, schema, base, mine, theirs, onResolve, onCancel } = props;
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const { values, conflicts, taken } = useMemo(
    () => mergeValues(base, mine, theirs, choices),
    [base, mine, theirs, choices],
  );
  const fieldOf = (name: string): FieldSchema => schema.properties?.[name] ?? {};
  const openCount = conflicts.filter(({ field }) => !choices[field]).length;
  return (
    <OfficeDialog
      title={`This ${one} was saved while you edited it`}
      size="wide"
      onClose={onCancel}
    >
      <div className="compare">
        <p role="status">
          <b>{headline(conflicts.length)}</b> Nothing of yours or theirs is lost.
        </p>
        {conflicts.map((conflict) => {
          const { field } = conflict;
          const fieldSchema = fieldOf(field);
          return (
            <ConflictChoice
              key={field}
              label={labelOf(field, fieldSchema)}
              texts={{
                mine: textOf(fieldSchema, conflict.mine),
                theirs: textOf(fieldSchema, conflict.theirs),
              }}
              chosen={choices[field]}
              onChoose={(side) => setChoices({ ...choices, [field]: side })}
            />
          );
        })}
        {taken.length > 0 && (
          <ul className="compare-taken">
            {taken.map((field) => (
              <li key={field}>
                {`${labelOf(field, fieldOf(field))} comes from them: `}
                <b>{textOf(fieldOf(field), theirs[field])}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
      <footer>
        <Button data-autofocus variant="default" onClick={onCancel}>
          Back to my edits
        </Button>
        <Button
          color="blaze"
          className="save"
          aria-disabled={openCount > 0}
          data-disabled={openCount > 0 || undefined}
          onClick={() => openCount === 0 && onResolve(values)}
        >
          {openCount > 0 ? `${openCount} to decide` : "Save both together"}
        </Button>
      </footer>
    </OfficeDialog>
  );
};

// Loaded when two people collide.
export default CompareDialog;
