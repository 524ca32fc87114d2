import "./record-presence.css";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import type { OtherSession } from "#platform/presence/presence-contract.ts";
import { fieldId, type FieldSchema, labelOf } from "#design/office/form/field-schema.ts";
import { focusField } from "#design/office/form/focus-field.ts";
import { PresenceBar } from "#design/office/presence/presence-bar.tsx";
import { usePresence } from "#design/office/presence/use-presence.ts";
import { usePanelFocus } from "./use-panel-focus.ts";

export type RecordPresenceProps = Readonly<{
  one: string;
  /** Of the record below `/api/`. */
  path: string;
  panel: React.RefObject<HTMLElement | null>;
  /** Names the fields. */
  schema: FieldSchema;
  /** Told the newest saved version; null while it is not known. */
  onVersion: (version: number | null) => void;
}>;

const fieldAt = (path: string): HTMLElement | null => document.getElementById(fieldId(path));

const labelTextOf = (field: HTMLElement | null): string | null =>
  (field instanceof HTMLInputElement && field.labels?.[0]?.textContent) || null;

type FieldNoteProps = Readonly<{ other: OtherSession; name: string; field: HTMLElement | null }>;

/** Says below a field who else is at it. The field's own element is another component's. */
const FieldNote = ({ other, name, field }: FieldNoteProps) => {
  const container = field?.closest(".fields > div");
  if (!container) return null;
  const { isEditing, isYou } = other;
  const person = isYou ? "You, in another tab, are" : `${other.name} is`;
  return createPortal(
    <p className="field-presence">{`${person} ${isEditing ? "editing" : "at"} ${name}.`}</p>,
    container,
  );
};

/** Reports which field of a record this tab is at, and shows who else has the record open. */
const RecordPresence = ({ one, path, panel, schema, onVersion }: RecordPresenceProps) => {
  const { focus, hasTyped } = usePanelFocus(panel);
  const { others, version } = usePresence({ path, focus, hasTyped });
  useEffect(() => onVersion(version), [onVersion, version]);
  const nameOf = (field: string): string | null => {
    const own = schema.properties?.[field];
    return labelTextOf(fieldAt(field)) ?? (own ? labelOf(field, own) : null);
  };
  return (
    <>
      <PresenceBar what={one} others={others} nameOf={nameOf} onOpen={focusField} />
      {others.map((other) => {
        const name = other.focus === null ? null : nameOf(other.focus);
        if (other.focus === null || name === null) return null;
        return (
          <FieldNote key={other.session} other={other} name={name} field={fieldAt(other.focus)} />
        );
      })}
    </>
  );
};

// Loaded with the first stored record.
export default RecordPresence;
