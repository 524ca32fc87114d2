import { crops } from "#features/assets/media/parts/crops.ts";
import type { FocalPoint } from "./focal-point.ts";
import styles from "./focal-field.module.css";

export type FocalCropsProps = Readonly<{
  /** The picture's address without width and format. */
  base: string;
  point: FocalPoint;
}>;

/** What the site shows of a picture in each of its shapes. */
export const FocalCrops = ({ base, point: { focalX, focalY } }: FocalCropsProps) =>
  crops.map(({ label, ratio: [width, height] }) => (
    <figure key={label} className={styles["crop"]}>
      <img
        src={`${base}320.webp`}
        alt=""
        style={{ aspectRatio: width / height, objectPosition: `${focalX}% ${focalY}%` }}
      />
      <figcaption>{label}</figcaption>
    </figure>
  ));
