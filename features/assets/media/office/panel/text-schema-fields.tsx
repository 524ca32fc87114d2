import { useState } from "react";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, labelOf } from "#design/office/form/field-schema.ts";
import { SuggestedField } from "../suggested-field.tsx";
import { tagsOf, tagSuggestions } from "../tags-text.ts";
import { isSame } from "#platform/changes/changes.ts";
import { usePanelPicture } from "./picture-context.ts";

/** A folder that is there, or a new one. */
export const FolderSchemaField = ({ name, path, schema, value, errorAt, put }: FieldProps) => (
  <SuggestedField
    id={fieldId(path)}
    label={labelOf(name, schema)}
    hint={schema.help ?? ""}
    placeholder="The library itself"
    suggestions={usePanelPicture().folders}
    value={typeof value === "string" ? value : ""}
    error={errorAt(path)}
    onChange={(folder) => put(path, folder)}
  />
);

const firstError = (errorAt: FieldProps["errorAt"], path: string, count: number) =>
  errorAt(path) ??
  Array.from({ length: count }, (_, index) => errorAt(`${path}.${index}`)).find(Boolean);

export const TagsSchemaField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const known = usePanelPicture().tags;
  const tags = Array.isArray(value) ? value.filter((tag) => typeof tag === "string") : [];
  const [typed, setTyped] = useState(tags.join(", "));
  // A restored version or a merge changes the tags without a key stroke.
  const text = isSame(tagsOf(typed), tags) ? typed : tags.join(", ");
  return (
    <SuggestedField
      id={fieldId(path)}
      label={labelOf(name, schema)}
      hint={schema.help ?? ""}
      suggestions={tagSuggestions(text, known)}
      value={text}
      error={firstError(errorAt, path, tags.length)}
      onChange={(next) => {
        setTyped(next);
        put(path, tagsOf(next));
      }}
    />
  );
};
