import { Icon } from "#design/office/icons.tsx";
import type { Choice } from "#platform/choices/choice.ts";
import type { PickKind } from "./picker-kinds.ts";
import styles from "./pickers.module.css";

/** Kinds of which no record has a picture. */
const unpictured: readonly PickKind[] = [
  "destination",
  "date-range",
  "travel-type",
  "page",
  "form",
];

/** By what a record is known: its picture or face, its name, and what tells it from its like. */
export const ChoiceDescription = ({ choice, kind }: { choice: Choice; kind: PickKind }) => (
  <>
    {choice.picture ? (
      <img
        className={styles["picture"]}
        data-kind={kind}
        src={`${choice.picture.base}160.webp`}
        alt=""
        loading="lazy"
      />
    ) : (
      !unpictured.includes(kind) && (
        <span className={styles["picture"]} data-kind={kind}>
          {kind === "coordinator" && <Icon name="person" />}
        </span>
      )
    )}
    <span className={styles["text"]}>
      <strong>{choice.label}</strong>
      <small>{choice.detail}</small>
    </span>
  </>
);
