import { useState } from "react";
import { useOutletContext } from "react-router";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { emptyValueOf, fieldId, type Json, labelOf } from "#design/office/form/field-schema.ts";
import { ListField } from "#design/office/form/list/list-field.tsx";
import { SchemaField } from "#design/office/form/schema-field.tsx";
import { pictureFieldOf } from "./picture-schemas.ts";
import { DropZone } from "./upload/drop-zone.tsx";
import { UploadButton } from "./upload/upload-button.tsx";
import { UploadRows } from "./upload/upload-rows.tsx";
import { useUploads } from "./upload/use-uploads.ts";
import styles from "./picture-list-field.module.css";
import { counted } from "#platform/counted.ts";

const noItems: readonly Json[] = [];

type Item = Readonly<Record<string, Json>>;

const asItem = (item: Json | undefined): Item =>
  item !== null && typeof item === "object" && !Array.isArray(item) ? (item as Item) : {};

/** A list of pictures, to which many files are added at once. */
export const PictureListField = (props: FieldProps) => {
  const { name, path, schema, value, put } = props;
  const { country } = useOutletContext<Readonly<{ country: string }>>();
  const [note, setNote] = useState("");
  const label = labelOf(name, schema);
  const items: readonly Json[] = Array.isArray(value) ? value : noItems;
  const itemSchema = schema.items ?? {};
  const field = pictureFieldOf(itemSchema) ?? "";
  const uploads = useUploads(country, ({ media }) => {
    // The examples of blocks begin with places without a picture, which are filled first.
    const place = items.findIndex((item) => !asItem(item)[field]);
    const item = asItem(place < 0 ? emptyValueOf(itemSchema) : items[place]);
    const filled = { ...item, [field]: media.id };
    put(path, place < 0 ? [...items, filled] : items.with(place, filled));
  });
  const emptyPlaces = items.filter((item) => !asItem(item)[field]).length;
  const free = (schema.maxItems ?? Infinity) - items.length + emptyPlaces - uploads.uploads.length;
  const take = (files: readonly File[]) => {
    const fitting = files.slice(0, Math.max(0, free));
    const left = files.length - fitting.length;
    setNote(
      left > 0 ? `${left} of ${counted(files.length, "file")} did not fit: ${label} is full.` : "",
    );
    uploads.add(fitting);
  };
  return (
    <DropZone
      id={`${fieldId(path)}-files`}
      label={`Files for ${label}`}
      hint={`Drop to add to ${label}`}
      onFiles={take}
    >
      <ListField {...props} Item={SchemaField} />
      <div className={styles["foot"]}>
        <UploadButton
          label={`Upload pictures to ${label}`}
          takesMany
          isDisabled={free <= 0}
          onFiles={take}
        >
          Upload pictures
        </UploadButton>
        <span>or drop several on the list</span>
        <p role="status">{note}</p>
      </div>
      <UploadRows {...uploads} />
    </DropZone>
  );
};
