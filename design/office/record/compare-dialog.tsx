import "./compare-dialog.css";
import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { z } from "zod";
import { changesOf } from "#platform/changes/changes.ts";
import type { Side } from "#platform/merge/merge-conflict.ts";
import { mergeRecord } from "#platform/merge/merge-record.ts";
import { OfficeDialog } from "../dialogs/office-dialog.tsx";
import { choiceLabel, type FieldSchema } from "../form/field-schema.ts";
import { valueText } from "../changes/value-text.ts";
import { officeZone } from "../dates/office-zone.ts";
import { fieldTitle } from "./field-title.ts";
import { ConflictChoice, markedTexts } from "../merge/conflict-choice.tsx";
import type { Values } from "./record-declaration.ts";

export type CompareDialogProps = Readonly<{
  one: string;
  /** Names the fields. */
  schema: FieldSchema;
  /** Names a part of a field where its path says too little, such as `itinerary.3.text`. */
  fieldName?: (path: string) => string;
  /** What both sides started from. */
  base: Values;
  mine: Values;
  theirs: Values;
  onResolve: (values: Values) => void;
  onCancel: () => void;
}>;

const textOf = (schema: FieldSchema, value: unknown): string => {
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "number" || (typeof value === "string" && schema.enum))
    return choiceLabel(schema, value);
  return valueText(value, officeZone());
};

const isId = (value: unknown): boolean => z.guid().safeParse(value).success;

type TakenProps = Readonly<{ name: string; text: string; hasText: boolean }>;

/** What another person chose by its id has no words here. */
const Taken = ({ name, text, hasText }: TakenProps) => (
  <li>
    {`${name} comes from them`}
    {hasText && (
      <>
        {": "}
        <b>{text || "empty"}</b>
      </>
    )}
  </li>
);

const headline = (count: number): string =>
  count === 1
    ? "One field was changed by both. Say which counts."
    : `${count} fields were changed by both. Say which count.`;

/** Shown when somebody else saved the record meanwhile: both sides are put together. */
const CompareDialog = (props: CompareDialogProps) => {
  const { one, schema, base, mine, theirs, onResolve, onCancel } = props;
  const nameOf = props.fieldName ?? ((path: string) => fieldTitle(schema, path));
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const { record, conflicts, taken } = useMemo(
    () => mergeRecord(base, mine, theirs, choices),
    [base, mine, theirs, choices],
  );
  const fieldOf = (name: string): FieldSchema => schema.properties?.[name] ?? {};
  const openCount = conflicts.filter(({ key }) => !choices[key]).length;
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
          const { key, path } = conflict;
          const fieldSchema = fieldOf(path);
          return (
            <ConflictChoice
              key={key}
              title={nameOf(path)}
              values={markedTexts({
                mine: textOf(fieldSchema, conflict.mine),
                theirs: textOf(fieldSchema, conflict.theirs),
              })}
              chosen={choices[key]}
              onChoose={(side) => setChoices({ ...choices, [key]: side })}
            />
          );
        })}
        {taken.length > 0 && (
          <ul className="compare-taken">
            {taken
              .flatMap((field) => changesOf(base[field], theirs[field], field))
              .map(({ path, after }) => (
                <Taken
                  key={path}
                  name={nameOf(path)}
                  text={textOf(fieldOf(path), after)}
                  hasText={!isId(after)}
                />
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
          onClick={() => openCount === 0 && onResolve(record as Values)}
        >
          {openCount > 0 ? `${openCount} to decide` : "Save both together"}
        </Button>
      </footer>
    </OfficeDialog>
  );
};

// Loaded when two people collide.
export default CompareDialog;
