import { useOutletContext } from "react-router";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, type Json } from "#design/office/form/field-schema.ts";
import type { SpecialField } from "#design/office/form/form-settings.ts";
import { PictureField } from "#features/assets/media/pickers/picture-field.tsx";

const shapes = [
  { key: "wide", label: "Picture for wide screens" },
  { key: "tall", label: "Picture for phones" },
] as const;

const idAt = (value: Json | undefined, key: string): string | null => {
  const id =
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? (value as Readonly<Record<string, Json>>)[key]
      : null;
  return typeof id === "string" && id !== "" ? id : null;
};

/** A picture for wide screens and one for phones; neither is a page without a picture. */
const PicturePair = ({ path, value, errorAt, put }: FieldProps) => {
  const { country } = useOutletContext<Readonly<{ country: string }>>();
  const pair = { wide: idAt(value, "wide"), tall: idAt(value, "tall") };
  const change = (key: keyof typeof pair, id: string | null) => {
    const next = { ...pair, [key]: id };
    const isEmpty = next.wide === null && next.tall === null;
    put(path, isEmpty ? null : { wide: next.wide ?? "", tall: next.tall ?? "" });
  };
  return (
    <div className="content-pictures" id={fieldId(path)} tabIndex={-1}>
      {shapes.map(({ key, label }) => (
        <PictureField
          key={key}
          country={country}
          id={fieldId(`${path}.${key}`)}
          label={label}
          value={pair[key]}
          isRequired={false}
          error={errorAt(`${path}.${key}`)}
          onChange={(id) => change(key, id)}
        />
      ))}
    </div>
  );
};

export const pictureField: SpecialField = {
  matches: ({ format }) => format === "content-picture",
  Field: PicturePair,
};
