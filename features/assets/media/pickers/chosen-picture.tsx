import type { Choice } from "#platform/choices/choice.ts";
import styles from "./picture-field.module.css";

/** The chosen picture with its name, size and alternative text. */
export const ChosenPicture = ({ choice: { label, detail, picture } }: { choice: Choice }) => (
  <>
    {picture && (
      <img
        className={styles["thumb"]}
        src={`${picture.base}160.webp`}
        srcSet={`${picture.base}160.webp 160w, ${picture.base}320.webp 320w`}
        sizes="112px"
        alt=""
      />
    )}
    <span className={styles["text"]}>
      <strong>{label}</strong>
      <small>{detail}</small>
      {picture && (
        <small data-missing={picture.alt === "" || undefined}>
          {picture.alt ? `Alternative text: ${picture.alt}` : "No alternative text"}
        </small>
      )}
    </span>
  </>
);
