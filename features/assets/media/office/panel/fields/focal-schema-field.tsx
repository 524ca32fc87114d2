import type { FieldProps } from "#design/office/form/field-props.ts";
import { FocalField } from "#features/assets/media/pickers/details/focal-field.tsx";
import { mediaRecordSchema } from "#features/assets/media/library-contract.ts";
import { middle } from "#features/assets/media/rules.ts";
import { usePanelPicture } from "../picture-context.ts";

const focalSchema = mediaRecordSchema.shape.focal;

/** The picture with its focal point, and the crops that follow from it. */
export const FocalSchemaField = ({ path, value, errorAt, put }: FieldProps) => {
  const { base } = usePanelPicture();
  if (base === "") return null; // until the picture is read
  const { data } = focalSchema.safeParse(value);
  const { x, y, isChosen } = data ?? { ...middle, isChosen: false };
  return (
    <FocalField
      base={base}
      point={{ focalX: x, focalY: y }}
      isChosen={isChosen}
      error={errorAt(path) ?? errorAt(`${path}.x`) ?? errorAt(`${path}.y`)}
      isLarge
      onChoose={({ focalX, focalY }) => put(path, { x: focalX, y: focalY, isChosen: true })}
    />
  );
};
