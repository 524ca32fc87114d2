import { Button } from "@mantine/core";
import { useId, useRef } from "react";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { FocalCrops } from "./focal-crops.tsx";
import { type FocalPoint, movedByKey, pointAt } from "./focal-point.ts";
import styles from "./focal-field.module.css";

export type FocalFieldProps = Readonly<{
  /** The picture's address without width and format. */
  base: string;
  point: FocalPoint;
  /** Whether somebody has said that the point is right; until then it is in the middle. */
  isChosen: boolean;
  error: string | undefined;
  /** Whether the picture fills the width that there is. */
  isLarge?: boolean;
  onChoose: (point: FocalPoint) => void;
}>;

type UnchosenProps = Readonly<{ onConfirm: () => void }>;

/** The middle looks the same whether it was chosen or nobody has looked yet. */
const Unchosen = ({ onConfirm }: UnchosenProps) => (
  <div className={styles["unchosen"]}>
    <span>Nobody has chosen it yet: the middle is kept.</span>
    <Button variant="default" size="compact-sm" onClick={onConfirm}>
      The middle is right
    </Button>
  </div>
);

/**
 * Where the subject of a picture is, set by a click or by arrow keys, with the crops it makes. Enter
 * on the ring says that it is right where it is.
 */
export const FocalField = (props: FocalFieldProps) => {
  const { base, point, isChosen, error, isLarge = false, onChoose } = props;
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
            const box = event.currentTarget.getBoundingClientRect();
            onChoose(event.detail === 0 ? point : pointAt(box, event));
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
            data-chosen={isChosen}
            style={{ left: `${focalX}%`, top: `${focalY}%` }}
            aria-label={`${focalX} % from the left, ${focalY} % from the top`}
            aria-describedby={helpId}
            onKeyDown={(event) => {
              const moved = movedByKey(point, pressedKey(event), event.shiftKey);
              if (!moved) return;
              event.preventDefault();
              onChoose(moved);
            }}
          />
        </div>
        <div className={styles["crops"]}>
          <FocalCrops base={base} point={point} />
        </div>
      </div>
      {!isChosen && (
        <Unchosen
          onConfirm={() => {
            onChoose(point);
            mark.current?.focus(); // the button is gone
          }}
        />
      )}
      <p id={helpId}>
        Click on what must never be cut off, or move the ring with the arrow keys: 1 % a press, 10 %
        with Shift. Enter keeps it where it is.
      </p>
      <p role="status" className="sr-only">
        {`${focalX} % from the left, ${focalY} % from the top, ${isChosen ? "chosen" : "not chosen yet"}`}
      </p>
      {error !== undefined && <p role="alert">{error}</p>}
    </div>
  );
};
