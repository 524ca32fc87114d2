import type { FieldProps } from "#design/office/form/field-props.ts";
import { FocalField } from "#features/media/pickers/details/focal-field.tsx";
import { usePanelPicture } from "../picture-context.ts";

const percentOf = (value: FieldProps["value"], axis: "x" | "y"): number => {
  const point = value !== null && typeof value === "object" ? Object.entries(value) : [];
  const [, percent] = point.find(([name]) => name === axis) ?? [];
  return typeof percent === "number" ? percent : 50;
};

/** The picture with its focal point, and the crops that follow from it. */
export const FocalSchemaField = ({ path, value, errorAt, put }: FieldProps) => {
  const { base } = usePanelPicture();
  if (base === "") return null; // until the picture is read
  return (
    <FocalField
      base={base}
      point={{ focalX: percentOf(value, "x"), focalY: percentOf(value, "y") }}
      error={errorAt(path) ?? errorAt(`${path}.x`) ?? errorAt(`${path}.y`)}
      isLarge
      onMove={({ focalX, focalY }) => put(path, { x: focalX, y: focalY })}
    />
  );
};
