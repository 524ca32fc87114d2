import "../prose/prose.css";
import { Suspense, use } from "react";
import { useOutletContext } from "react-router";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, labelOf } from "#design/office/form/field-schema.ts";
import { TextField } from "#design/office/form/text-field.tsx";
import { latePart } from "#design/office/late-part.tsx";
import type { ProseFieldProps } from "../prose/prose-field.tsx";
import { ReadOnlyContext } from "../editing/read-only.ts";

/** Shown when the text editor could not be loaded, so that nobody has to stop writing. */
const MarkedText = ({ id, label, value, error, onChange }: ProseFieldProps) => (
  <TextField
    id={id}
    label={label}
    value={value}
    error={error}
    onChange={onChange}
    isLong
    hint="The text editor could not be loaded. ## begins a heading, - a list; **bold**, *italic*, [words](/address)."
  />
);

/** The library is loaded with the first text that opens. */
export const LateProseField = latePart<ProseFieldProps>(() =>
  import("../prose/prose-field.tsx").catch(() => ({ default: MarkedText })),
);

export const ProseSchemaField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const { site } = useOutletContext<Readonly<{ site: string | null }>>();
  const isReadOnly = use(ReadOnlyContext);
  const label = labelOf(name, schema);
  return (
    <Suspense fallback={<p role="status" className="prose-waiting">{`${label}: loading …`}</p>}>
      <LateProseField
        id={fieldId(path)}
        label={label}
        value={typeof value === "string" ? value : ""}
        error={errorAt(path)}
        hint={schema.help}
        isReadOnly={isReadOnly}
        site={site}
        onChange={(text) => put(path, text)}
      />
    </Suspense>
  );
};
