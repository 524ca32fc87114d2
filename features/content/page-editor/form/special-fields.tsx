import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, labelOf } from "#design/office/form/field-schema.ts";
import type { ItemPictureProps, SpecialField } from "#design/office/form/form-settings.ts";
import {
  LatePicture,
  LinkSchemaField,
  PickSchemaField,
  PictureListField,
  PictureSchemaField,
} from "./late-fields.tsx";
import {
  hasPicture,
  isPicture,
  isPictureList,
} from "#features/assets/media/pickers/picture-schemas.ts";
import { pickFormat } from "#features/records/choices/pickers/picker-kinds.ts";
import { CssSection } from "./css-section.tsx";
import { proseField } from "../pickers/prose-field.ts";

const CssField = ({ name, path, schema, value, errorAt, put }: FieldProps) => (
  <CssSection
    id={fieldId(path)}
    label={labelOf(name, schema)}
    css={typeof value === "string" ? value : ""}
    error={errorAt(path)}
    onChange={(css) => put(path, css)}
  />
);

/** Says at once whether there is a picture: the words beside it do not move when it has come. */
export const ItemPicture = (props: ItemPictureProps) =>
  hasPicture(props.schema) && <LatePicture {...props} />;

/** The fields of blocks that only the page editor has. */
export const specialFields: readonly SpecialField[] = [
  { matches: isPicture, Field: PictureSchemaField },
  { matches: isPictureList, Field: PictureListField },
  { matches: (schema) => pickFormat(schema) !== null, Field: PickSchemaField },
  { matches: ({ format }) => format === "link", Field: LinkSchemaField },
  { matches: ({ format }) => format === "css", Field: CssField },
  proseField,
];
