import { useId, useRef } from "react";
import { FocalCrops } from "./focal-crops.tsx";
import { type FocalPoint, movedByKey, pointAt } from "./focal-point.ts";
import styles from "./focal-field.module.css";

export type FocalFieldProps = Readonly<{
  /** The picture's address without width and format. */
  base: string;
  point: FocalPoint;
  error: string | undefined;
  /** Whether the picture fills the width that there is. */
  isLarge?: boolean;
  onMove: (point: FocalPoint) => void;
}>;

/** Where the subject of a picture is, set by a click or by arrow keys, with the crops it makes. */
export const FocalField = ({ base, point, error, isLarge = false, onMove }: FocalFieldProps) => {
  const mark = useRef<HTMLButtonElement>(null);
  const helpId = useId();
  const { focalX, focalY } = point;
  return (
    <div role="group" aria-label="Focal point" className={styles["field"]}>
      <strong aria-hidden="true">Focal point</strong>
      <div className={styles["boxes"]} data-large={isLarge || undefined}>
        <div
          className={styles["whole"]}
          role="presentation"
          onClick={(event) => {
            // A press of Enter on the mark has no place.
            if (event.detail === 0) return;
            onMove(pointAt(event.currentTarget.getBoundingClientRect(), event));
            mark.current?.focus();
          }}
        >
          <img src={`${base}640.webp`} alt="" />
          <span className={styles["place"]} aria-hidden="true">
            {`${focalX} %, ${focalY} %`}
          </span>
          <button
            ref={mark}
            type="button"
            className={styles["mark"]}
            style={{ left: `${focalX}%`, top: `${focalY}%` }}
            aria-label={`${focalX} % from the left, ${focalY} % from the top`}
            aria-describedby={helpId}
            onKeyDown={(event) => {
              const moved = movedByKey(point, event.key, event.shiftKey);
              if (!moved) return;
              event.preventDefault();
              onMove(moved);
            }}
          />
        </div>
        <div className={styles["crops"]}>
          <FocalCrops base={base} point={point} />
        </div>
      </div>
      <p id={helpId}>
        Click on what must never be cut off, or move the ring with the arrow keys: 1 % a press, 10 %
        with Shift.
      </p>
      <p role="status" className="sr-only">
        {`${focalX} % from the left, ${focalY} % from the top`}
      </p>
      {error !== undefined && <p role="alert">{error}</p>}
    </div>
  );
};
